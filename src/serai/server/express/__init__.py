"""The express lane: tables where nothing happens but that people decide, carried out by compiled code, many at once.

A table is in the lane or it is ordinary Python's, never both. It enters at the end of a turn (`lane.Lane.admit`), and
leaves at the beginning of one as soon as anything else happens (`release`): someone comes or goes, writes a line, sends
what is not a plain decision, or decides what is refused. When the game is over it leaves too. Ordinary Python can do
everything that the lane can, and what it does is the measure: tests compare the two.
"""
