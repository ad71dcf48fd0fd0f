"""How tables of the Mountain King are looked at."""

from pictures import Shown

SHOWN = Shown(lines=72)
