"""Appeals, and the committee that hears them."""
