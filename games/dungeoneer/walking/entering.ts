/** SPACE, OBST: what entering a space brings (DNR-SPACE-12). */
import { type Chapter, type Handlers, NONE, type Seat, scopeOf } from '@underhall/kernel';
import { fire, fireNow, isHeard } from '../cards/triggers.ts';
import { mapOf } from '../cards.ts';
import type { Happening } from '../effects.ts';
import { ignores } from '../modifiers/rules.ts';
import { mayDodge } from '../options/spike-dodging.ts';
import { SOURCE } from '../rolls/kinds.ts';
import type { M, World } from '../world.ts';
import { NOWHERE } from '../world.ts';

export type Entering =
  /** A hero who is still there leaves a space for another. */
  | { readonly do: 'come'; readonly from: number; readonly space: number; readonly way: Way }
  /** A hero has come into a space on his own turn. */
  | { readonly do: 'arrive'; readonly stay: number }
  /** The map space effect or Obstacle. */
  | { readonly do: 'space-effect'; readonly stay: number };

/** How a hero came there: `warp` stands for every relocation by a text. */
export type Way = 'walk' | 'sewer' | 'portal' | 'warp';

/** A hero comes into a space, after what happens as he leaves the one he was in on his own turn. */
export function enter(match: M, seat: Seat, space: number, way: Way): void {
  if (match.world.active !== seat || !isHeard(match, 'leave', seat)) come(match, seat, space, way);
  else {
    match.push({ do: 'come', from: match.world.heroes[seat].space, space, way }, scopeOf(seat));
    fire(match, 'leave', seat);
  }
}

/** What it brings waits on the agenda (DNR-SPACE-5, DNR-SPACE-7, DNR-EFFECT-14). */
function come(match: M, seat: Seat, space: number, way: Way): void {
  const { world } = match;
  const hero = world.heroes[seat];
  hero.space = space;
  hero.stay++;
  hero.onExit = NOWHERE;
  hero.moved = true;
  if (match.sink) match.tell({ type: 'entered', seat, card: world.spaces[space].card, way });
  if (world.active === seat) match.push({ do: 'arrive', stay: hero.stay }, scopeOf(seat));
}

/** DNR-SPACE-4, DNR-DISC-5 */
export function collect(match: M, seat: Seat): void {
  const hero = match.world.heroes[seat];
  const { glory, peril } = mapOf(match, hero.space);
  hero.glory += glory;
  hero.peril += peril;
  if (match.sink) match.tell({ type: 'collected', seat, glory, peril });
}

const TIP: Happening = [{ do: 'tip', rise: false, score: '', number: 0 }];
const SPIKED: Happening = [{ do: 'suffer', wounds: 1, harm: 'obstacle' }];

const handlers: Handlers<World, Entering> = {
  come(match, { from, space, way }, { seat }) {
    const hero = match.world.heroes[seat];
    if (!hero.out && hero.space === from) come(match, seat, space, way);
  },

  /** DNR-SPACE-1..3, DNR-SPACE-8, DNR-SPACE-12 */
  arrive(match, { stay }, scope) {
    const hero = match.world.heroes[scope.seat];
    match.push({ do: 'meet', stay }, scope);
    match.push({ do: 'space-traps', stay }, scope);
    match.open('enter', scope.seat, 0, { do: 'space-effect', stay }, scope);
    fireNow(match, 'enter', scope.seat);
    if (hero.visited.includes(hero.space)) return;
    hero.visited = [...hero.visited, hero.space];
    collect(match, scope.seat);
  },

  /** DNR-SPACE-6, DNR-SPACE-13, DNR-OBST-4, DNR-OBST-5 */
  'space-effect'(match, { stay }, { seat }) {
    const hero = match.world.heroes[seat];
    if (hero.out || hero.stay !== stay) return;
    const { centre } = mapOf(match, hero.space);
    const { card } = match.world.spaces[hero.space];
    if (centre.kind === 'effect')
      match.pushAll(centre.text.steps as Happening, scopeOf(seat, card, 0, hero.card));
    else if (centre.kind === 'pit' || centre.kind === 'spikes') {
      if (ignores(match, seat, centre.kind)) return;
      const { kind, score, number } = centre;
      const fail = kind === 'pit' ? TIP : SPIKED;
      const scope = scopeOf(seat, NONE, 0, hero.card);
      match.push({ do: 'face', source: SOURCE[kind], score, number, fail, success: [] }, scope);
      if (kind === 'spikes' && mayDodge(match, seat)) match.push({ do: 'dodge-or-roll' }, scope);
    }
  },
};

export const entering: Chapter<World, Entering> = { handlers, questions: {} };
