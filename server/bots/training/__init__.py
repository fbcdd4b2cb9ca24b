"""The workshop where the bots' strategies are learnt and packed; never imported at a table. Needs the extra `training`."""
