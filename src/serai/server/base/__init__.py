"""What every part of the server uses: time, settings, refusals, logs, metrics, tasks."""
