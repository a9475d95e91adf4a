"""Underhall for Python: matches of any of its games, in the manner of PettingZoo's AEC interface.

    from underhall import Environment

    env = Environment("pig", seats=2)
    env.reset(seed=1)
    while env.agents:
        agent = env.agent_selection
        env.step(None if env.terminations[agent] else env.legal(agent)[0])
    print(env.rewards)

Nothing but Python's own library is needed, and the `underhall` command: `UNDERHALL` names it, or `command`.
"""

from .arena import Arena, Refused
from .environment import Environment

__all__ = ["Arena", "Environment", "Refused"]
