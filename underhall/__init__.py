"""Underhall: five mountain-kingdom board games at one table, for players, designers, researchers."""
