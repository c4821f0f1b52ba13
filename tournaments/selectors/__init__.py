"""What pages, API and sockets show: pure functions of a tournament's state and its names."""
