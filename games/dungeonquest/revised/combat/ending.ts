/** COMBAT: how a combat ends. */
import type { Seat } from '@underhall/kernel';
import { IN_DUNGEON } from '../../world.ts';
import type { M } from '../world.ts';
import { OVER, removeToken } from './encounter.ts';
import { type Fight, healthOf, showCard, tellFight } from './state.ts';

/** DQR-COMBAT-15, DQR-COMBAT-16: nothing is carried over to another encounter. */
export function endFight(match: M, fight: Fight): void {
  const { instances, world } = match;
  const { base } = instances.layout;
  showCard(match, fight);
  instances.toTop(fight.card, base['monster-discard']);
  layAside(match);
  world.fight = null;
  match.dropThrough(OVER);
  for (const hero of world.heroes)
    if (hero.used.length > 0) hero.used = hero.used.filter((use) => !use.startsWith('combat:'));
}

/** DQR-COMBAT-14, DQR-COMBAT-15: played cards are taken back, or laid aside with the others. */
export function layAside(match: M): void {
  const { instances } = match;
  const { base } = instances.layout;
  for (const side of [0, 1]) instances.pour(base.played + side, base.set + side);
}

/** DQR-COMBAT-10..12, DQR-COMBAT-17 */
export function killMonster(match: M, fight: Fight): void {
  const { hero: seat } = fight;
  const hero = match.world.heroes[seat];
  showCard(match, fight);
  tellFight(match, fight, { type: 'monster-slain', health: healthOf(match, fight) });
  endFight(match, fight);
  if (hero.state === IN_DUNGEON) removeToken(match, hero.space);
  tellFight(match, fight, { type: 'fight-over', winner: 'hero' });
  if (seat === match.world.active) match.world.turnOver = true;
}

/** DQR-COMBAT-8, DQR-COMBAT-9, DQR-DEATH-15: a Hero is out of his combat because he is killed or gives up; the token stays. */
export function leaveFight(match: M, seat: Seat): void {
  const { fight } = match.world;
  if (fight?.hero !== seat) return;
  endFight(match, fight);
  tellFight(match, fight, { type: 'fight-over', winner: 'monster' });
}
