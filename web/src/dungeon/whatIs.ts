/** What waits in a space that is pointed at, for those who do not know the board: what lives there and what it guards. */
import { GALLERY, nameOf as spaceName } from '@underhall/dungeon/board';
import type { GameCard } from '../play/scene.ts';
import { type Space, spaceNamed } from './plan/board.ts';
import { nameOf, treasuresOn } from './printed.ts';
import { say } from './say.ts';
import type { Facts } from './terms.ts';

/** `adventurer` is who would go there. Undefined for corridors and stairs, where nothing waits. */
export function whatIs(
  name: string | undefined,
  facts: Facts,
  card: GameCard,
  adventurer: string | null | undefined,
): string | undefined {
  const space = name === undefined ? undefined : spaceNamed(name);
  if (!space) return undefined;
  const dropped = Object.values(facts.marks).find((mark) => mark.space === name && mark.hoard.length > 0);
  if (dropped) {
    const n = dropped.hoard.length;
    return dropped.guard
      ? say('dun.what.guarded', { monster: nameOf(dropped.guard, card), n })
      : say('dun.what.dropped', { n });
  }
  if (space.kind === 'start') return say('dun.what.start');
  if (space.name === spaceName(GALLERY)) return say('dun.what.gallery');
  if (space.kind === 'chamber')
    return say('dun.what.chamber', { level: space.level, odds: oddsIn(space, card, adventurer) });
  if (space.kind !== 'room') return undefined;
  if (facts.graves.includes(space.name)) return say('dun.what.cleaned');
  const gold = treasuresOn(space.level, card).flatMap((treasure) => treasure.gold || []);
  return say('dun.what.room', {
    level: space.level,
    odds: oddsIn(space, card, adventurer),
    least: Math.min(...gold).toLocaleString('en'),
    most: Math.max(...gold).toLocaleString('en'),
  });
}

/** How often one roll of an adventurer kills there, as its sheet has it. */
function oddsIn({ level }: Space, card: GameCard, adventurer: string | null | undefined): string {
  const traits = adventurer ? card.faces[adventurer]?.folk?.traits : undefined;
  const share = traits?.find(({ parts }) => parts)?.parts?.[level - 1]?.share;
  return share === undefined ? '' : say('dun.what.odds', { chance: Math.round(share * 100) });
}
