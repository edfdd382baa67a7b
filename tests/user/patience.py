"""How long a story waits for anything: many times what an idle machine takes, so that a machine at
a quarter of its speed, or a busy one, passes. Only failing stories wait this long."""

PATIENCE = 150.0  # seconds, for each wait
LONGEST = 1100  # seconds, for a whole story
