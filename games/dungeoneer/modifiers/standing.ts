/**
 * What cards in play change while they lie there. Each hero has an index of the modifiers that hold for him, made anew
 * whenever a card comes into play or leaves it, so that nobody searches the table at every roll. An entry says where
 * the modifier is printed: card * SLOTS + its place in the text.
 */
import { type Instance, MOST_SEATS } from '@underhall/kernel';
import { lookAtSources, textOn } from '../cards/sources.ts';
import type { Card } from '../content/cards.ts';
import type { Standard } from '../content/texts.ts';
import type { Standing } from '../language/says.ts';
import { isCompleted } from '../quests/zones.ts';
import type { Hero, M } from '../world.ts';

/** More modifiers than one text has. */
const SLOTS = 16;

const KINDS: readonly Standing['do'][] = [
  'mod',
  'set',
  'match',
  'symbol',
  'die',
  'number',
  'cost',
  'limit',
  'immune',
  'ignore',
  'forbid',
];

const BITS = new Map(KINDS.map((kind, i) => [kind, 1 << i]));

export function kindBit(kind: Standing['do']): number {
  return BITS.get(kind) ?? 0;
}

/** The modifiers that a card has as it lies there now. */
function standardsOf(match: M, card: Instance): readonly Standard[] {
  const face = match.face(card) as Card;
  if (face.back === 'hero') return face.ability.standing;
  if (face.back === 'adventure') return face.effect.standing;
  if (face.back === 'map') return NOTHING;
  return isCompleted(match, card) ? face.bonus : face.effect.standing;
}

const NOTHING: readonly Standard[] = [];

export function standardAt(match: M, entry: number): Standard {
  return standardsOf(match, Math.floor(entry / SLOTS))[entry % SLOTS];
}

/** Does a card say anything while it lies there, or nothing but what happens as it is played? */
export function speaks(match: M, card: Instance): boolean {
  const { hears, standing } = textOn(match.face(card) as Card);
  return hears !== 0 || standing.length > 0;
}

/** Makes the index of every hero anew: cards have come into play or left it, or a Level has changed. */
export function reindex(match: M): void {
  const { heroes } = match.world;
  for (let seat = 0; seat < match.seats; seat++) {
    heroes[seat].kinds = 0;
    heroes[seat].hears = 0;
    empty(found[seat]);
  }
  for (let seat = 0; seat < match.seats; seat++) {
    empty(speakers);
    lookAtSources(match, seat, (card, about) => {
      const { hears, standing } = textOn(match.face(card) as Card);
      heroes[seat].hears |= hears;
      if (hears !== 0 || standing.some(changesCosts)) speakers.push(card);
      const standards = standardsOf(match, card);
      for (let i = 0; i < standards.length; i++) {
        const { each, as, rule } = standards[i];
        const own = each === undefined && (about === 'hero' || (about === 'host' && as === 'holder'));
        if (own) enter(heroes[seat], found[seat], card * SLOTS + i, rule);
        else if (each?.noun === 'hero')
          for (let one = 0; one < match.seats; one++) enter(heroes[one], found[one], card * SLOTS + i, rule);
      }
    });
    heroes[seat].speakers = kept(speakers);
  }
  for (let seat = 0; seat < match.seats; seat++) heroes[seat].standing = kept(found[seat]);
}

/** What is found by seat: filled and emptied again, so it is no state. (A list that grows makes room for many.) */
const found: readonly number[][] = Array.from({ length: MOST_SEATS }, () => []);
const speakers: Instance[] = [];

function empty(list: unknown[]): void {
  while (list.length > 0) list.pop();
}

function kept(list: readonly number[]): readonly number[] {
  return list.length === 0 ? NOBODY : list.slice();
}

const NOBODY: readonly number[] = [];

function changesCosts({ rule }: Standard): boolean {
  return rule.do === 'cost';
}

/** What holds for every hero is met once for each. */
function enter(hero: Hero, standing: number[], entry: number, rule: Standing): void {
  if (standing.includes(entry)) return;
  standing.push(entry);
  hero.kinds |= kindBit(rule.do);
}
