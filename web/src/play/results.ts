/** What an outcome says about a seat, in the words of the game and of the screens. */
import { say, sayIf } from '../messages/say.ts';
import type { GameCard, Outcome, Sitter } from './scene.ts';

/** Who won, by the names that the rest of the table uses. */
export function winnersLine(
  card: GameCard | undefined,
  outcome: Outcome,
  sitters: readonly Sitter[],
): string {
  const { winners, results } = outcome;
  if (winners.length === 0 && sitters.length === 1)
    return say(results[0]?.out === true ? 'table.alive' : 'table.lost');
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

function textIn({ results }: Outcome, seat: number, name: string): string {
  const value = results[seat]?.[name];
  return typeof value === 'string' ? value : '';
}

export function numberIn({ results }: Outcome, seat: number, name: string): number | undefined {
  const value = results[seat]?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** Whom a seat has brought, by name: the Hero, the adventurer; undefined in games without them. */
export function heroIn(card: GameCard | undefined, outcome: Outcome, seat: number): string | undefined {
  const [hero] = card?.seatOptions.flatMap(({ id }) => textIn(outcome, seat, id) || []) ?? [];
  return hero && (card?.faces[hero]?.name ?? hero);
}

/** A cause of death as the game names it: a monster, a card, a chamber. */
export function causeName(card: GameCard | undefined, cause: string): string {
  return (
    card?.messages[`monster.${cause}.a`] ??
    card?.messages[`cause.${cause}`] ??
    card?.faces[cause]?.name ??
    (cause.startsWith('hero:') ? say('fate.hero') : cause)
  );
}

/** What killed a seat; undefined if nothing did. */
export function causeIn(card: GameCard | undefined, outcome: Outcome, seat: number): string | undefined {
  const cause = textIn(outcome, seat, 'death');
  if (!cause) return undefined;
  const [kind, killer] = cause.split(':');
  return (kind === 'hero' ? heroIn(card, outcome, Number(killer)) : undefined) ?? causeName(card, cause);
}

function placeIn(card: GameCard | undefined, space: string): string {
  return card?.messages[`place.${space.toLowerCase()}`] ?? space;
}

/** How it ended for a seat, in one line: out with so much gold, or killed by what and where. */
export function resultLine(card: GameCard | undefined, outcome: Outcome, seat: number): string {
  const result = outcome.results[seat] ?? {};
  const cause = causeIn(card, outcome, seat);
  if (cause) {
    const place = placeIn(card, textIn(outcome, seat, 'deathAt'));
    const own = sayIf(`fate.${textIn(outcome, seat, 'death')}`, { place });
    return own ?? say(place ? 'fate.died' : 'fate.died.somewhere', { cause, place });
  }
  if (result.out === true) {
    const gold = (numberIn(outcome, seat, 'gold') ?? 0).toLocaleString('en');
    return say(result.treasure === true ? 'fate.out.treasure' : 'fate.out', { gold });
  }
  const need = numberIn(outcome, seat, 'need');
  // Who needs nothing any more has left.
  if (need === 0) return say('fate.left');
  if (need !== undefined) {
    const gold = (numberIn(outcome, seat, 'gold') ?? 0).toLocaleString('en');
    const late = (numberIn(outcome, seat, 'gold') ?? 0) >= need && !outcome.winners.includes(seat);
    return say(late ? 'fate.goal.late' : 'fate.goal', { gold, goal: need.toLocaleString('en') });
  }
  return Object.entries(result)
    .flatMap(([name, value]) => {
      const label = typeof value === 'number' ? sayIf(`count.${name}`) : undefined;
      return label ? [`${label} ${value}`] : [];
    })
    .join(', ');
}
