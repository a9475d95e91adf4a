/** How an open match stands, in one line that makes people want to go on: “Round 12 · Elf 5,750 of 10,000 · 2nd of 4”. */
import { say, sayIf } from '../messages/say.ts';
import type { Kept, SeatStanding } from './scene.ts';

export function standingLine({ standing, sitters }: Pick<Kept, 'standing' | 'sitters'>): string {
  if (!standing) return '';
  const person = sitters.findIndex(({ kind }) => kind === 'me' || kind === 'here');
  const seat = Math.max(0, person);
  const own = standing.seats[seat];
  return [
    standing.round ? say('standing.round', { n: standing.round }) : '',
    own ? [own.who, own.has ?? countsOf(own)].filter(Boolean).join(' ') : '',
    rankOf(standing.seats, seat),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a seat had, by name: `Gold 1,200 · Wounds 3`. */
export function countsOf({ counts }: SeatStanding): string {
  return Object.entries(counts)
    .flatMap(([name, count]) => {
      const label = sayIf(`count.${name}`);
      return label ? [`${label} ${count.toLocaleString('en')}`] : [];
    })
    .join(' · ');
}

/** Among those who can all be compared, and once there is something to compare. */
function rankOf(seats: readonly SeatStanding[], seat: number): string {
  const scores = seats.flatMap(({ score }) => score ?? []);
  if (seats.length < 2 || scores.length < seats.length || scores.every((score) => score === 0)) return '';
  const better = scores.filter((score) => score > scores[seat]).length;
  const place = sayIf(`rank.${better + 1}`) ?? String(better + 1);
  return say('rank.of', { place, n: seats.length });
}
