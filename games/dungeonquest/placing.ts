/** Drawing and placing chambers (DQ-MOVE-9..13, DQ-CAT-27, DQR-MOVE-5..7, DQR-CATX-16). */
import {
  type Chapter,
  type Effect,
  type Handlers,
  type Instance,
  NONE,
  type Questions,
  type Scope,
  type Seat,
} from '@underhall/kernel';
import type { Direction, Space } from './grid.ts';
import { isSymmetric, type Tile } from './tile.ts';
import { editionOf, type M, type World } from './world.ts';

/** A chamber has been drawn and is about to be placed. */
export interface PlaceChamber extends Effect {
  readonly do: 'place-chamber';
  readonly tile: Instance;
  readonly space: Space;
  /** Where its entry arrow points; ANY_WAY if he who places it may choose (DQ-CAT-27). */
  readonly entry: Direction;
}

const ANY_WAY = -1;

export type Placing =
  | { do: 'explore'; space: Space; entry: Direction }
  | PlaceChamber
  | { do: 'swap-chamber'; tile: Instance; among: readonly Instance[] }
  | { do: 'lay'; tile: Instance; space: Space; entry: Direction };

export type PlacingQuestion =
  | { do: 'pick-chamber'; among: readonly Instance[] }
  | { do: 'turn-chamber'; tile: Instance; space: Space };

/** Draws a chamber for a space; its entry arrow will point to `entry` (DQ-MOVE-9, DQ-MOVE-10). */
export function explore(space: Space, entry: Direction): Placing {
  return { do: 'explore', space, entry };
}

/** Draws a chamber for a Hero who comes up in a space; he turns it as he likes (DQ-CAT-27). */
export function exploreFreely(space: Space): Placing {
  return explore(space, ANY_WAY);
}

export function drawTile(match: M): Instance {
  const { instances } = match;
  const { base } = instances.layout;
  const tile = instances.first(base.stock);
  if (tile !== NONE) instances.toBottom(tile, base['drawn-tiles']);
  return tile;
}

function putBack(match: M, drawn: readonly Instance[]): void {
  const { base } = match.instances.layout;
  for (const tile of drawn) match.instances.toBottom(tile, base.stock);
  match.shuffle(base.stock);
}

/** Lays a drawn chamber on a space (DQ-MOVE-11, DQR-MOVE-7). */
export function lay(match: M, tile: Instance, space: Space, entry: Direction, seat: Seat): void {
  const { world, instances } = match;
  instances.toTop(tile, instances.layout.base.chamber + space);
  world.entry[space] = entry;
  if (match.sink) match.tell({ type: 'placed', seat, card: tile, space, entry });
  editionOf(match).laid(match, match.face(tile) as Tile, space);
}

const handlers: Handlers<World, Placing> = {
  explore(match, { space, entry }, scope) {
    const tile = drawTile(match);
    if (match.sink) match.tell({ type: 'drew-chamber', seat: scope.seat, card: tile, space });
    const subject: PlaceChamber = { do: 'place-chamber', tile, space, entry };
    match.open('place-chamber', scope.seat, space, subject, scope);
  },

  /** DQ-MOVE-10, DQ-CAT-27 */
  'place-chamber'(match, { tile, space, entry }, scope) {
    if (entry === ANY_WAY) match.push({ do: 'turn-chamber', tile, space }, scope);
    else lay(match, tile, space, entry, scope.seat);
  },

  'swap-chamber'(match, { tile, among }) {
    putBack(
      match,
      among.filter((other) => other !== tile),
    );
    replaceTile(match, tile);
  },

  /** DQ-CAT-27 */
  lay(match, { tile, space, entry }, scope) {
    lay(match, tile, space, entry, scope.seat);
  },
};

function replaceTile(match: M, tile: Instance): void {
  const subject = match.coming('place-chamber');
  if (subject) match.change('place-chamber', { ...subject, tile });
}

/** `cancel` while a chamber is about to be placed: it goes back. */
export function cancelPlacing(match: M): void {
  const { tile } = match.subject() as PlaceChamber;
  if (tile !== NONE) putBack(match, [tile]);
  replaceTile(match, NONE);
}

/** `draw chamber n pick 1`: the chamber drawn counts as the first; `draw chamber` after `cancel` draws the next. */
export function drawChambers(match: M, count: number, picks: boolean, scope: Scope): void {
  const subject = match.coming('place-chamber');
  if (!subject) return;
  if (!picks) {
    const tile = drawTile(match);
    match.tell({ type: 'drew-chamber', seat: scope.seat, card: tile, space: subject.space, again: true });
    replaceTile(match, tile);
    return;
  }
  const among: Instance[] = subject.tile === NONE ? [] : [subject.tile];
  while (among.length < count) {
    const tile = drawTile(match);
    if (tile === NONE) break;
    among.push(tile);
  }
  match.tell({ type: 'drew-chambers', seat: scope.seat, cards: among, space: subject.space });
  match.push({ do: 'pick-chamber', among }, scope);
}

const questions: Questions<World, PlacingQuestion> = {
  /** CH-28 */
  'pick-chamber': {
    kind: 'ask',
    options(match, { among }, _scope, options) {
      const seen: string[] = [];
      for (const tile of among) {
        const { id } = match.face(tile);
        if (seen.includes(id)) continue;
        seen.push(id);
        options.add(`chamber:${id}`, { do: 'swap-chamber', tile, among });
      }
    },
  },

  /** CH-26 */
  'turn-chamber': {
    kind: 'ask',
    options(match, { tile, space }, _scope, options) {
      const rotations = isSymmetric(match.face(tile) as Tile) ? [0] : [0, 1, 2, 3];
      for (const entry of rotations) {
        options.add(`entry:${ENTRIES[entry]}`, { do: 'lay', tile, space, entry });
      }
    },
  },
};

const ENTRIES = ['north', 'east', 'south', 'west'];

export const placingChapter: Chapter<World, Placing, PlacingQuestion> = { handlers, questions };
