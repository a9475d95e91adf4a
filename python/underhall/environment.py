"""One match at a time, as PettingZoo's AEC interface has it: whose turn it is, what it may do, what it sees."""

from .arena import Arena

MATCH = 0


class Environment:
    """A game of Underhall. Agents are called `seat_0`, `seat_1`, …; actions are the ids of options.

    `seats` is a number, or a list of what each seat brings (`[{"hero": "hugo"}, {}]`). `bots` gives seats to bots of the
    house (`{1: "greedy"}`): such agents are never asked. Where a seat may act while another is asked, `offers` says what
    it may do, and `step(option, agent)` does it.
    """

    metadata = {"name": "underhall", "is_parallelizable": False, "render_modes": []}

    def __init__(self, game, seats=None, options=None, bots=None, tell="facts", packs=(), command=None):
        self._arena = Arena(game, tell=tell, packs=packs, command=command)
        self._wanted = {"seats": seats, "options": options, "bots": bots}
        least, most = (self._arena.about["seats"][name] for name in ("least", "most"))
        count = seats if isinstance(seats, int) else len(seats) if seats else min(most, max(least, 2))
        self.possible_agents = [f"seat_{seat}" for seat in range(count)]
        self.agents = []
        self.outcome = None

    def reset(self, seed=None, options=None):
        """Begins a match; the same seed gives the same dice and cards. `options` replaces what the table agrees on."""
        wanted = {**self._wanted, **({} if options is None else {"options": options})}
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.outcome = None
        self._hear(self._arena.ask([Arena.begin(MATCH, seed="" if seed is None else seed, **wanted)])[0])

    def _hear(self, told):
        self._told = told
        if told["type"] == "end":
            self.outcome = told["outcome"]
            for agent in self.agents:
                self.rewards[agent] = 1 if self._seat(agent) in self.outcome["winners"] else -1
                self._cumulative_rewards[agent] += self.rewards[agent]
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[told["seat"]]

    def _seat(self, agent):
        return self.possible_agents.index(agent)

    def _seen(self, agent):
        seat = self._seat(agent)
        if self._told.get("seat") == seat:
            return self._told
        return self._arena.ask([Arena.look(MATCH, seat)])[0]

    def observe(self, agent):
        """What this agent may know: the facts of the game, and the question if it is asked."""
        return self._seen(agent)

    def legal(self, agent):
        """The ids of what this agent may choose now."""
        return [] if self.terminations[agent] else self._seen(agent)["options"]

    @property
    def offers(self):
        """What other agents may do while one is asked: `{agent: options}`."""
        offers = self._told.get("offers", ())
        return {self.possible_agents[offer["seat"]]: offer["options"] for offer in offers}

    def step(self, action, agent=None):
        """The agent whose turn it is chooses, or another one takes up what it is offered; None once it is over."""
        agent = agent or self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("The match is over: step(None).")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        self._cumulative_rewards[agent] = 0
        told = {"match": MATCH, "seat": self._seat(agent)}
        self._hear(self._arena.ask([Arena.answer(told, action)])[0])

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter=2**63):
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def close(self):
        self._arena.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
