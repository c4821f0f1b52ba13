Shared-Form =
    .look-below = Ještě není hotovo: podívejte se na označená místa.
