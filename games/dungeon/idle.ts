/** What a player holds and cannot use at this moment: listed with the reason, for those who look for it. */

import type { Options, Seat } from '@underhall/kernel';
import { CHAMBER, kindOf } from './board.ts';
import type { SpellCard } from './content.ts';
import type { DungeonEffect } from './effects.ts';
import { ballsOf } from './looking.ts';
import { hasSpell } from './spells.ts';
import { BALL, ESP } from './treasure.ts';
import { contentOf, type M, type World } from './world.ts';

/** `held`: the powers of his treasures. To be asked when all that he can do is listed. */
export function forbidIdle(match: M, seat: Seat, held: number, options: Options<World>): void {
  const { legal } = options;
  const isOffered = (kind: DungeonEffect['do']) => legal.some(({ effect }) => effect.do === kind);
  if (held & ESP && !isOffered('look')) forbidLook(options);
  if (held & BALL && !isOffered('see')) forbidSight(match, seat, options);
  for (const spell of contentOf(match).spells) {
    const isOpen = legal.some(({ effect }) => 'spell' in effect && effect.spell === spell.id);
    if (!isOpen && hasSpell(match, seat, spell.id)) forbidSpell(match, seat, spell, options);
  }
}

function forbidLook(options: Options<World>): void {
  const looked = options.forbidden.some(({ about }) => about?.way === 'look');
  if (looked) options.forbid('look', 'DUN-ESP-7', 'looked-everywhere', { way: 'look' });
  else options.forbid('look', 'DUN-ESP-2', 'nothing-to-look-into', { way: 'look' });
}

function forbidSight(match: M, seat: Seat, options: Options<World>): void {
  const used = ballsOf(match, seat).every((ball) => match.world.scried.includes(ball));
  if (used) options.forbid('see', 'DUN-BALL-2', 'ball-used', { way: 'see' });
  else options.forbid('see', 'DUN-BALL-5', 'nothing-to-see', { way: 'see' });
}

function forbidSpell(match: M, seat: Seat, { id, column }: SpellCard, options: Options<World>): void {
  if (column !== '')
    options.forbid(`cast:${id}`, 'DUN-OPTCAST-7', 'nothing-to-cast-into', { way: 'cast', spell: id });
  else if (kindOf[match.world.adventurers[seat].space] !== CHAMBER)
    options.forbid(id, 'DUN-OPTTELE-4', 'no-chamber', { way: 'teleport', spell: id });
}
