/** The rounds of a fight as the log tells them: the last one stays on the stage until the next cards are turned up. */
import type { Blow } from '../FightBrief.tsx';
import type { Hit } from '../Wounds.tsx';
import type { AtTable, EventTypes, FightFacts, Told } from './terms.ts';

export interface Round {
  readonly n: number;
  readonly round: number;
  /** The cards that were turned up, of the hero and of the monster; none where a die decides. */
  readonly cards: readonly string[];
  readonly die: number | undefined;
  /** What hero and monster suffer, once it is judged. */
  readonly wounds: readonly [hero: number, monster: number] | undefined;
  /** How it ended, in words. */
  readonly line: string | undefined;
}

/** What was told since the monster was met. */
function fightIn(log: readonly Told[]): readonly Told[] {
  return log.slice(log.findLastIndex(({ event }) => event.type === 'monster-drawn') + 1);
}

export function lastRound(log: readonly Told[]): Round | undefined {
  return fightIn(log).reduce<Round | undefined>(after, undefined);
}

function after(round: Round | undefined, { n, event, faces, line }: Told): Round | undefined {
  switch (event.type) {
    case 'cards-revealed': {
      const cards = event.cards.flatMap((card) => faces[card] ?? []);
      return { n, round: event.round, cards, die: undefined, wounds: undefined, line };
    }
    case 'solo-round':
      return { n, round: event.round, cards: [], die: event.die, wounds: undefined, line };
    case 'round-fought':
      return round && { ...round, wounds: [event.hero, event.monster], line: line ?? round.line };
    default:
      return round;
  }
}

/** The round on stage: one whose die is being thrown, else the last one. */
export function roundOnStage({ now, log }: Pick<AtTable['shown'], 'now' | 'log'>): Round | undefined {
  return now?.event.type === 'solo-round' ? after(undefined, now) : lastRound(log);
}

export function hitIn(told: Told | undefined, { hero }: Pick<FightFacts, 'hero'>): Hit | undefined {
  const event = told?.event;
  switch (event?.type) {
    case 'wounded':
      return event.seat === hero ? { side: 'hero', wounds: event.wounds } : undefined;
    case 'round-fought':
      return event.monster > 0 ? { side: 'monster', wounds: event.monster } : undefined;
    case 'monster-struck':
      return { side: 'monster', wounds: event.wounds };
    default:
      return undefined;
  }
}

/** Who had the better of each round. */
export function blowsOf(log: readonly Told[]): Blow[] {
  return fightIn(log).flatMap(({ n, event }): Blow[] => {
    if (event.type !== 'round-fought') return [];
    const { round, hero, monster } = event;
    return [{ n, round, winner: hero === monster ? 'nobody' : hero < monster ? 'hero' : 'monster' }];
  });
}

const TELLING: EventTypes = new Set([
  'monster-drawn',
  'cards-revealed',
  'solo-round',
  'round-fought',
  'wounded',
  'escape-failed',
  'got-away',
]);

/** How the fight stands, in words. */
export function fightLine(log: readonly Told[]): string | undefined {
  return log.findLast(({ event, line }) => line && TELLING.has(event.type))?.line;
}
