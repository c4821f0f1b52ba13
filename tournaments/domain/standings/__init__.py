"""Records of the players, and the standings that follow from them."""
