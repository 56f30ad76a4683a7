"""Every drill there is, in the order in which they are run."""

from __future__ import annotations

from tests.drill import damage, databases_away, disks, hostile, kills, two_processes

DRILLS = [*kills.DRILLS, *disks.DRILLS, *damage.DRILLS, *two_processes.DRILLS, *databases_away.DRILLS, *hostile.DRILLS]
