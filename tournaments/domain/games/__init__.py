"""Games: results, corrections, adjournments, and conflicts about them."""
