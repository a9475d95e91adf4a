/** WIN: who wins, and when. */
import type { Seat } from '@underhall/kernel';
import type { M } from '../world.ts';

const QUESTS_TO_WIN = 3;

export function completedBy({ instances }: Pick<M, 'instances'>, seat: Seat): number {
  return instances.size(instances.layout.base.completed + seat);
}

/** DNR-WIN-1: checked before the reward (DNR-QUEST-22). */
export function endAtThreeQuests(match: M, seat: Seat): void {
  if (completedBy(match, seat) >= QUESTS_TO_WIN) finish(match, [seat], 'DNR-WIN-1');
}

/** DNR-WIN-3, DNR-WIN-8: ends the match if one hero is left, or no Quest. */
export function endIfDecided(match: M): void {
  const left = inGame(match);
  if (match.outcome) return;
  if (left.length === 1) finish(match, left, 'DNR-WIN-3');
  else if (match.world.turn > 0 && noQuestsLeft(match)) finish(match, leaders(match), 'DNR-WIN-8');
}

function inGame({ world }: M): Seat[] {
  return world.heroes.flatMap(({ out }, seat) => (out ? [] : [seat]));
}

function noQuestsLeft({ instances, seats }: M): boolean {
  const { base } = instances.layout;
  if (instances.size(base['quest-deck']) + instances.size(base.global) + instances.size(base.beside) > 0)
    return false;
  for (let seat = 0; seat < seats; seat++) if (instances.size(base.quests + seat) > 0) return false;
  return true;
}

/** DNR-WIN-8: the most Quests, then the higher Level, then the higher Life; who is still tied shares the win. */
export function leaders(match: M): Seat[] {
  const { heroes } = match.world;
  const rank = (seat: Seat) => {
    const { level, life } = heroes[seat];
    return (completedBy(match, seat) * 100 + level) * 100 + life;
  };
  const left = inGame(match);
  const best = Math.max(...left.map(rank));
  return left.filter((seat) => rank(seat) === best);
}

export function finish(match: M, winners: readonly Seat[], rule: string): void {
  match.end({
    winners: [...winners],
    results: match.world.heroes.map(({ level, life }, seat) => ({
      quests: completedBy(match, seat),
      level,
      life,
    })),
    rule,
  });
}
