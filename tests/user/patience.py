"""How long a story waits for whatever it needs: many times what an idle machine takes, so that one at
a quarter of its speed, or one that is busy with other programs, passes. It only ever ends what fails."""

PATIENCE = 150.0  # seconds, for each thing that is waited for
LONGEST = 1100  # seconds, for a whole story
