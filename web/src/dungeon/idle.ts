/** What an adventurer holds and cannot use at this moment: seen beside what can be done, with the reason. */
import type { Asked, GameCard } from '../play/scene.ts';
import type { Facts } from './facts.ts';
import { spaceNamed } from './plan/board.ts';
import { treasureOf } from './printed.ts';
import { say } from './say.ts';
import { ownSpace, type WayOf, waysOf } from './targets.ts';

export interface Idle {
  readonly way: WayOf;
  readonly reason: string;
  readonly rule: string;
}

export function idleOf(asked: Asked | undefined, facts: Facts, card: GameCard): readonly Idle[] {
  if (asked?.question.do !== 'act') return [];
  const offered = new Set(waysOf(asked, facts));
  return heldBy(asked, facts, card)
    .filter((way) => !offered.has(way) && !isButton(way, asked))
    .map((way) => ({ way, ...whyNot(way, asked, facts) }));
}

/** The ways that cards stand for. */
function heldBy({ seat }: Asked, { seats }: Facts, card: GameCard): readonly WayOf[] {
  const { treasures, spells } = seats[seat];
  const powers = new Set(treasures.map((face) => treasureOf(face, card)?.power));
  return [
    ...(powers.has('esp') ? (['look'] as const) : []),
    ...(powers.has('ball') ? (['see'] as const) : []),
    ...SPELLS.filter((spell) => spells.includes(spell)),
  ];
}

const SPELLS = ['fire-ball', 'lightning-bolt', 'teleport'] as const;

/** A spell against the monster in front of him. */
function isButton(way: WayOf, { options }: Asked): boolean {
  return options.some(({ id }) => id === `cast:${way}`);
}

function whyNot(way: WayOf, asked: Asked, facts: Facts): Omit<Idle, 'way'> {
  switch (way) {
    case 'look':
      return asked.forbidden.some(({ id }) => id.startsWith('look:'))
        ? { reason: say('dun.idle.looked'), rule: 'DUN-ESP-7' }
        : { reason: say('dun.idle.look'), rule: 'DUN-ESP-2' };
    case 'see':
      return { reason: say('dun.idle.see'), rule: 'DUN-BALL-2' };
    case 'teleport':
      return spaceNamed(ownSpace(asked, facts) ?? '')?.kind === 'chamber'
        ? { reason: say('dun.idle.spell'), rule: 'DUN-OPTSPELL-9' }
        : { reason: say('dun.idle.teleport'), rule: 'DUN-OPTTELE-4' };
    default:
      return { reason: say('dun.idle.cast'), rule: 'DUN-OPTCAST-7' };
  }
}
