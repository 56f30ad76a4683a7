"""The rules text as WebAssembly: the same functions that Numba compiles for this machine, compiled for a browser.

A game that brings a `wasm.py` says which functions a browser may call and how a table is laid out in memory. Everything
of a table lies in one record, so the browser lays bytes into memory and calls; there is no rule in JavaScript.
"""
