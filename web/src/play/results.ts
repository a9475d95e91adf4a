/** What an outcome says about a seat, in the words of the game and of the screens. */
import type { Fared } from '../games/appearance.ts';
import { appearanceOf } from '../games/appearances.ts';
import { say, sayIf } from '../messages/say.ts';
import { heroIn } from './named.ts';
import type { GameCard, Outcome, Sitter } from './scene.ts';

/** Who won, by the names that the rest of the table uses. */
export function winnersLine(
  card: GameCard | undefined,
  outcome: Outcome,
  sitters: readonly Sitter[],
): string {
  const { winners } = outcome;
  if (winners.length === 0 && sitters.length === 1)
    return say(faredIn(card, outcome, 0).out ? 'table.alive' : 'table.lost');
  if (winners.length === 0) return say('table.nobody');
  if (winners.length === 1 && sitters[winners[0]]?.kind === 'me') return say('table.youwon');
  const who = winners.map((seat) => nameOf(card, outcome, sitters, seat)).join(', ');
  return say('table.won', { who, n: winners.length });
}

/** The Hero, and who played him; or only the player in games without Heroes. */
export function nameOf(
  card: GameCard | undefined,
  outcome: Outcome,
  sitters: readonly Sitter[],
  seat: number,
): string {
  const player = sitters[seat]?.name ?? '';
  const hero = heroIn(card, outcome, seat);
  return hero && hero !== player ? say('table.hero', { hero, player }) : player;
}

/** How it ended for a seat, as its game tells it. */
export function faredIn(card: GameCard | undefined, outcome: Outcome, seat: number): Fared {
  const own = card && appearanceOf(card.id).fared;
  return own ? own({ card, outcome, seat }) : { line: countsIn(outcome, seat) };
}

/** What the game has counted, by the words there are for it. */
function countsIn({ results }: Outcome, seat: number): string {
  return Object.entries(results[seat] ?? {})
    .flatMap(([name, value]) => {
      const label = typeof value === 'number' ? sayIf(`count.${name}`) : undefined;
      return label ? [`${label} ${value}`] : [];
    })
    .join(', ');
}
