/** WIN: who wins, and when. */
import { NONE, type Seat } from '@underhall/kernel';
import { type Faces, quest } from '../cards.ts';
import { GRADES } from '../content/cards.ts';
import { comesBack } from '../options/reincarnation.ts';
import { questDeck } from '../quests/zones.ts';
import type { M } from '../world.ts';

const QUESTS_TO_WIN = 3;

export function completedBy({ instances }: Pick<M, 'instances'>, seat: Seat): number {
  return instances.size(instances.layout.base.completed + seat);
}

/** DNR-OPTGRADE-17: by the grade of each completed Quest. */
export function victoryPoints(match: Faces & Pick<M, 'instances'>, seat: Seat): number {
  const { instances } = match;
  let points = 0;
  const zone = instances.layout.base.completed + seat;
  for (let card = instances.first(zone); card !== NONE; card = instances.next(card))
    points += 1 + GRADES.indexOf(quest(match, card).grade);
  return points;
}

/** DNR-WIN-5, DNR-OPTGRADE-22: points decide instead where grades are combined. */
export function isCombined({ world }: Pick<M, 'world'>): boolean {
  return world.grades.length > 1;
}

/** DNR-WIN-1: checked before the reward (DNR-QUEST-22). */
export function endAtThreeQuests(match: M, seat: Seat): void {
  if (isCombined(match)) return;
  if (completedBy(match, seat) >= QUESTS_TO_WIN) finish(match, [seat], 'DNR-WIN-1');
}

/** DNR-WIN-3, DNR-WIN-8: ends the match if one hero is left, or no Quest. */
export function endIfDecided(match: M): void {
  const left = inGame(match);
  if (match.outcome) return;
  if (left.length === 1) finish(match, left, 'DNR-WIN-3');
  else if (!isCombined(match) && match.world.turn > 0 && noQuestsLeft(match))
    finish(match, leaders(match), 'DNR-WIN-8');
}

/** DNR-OPTREINC-12: who waits for a new hero is still in the game. */
function inGame(match: M): Seat[] {
  return match.world.heroes.flatMap(({ out }, seat) => (out && !comesBack(match, seat) ? [] : [seat]));
}

function noQuestsLeft(match: M): boolean {
  const { instances, seats } = match;
  const { base } = instances.layout;
  if (instances.size(questDeck(match)) + instances.size(base.global) + instances.size(base.beside) > 0)
    return false;
  for (let seat = 0; seat < seats; seat++) if (instances.size(base.quests + seat) > 0) return false;
  return true;
}

/**
 * DNR-WIN-8: the most Quests, then the higher Level, then the higher Life; who is still tied shares the win. With
 * combined grades the most victory points, then the higher Level (DNR-OPTGRADE-19..21).
 */
export function leaders(match: M): Seat[] {
  const { heroes } = match.world;
  const rank = (seat: Seat) => {
    const { level, life } = heroes[seat];
    if (isCombined(match)) return victoryPoints(match, seat) * 100 + level;
    return (completedBy(match, seat) * 100 + level) * 100 + life;
  };
  const left = inGame(match);
  const best = Math.max(...left.map(rank));
  return left.filter((seat) => rank(seat) === best);
}

export function finish(match: M, winners: readonly Seat[], rule: string): void {
  match.end({
    winners: [...winners],
    results: match.world.heroes.map(({ card, level, life }, seat) => ({
      hero: card === NONE ? null : match.face(card).id,
      quests: completedBy(match, seat),
      points: victoryPoints(match, seat),
      level,
      life,
    })),
    rule,
  });
}
