/** OPTSPELL, OPTTELE: the spell cards of wizards. */
import {
  type Chapter,
  type Handlers,
  type Instance,
  NONE,
  type Options,
  type Questions,
  type Seat,
} from '@underhall/kernel';
import { CHAMBER, CHAMBERS, GALLERY, kindOf, levelOf, nameOf, type Space } from './board.ts';
import type { SpellCard } from './content.ts';
import { leaveBehind } from './marks.ts';
import { contentOf, isWizard, type M, spellFace, type World } from './world.ts';

export type Spells = { do: 'jump'; to: Space; spell: string };
export type SpellQuestion = { do: 'jump-or-stay' };

/** DUN-OPTSPELL-1, DUN-OPTSPELL-9, DUN-OPTTELE-9, DUN-OPTCAST-21: may this player use a spell now? */
export function mayCast(match: M, seat: Seat): boolean {
  const { world, instances } = match;
  return (
    !world.spell && instances.first(instances.layout.base.spells + seat) !== NONE && isWizard(match, seat)
  );
}

function cardOf(match: M, seat: Seat, spell: string): Instance {
  const { instances } = match;
  let card = instances.first(instances.layout.base.spells + seat);
  while (card !== NONE && match.face(card).id !== spell) card = instances.next(card);
  return card;
}

export function hasSpell(match: M, seat: Seat, spell: string): boolean {
  return cardOf(match, seat, spell) !== NONE;
}

/** Attack spells the player may cast now. */
export function attackSpells(match: M, seat: Seat): readonly SpellCard[] {
  if (!mayCast(match, seat)) return NO_SPELLS;
  return contentOf(match).spells.filter((spell) => isAttack(spell) && hasSpell(match, seat, spell.id));
}

/** DUN-OPTFIRE-5: one that monsters have a value against, whichever it is. */
function isAttack({ column }: SpellCard): boolean {
  return column !== '';
}

const NO_SPELLS: readonly SpellCard[] = [];

/** DUN-OPTCAST-3, DUN-OPTSPELL-9..11, DUN-HIDDEN-18: the card lies open until the end of the turn. */
export function announce(match: M, seat: Seat, spell: string): SpellCard {
  const { instances, world } = match;
  const card = cardOf(match, seat, spell);
  instances.toTop(card, instances.layout.base.cast);
  world.spell = true;
  match.tell({ type: 'cast', seat, card, spell });
  return spellFace(match, card);
}

// ------------------------------------------------------------------ Teleport

/** The Teleport a wizard could use where he stands (DUN-OPTTELE-1..6, DUN-OPTTELE-12). */
function teleportOf(match: M, seat: Seat): SpellCard | undefined {
  const { world } = match;
  if (world.carried || kindOf[world.adventurers[seat].space] !== CHAMBER || !mayCast(match, seat))
    return undefined;
  return contentOf(match).spells.find(({ id, column }) => column === '' && hasSpell(match, seat, id));
}

export function canTeleport(match: M, seat: Seat): boolean {
  return teleportOf(match, seat) !== undefined;
}

/** DUN-OPTTELE-2, 3, 13, 14: other chambers at most so many levels away. */
export function chambersNear(from: Space, levels: number): Space[] {
  return CHAMBERS.filter((to) => to !== from && Math.abs(levelOf[to] - levelOf[from]) <= levels);
}

/** DUN-CHOICE-15 */
export function addTeleports(match: M, seat: Seat, options: Options<World>): void {
  const spell = teleportOf(match, seat);
  if (spell === undefined) return;
  const [cast] = spell.effects;
  const levels = cast.do === 'teleport' ? cast.levels : 0;
  for (const to of chambersNear(match.world.adventurers[seat].space, levels))
    options.add(`teleport:${nameOf(to)}`, { do: 'jump', to, spell: spell.id });
}

const handlers: Handlers<World, Spells> = {
  /** DUN-OPTTELE-5, 7, 10, 11, 15 */
  jump(match, { to, spell }, scope) {
    const { world } = match;
    const adventurer = world.adventurers[scope.seat];
    const [, ...then] = announce(match, scope.seat, spell).effects;
    leaveBehind(match, scope.seat);
    const from = adventurer.space;
    adventurer.space = to;
    world.carried = true;
    match.tell({ type: 'teleported', seat: scope.seat, from, to });
    // DUN-OPTTELE-8, DUN-OPTTELE-12
    if (to !== GALLERY) match.pushAll(then, scope);
  },
};

const questions: Questions<World, SpellQuestion> = {
  /** DUN-OPTTELE-12: a wizard who has come into the Main Gallery. */
  'jump-or-stay': {
    kind: 'ask',
    options(match, _question, { seat }, options) {
      options.add('stay', { do: 'stay' });
      addTeleports(match, seat, options);
    },
  },
};

export const spells: Chapter<World, Spells, SpellQuestion> = { handlers, questions };
