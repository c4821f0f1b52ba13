"""The start of play: clocks, empty seats, forfeits and explained absences."""
