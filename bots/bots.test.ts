import { Game, View } from '@underhall/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBot } from './levels.ts';
import { Search } from './search/search.ts';
import { duelGame, examples, marketGame, pigGame, playedBy, somewhere, winsOf } from './testing.ts';

const everyBot = ['random', 'apprentice', 'greedy:40', 'search:40', 'search:20,rounds=1,wide=2'];

function hasOffer(view: View): boolean {
  return view.pending?.kind === 'offer';
}

describe('every bot', () => {
  it('answers any question of any game with one of its options', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...examples),
        fc.constantFrom(...everyBot),
        fc.nat(60),
        fc.nat(1000),
        (game, name, choices, seed) => {
          const seats = game.spec.seats.least + (seed % (game.spec.seats.most - game.spec.seats.least + 1));
          const match = somewhere(game, seats, `position ${seed}`, choices);
          const bot = createBot(name, { seed: `${seed}`, timed: false });
          for (let seat = 0; seat < seats; seat++) {
            const view = new View(match, seat);
            const ids = view.pending?.options.map(({ id }) => id) ?? [];
            if (ids.length === 0) continue;
            const option = hasOffer(view) ? bot.offered(view)?.option : bot.answer(view).option;
            if (option !== undefined) expect(ids).toContain(option);
          }
        },
      ),
      { numRuns: 120, seed: 4 },
    );
  });

  it('plays whole matches, drafts and windows and sealed choices included', () => {
    for (const game of examples) {
      const bots = everyBot.slice(-2).map((name) => createBot(name, { seed: name, timed: false }));
      expect(playedBy(game, bots, 'whole').outcome).toBeDefined();
    }
  });

  it('says in one line what it expects', () => {
    const match = somewhere(pigGame, 2, 'why', 1);
    const why = createBot('greedy:20', { seed: 'w' }).answer(new View(match, match.asked())).why();
    expect(why).toMatch(/^(expects .* score|\d+ % )/);
    expect(why).not.toContain('\n');
  });

  it('does what the cheap policy would, if greedy cannot look at every option once', () => {
    const last = new Game({ ...pigGame.spec, policy: (_match, _seat, options) => options.length - 1 });
    const match = last.start({ seats: [{}, {}], seed: 'x' });
    match.take(0, match.legal(0)[0]);
    const options = match.legal(match.asked());
    expect(options.length).toBeGreaterThan(1);
    const answer = createBot('greedy:1', { seed: 'few' }).answer(new View(match, match.asked()));
    expect(answer.option).toBe(options[options.length - 1].id);
  });

  it.each(['greedy:60', 'search:60'])('leaves a matter of taste to the policy: %s', (name) => {
    const winning = (tastes: readonly string[]) => {
      const policy = (_match: unknown, _seat: number, options: readonly { id: string }[]) =>
        options.findIndex(({ id }) => id === 'roll');
      const game = new Game({ ...pigGame.spec, policy, tastes });
      const match = game.start({ seats: [{}, {}], options: { goal: 20 }, seed: 'taste' });
      (match.world as { total: number }).total = 20;
      return createBot(name, { seed: 't', timed: false }).answer(new View(match, 0)).option;
    };
    expect(winning([])).toBe('hold');
    expect(winning(pigGame.questions)).toBe('roll');
  });

  it('falls back on a legal option when the game fails in its head', () => {
    const evaluate = () => {
      throw new Error('broken');
    };
    const spec = { ...pigGame.spec, evaluate };
    const broken = new Game(spec);
    const match = broken.start({ seats: [{}, {}], seed: 'x' });
    match.take(0, match.legal(0)[0]);
    const view = new View(match, match.asked());
    const ids = view.pending?.options.map(({ id }) => id);
    for (const name of everyBot) expect(ids).toContain(createBot(name, { seed: 's' }).answer(view).option);
  });
});

describe('the same seed', () => {
  it.each(['greedy:60', 'search:100'])('makes %s play the same match', (name) => {
    const play = () => {
      const bots = [0, 1].map((seat) => createBot(name, { seed: `s${seat}`, timed: false }));
      return playedBy(marketGame, bots, 'same');
    };
    const [first, second] = [play(), play()];
    expect(second.choices).toBe(first.choices);
    expect(second.world).toEqual(first.world);
  });
});

describe('a time budget', () => {
  it.each(['search:30ms', 'veteran', 'greedy'])('ends the thinking of %s', (name) => {
    let now = 0;
    let looks = 0;
    const clock = () => {
      looks++;
      now += 10;
      return now;
    };
    const match = somewhere(marketGame, 4, 'slow', 6);
    createBot(name, { seed: 't', clock }).answer(new View(match, match.asked()));
    expect(looks).toBeLessThanOrEqual(60);
  });

  it('is kept by the clock on the wall', () => {
    const match = somewhere(duelGame, 2, 'wall', 2);
    const began = performance.now();
    createBot('search:40ms', { seed: 't' }).answer(new View(match, match.asked()));
    expect(performance.now() - began).toBeLessThan(400);
  });
});

describe('strength on Pig', () => {
  it('greedy beats random', () => {
    expect(winsOf('greedy:60', 'random', 60, pigGame, { goal: 50 })).toBeGreaterThan(38);
  });

  it('search beats random', () => {
    expect(winsOf('search:60', 'random', 40, pigGame, { goal: 50 })).toBeGreaterThan(26);
  });
});

describe('search', () => {
  it('takes the best of the first look, if the time is up before it could look again', () => {
    const match = somewhere(marketGame, 4, 'hurry', 0);
    const view = new View(match, match.asked());
    const options = view.pending?.options.length ?? 0;
    expect(options).toBeGreaterThan(2);
    const once = createBot(`search:${options}`, { seed: 'g', timed: false }).answer(view).option;
    // Three readings to begin with and two for each option: the time is up with the first sample.
    let readings = 3 + 2 * options;
    const clock = () => (readings-- > 0 ? 0 : 1000);
    expect(createBot('search:500ms', { seed: 'g', clock }).answer(view).option).toBe(once);
  });

  it('looks at every option once, if it can at all', () => {
    const match = somewhere(marketGame, 4, 'hurry', 0);
    const view = new View(match, match.asked());
    const options = view.pending?.options.length ?? 0;
    for (const spare of [0, 1]) {
      const bot = new Search('search', { iterations: options + spare }, 'g');
      bot.answer(view);
      expect(bot.iterations).toBeGreaterThanOrEqual(options);
    }
  });

  it('does not take the same sealed option every time', () => {
    const match = duelGame.start({ seats: [{}, {}], seed: 'mixed' });
    const taken = new Set<string>();
    for (let i = 0; i < 30; i++) {
      taken.add(createBot('search:60', { seed: `${i}`, timed: false }).answer(new View(match, 1)).option);
    }
    expect(taken.size).toBeGreaterThan(1);
  });

  it('wins at once where it can', () => {
    const match = pigGame.start({ seats: [{}, {}], options: { goal: 20 }, seed: 'win' });
    const world = match.world as { total: number; scores: number[] };
    world.total = 20;
    const bot = createBot('search:200', { seed: 'w', timed: false });
    expect(bot.answer(new View(match, 0)).option).toBe('hold');
  });
});
