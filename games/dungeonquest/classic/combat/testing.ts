/** Fights for tests: a Hero stands south of a Monster, or of another Hero, and goes to him. */
import { type Arrangement, type Playthrough, readScenario, runScenario } from '@underhall/kernel';
import { ONE_PACE_SOUTH } from '../../testing/arranged.ts';
import { openClassic } from '../game.ts';
import type { ClassicSpec, World } from '../world.ts';

const game = openClassic();

export interface Fight {
  readonly hero?: string;
  readonly wounds?: number;
  /** `skeleton-5` */
  readonly foe?: string;
  readonly seed?: string;
  readonly options?: Readonly<Record<string, boolean>>;
  /** The Power cards of both sides, as far as they matter. */
  readonly own?: string;
  readonly theirs?: string;
  /** The next cards of the Combat deck: four for the Hero, then four for the Monster. */
  readonly cards?: readonly string[];
  readonly arrange?: readonly Arrangement[];
  readonly steps: readonly object[];
}

/** Plays the steps after the attack; throws at the first that fails. */
export function fight({ hero = 'lindel', foe = 'golem-7', ...more }: Fight): Playthrough<World> {
  const [kind, life] = foe.split('-');
  const { owners } = game.spec as ClassicSpec;
  const next: Record<string, readonly string[]> = {};
  if (more.own) next[`power:${owners.indexOf(hero)}`] = [more.own];
  if (more.theirs) next[`power:${owners.indexOf(kind)}`] = [more.theirs];
  if (more.cards) next.combat = more.cards;
  const scenario = readScenario({
    title: 'a fight',
    rules: [],
    game: game.id,
    ...(more.options && { options: more.options }),
    ...(more.seed && { seed: more.seed }),
    seats: [{ hero }, { hero: hero === 'hugo' ? 'lindel' : 'hugo' }],
    arrange: [
      ...ONE_PACE_SOUTH,
      { hero: 0, wounds: more.wounds ?? 0 },
      { token: kind, life: Number(life), at: 'D3' },
      ...(more.arrange ?? []),
      { next },
    ],
    steps: [{ choose: 'move:north' }, { choose: 'attack' }, ...more.steps],
  });
  return runScenario(game, scenario);
}

/** Both sides play a card. */
export function plays(hero: string, monster: string): object[] {
  return [
    { seat: 0, choose: `play:${hero}` },
    { seat: 1, choose: `play:${monster}` },
  ];
}
