/** DNR-ALT-4..12, DNR-OPTREALM-7: Portals between the Wilderness and the Dungeon. */
import {
  type Chapter,
  type Handlers,
  NONE,
  type Questions,
  type Seat,
  scopeOf,
  TABLE,
} from '@underhall/kernel';
import { mapOf } from '../cards.ts';
import type { Adds, RuleChapter } from '../chapter.ts';
import { enter } from '../walking/entering.ts';
import { type M, NOWHERE, type Portal, type World } from '../world.ts';
import { DUNGEON } from './realms.ts';

export type PortalEffect =
  /** Portals that a player has placed and that lead nowhere yet. */
  | { readonly do: 'link-portals' }
  | { readonly do: 'link-to'; readonly portal: number; readonly entrance: number }
  | { readonly do: 'portal'; readonly to: number };
export type PortalQuestion = { readonly do: 'link-which'; readonly portal: number };

function dungeonEntrances(match: M): number[] {
  return match.world.spaces.flatMap(({ realm }, space) =>
    realm === DUNGEON && mapOf(match, space).entrance ? [space] : [],
  );
}

/** A Map card with a Portal is laid by a player, or by nobody at set-up (DNR-ALT-6, DNR-OPTREALM-15). */
export function placePortal(match: M, space: number, by: Seat): void {
  const { world } = match;
  if (!mapOf(match, space).portal) return;
  world.portals = [...world.portals, { space, entrance: NOWHERE, letter: '', by }];
  linkPortal(match, world.portals.length - 1, by);
}

/** DNR-ALT-7, DNR-ALT-8, CH-19 */
function linkPortal(match: M, portal: number, by: Seat): void {
  const [entrance, ...others] = dungeonEntrances(match);
  if (entrance === undefined) return;
  if (others.length > 0 && by !== NONE) match.push({ do: 'link-which', portal }, scopeOf(by));
  else match.push({ do: 'link-to', portal, entrance }, by === NONE ? TABLE : scopeOf(by));
}

/** DNR-COMP-9: A, B, … Z, AA, …; none that a Sewer has. */
function newLetter(match: M): string {
  const sewers = new Set(match.game.faces.map((face) => ('sewer' in face ? face.sewer : '')));
  const taken = new Set<unknown>(match.world.portals.map(({ letter }) => letter));
  for (let number = 0; ; number++) {
    const letter = letterOf(number);
    if (!sewers.has(letter) && !taken.has(letter)) return letter;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function letterOf(number: number): string {
  const rest = Math.floor(number / LETTERS.length);
  return (rest > 0 ? letterOf(rest - 1) : '') + LETTERS[number % LETTERS.length];
}

const handlers: Handlers<World, PortalEffect> = {
  /** DNR-ALT-8, DNR-ALT-13 */
  'link-portals'(match, _effect, { seat }) {
    const { portals: all, heroes } = match.world;
    all.forEach(({ entrance, by }, i) => {
      if (entrance === NOWHERE && (by === seat || by === NONE || heroes[by].out)) linkPortal(match, i, seat);
    });
  },

  'link-to'(match, { portal, entrance }) {
    const { world } = match;
    const letter = newLetter(match);
    world.portals = world.portals.with(portal, { ...world.portals[portal], entrance, letter });
    // The map is another one now, for whoever keeps what he found of it.
    world.spaces = [...world.spaces];
    const { space, by } = world.portals[portal];
    match.tell({
      type: 'linked',
      seat: by === NONE ? null : by,
      card: world.spaces[space].card,
      entrance: world.spaces[entrance].card,
      letter,
    });
  },

  /** DNR-ALT-4, DNR-ALT-5, DNR-ALT-9 */
  portal(match, { to }, { seat }) {
    match.world.heroes[seat].mp--;
    enter(match, seat, to, 'portal');
  },
};

const questions: Questions<World, PortalQuestion> = {
  /** CH-19, DNR-ALT-6 */
  'link-which': {
    kind: 'ask',
    midway: true,
    options(match, { portal }, _scope, options) {
      for (const entrance of dungeonEntrances(match))
        options.add(`link:${mapOf(match, entrance).id}`, { do: 'link-to', portal, entrance });
    },
  },
};

/** Where a Portal leads from this space, or NOWHERE. */
export function otherEnd({ space, entrance }: Portal, from: number): number {
  if (entrance === NOWHERE) return NOWHERE;
  if (from === space) return entrance;
  return from === entrance ? space : NOWHERE;
}

/** CH-31, DNR-ALT-7, DNR-ALT-11, DNR-ALT-12 */
const heroActs: Adds = (match, seat, options) => {
  const { portals, heroes } = match.world;
  const hero = heroes[seat];
  for (const portal of portals) {
    const to = otherEnd(portal, hero.space);
    if (to === NOWHERE) continue;
    const id = `portal:${mapOf(match, to).id}`;
    if (hero.tipped) options.forbid(id, 'DNR-ALT-11', 'tipped');
    else if (hero.mp < 1) options.forbid(id, 'DNR-HERO-4', 'no-mp');
    else options.add(id, { do: 'portal', to });
  }
};

const chapter: Chapter<World, PortalEffect, PortalQuestion> = { handlers, questions };
export const portals: RuleChapter = { ...chapter, heroActs };
