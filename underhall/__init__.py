"""Underhall: five mountain-kingdom board games at one table, to play, study and simulate."""
