"""Title norms (B.01 1.4): GM, IM, WGM, WIM.

- `levels` is the table of requirements, `event` what an event waives, `games` which games count;
  `conditions` is what is asked of the event itself.
- `checks` says of each requirement whether it is met, with its numbers; `choice` which games may be
  left out, `watch` how a player stands, `needed` what would still do.

The Qualification Commission decides about norms; whatever is worked out here is an estimate.
"""
