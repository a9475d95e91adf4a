/**
 * What cards in play change while they lie there. Each hero has an index of the modifiers that hold for him, made anew
 * whenever a card comes into play or leaves it, so that nobody searches the table at every roll. An entry says where
 * the modifier is printed: card * SLOTS + its place in the text.
 */
import { type Instance, NONE, type Seat, type Zone } from '@underhall/kernel';
import type { Card } from '../content/cards.ts';
import type { Standard } from '../content/texts.ts';
import { applicable } from '../heroes/stack.ts';
import type { Standing } from '../language/says.ts';
import { isCompleted } from '../quests/zones.ts';
import type { M } from '../world.ts';

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

export function kindBit(kind: Standing['do']): number {
  return 1 << KINDS.indexOf(kind);
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

/** Whom the modifiers of a card are about that lies somewhere, if they name nobody else. */
type About = 'seat' | 'holder' | 'nobody';

/** Makes the index of every hero anew: cards have come into play or left it, or a Level has changed. */
export function reindex(match: M): void {
  const { world, instances } = match;
  const { base } = instances.layout;
  const found: number[][] = world.heroes.map(() => []);
  const kinds = world.heroes.map(() => 0);

  const enter = (card: Instance, seat: Seat, about: About): void => {
    const standards = standardsOf(match, card);
    for (let i = 0; i < standards.length; i++) {
      const { each, as, rule } = standards[i];
      const all = each?.noun === 'hero';
      const own = each === undefined && (about === 'seat' || (about === 'holder' && as === 'holder'));
      for (let one = 0; one < found.length; one++) {
        if (!all && !(own && one === seat)) continue;
        found[one].push(card * SLOTS + i);
        kinds[one] |= kindBit(rule.do);
      }
    }
  };
  const enterAll = (zone: Zone, seat: Seat, about: About, attached: About): void => {
    for (let card = instances.first(zone); card !== NONE; card = instances.next(card)) {
      enter(card, seat, about);
      const on = base.attached + card;
      for (let one = instances.first(on); one !== NONE; one = instances.next(one)) enter(one, seat, attached);
    }
  };

  for (let seat = 0; seat < match.seats; seat++) {
    if (world.heroes[seat].out || world.heroes[seat].card === NONE) continue;
    for (const card of applicable(match, seat)) enter(card, seat, 'seat');
    const on = base.attached + world.heroes[seat].card;
    for (let one = instances.first(on); one !== NONE; one = instances.next(one)) enter(one, seat, 'seat');
    enterAll(base.boons + seat, seat, 'seat', 'holder');
    enterAll(base.treasures + seat, seat, 'seat', 'holder');
    enterAll(base.banes + seat, seat, 'seat', 'nobody');
    enterAll(base.quests + seat, seat, 'seat', 'nobody');
    enterAll(base.completed + seat, seat, 'seat', 'nobody');
    // DNR-QEFFECT-2
    enterAll(base.global, seat, 'seat', 'nobody');
  }
  for (let seat = 0; seat < match.seats; seat++) {
    world.heroes[seat].standing = [...new Set(found[seat])];
    world.heroes[seat].kinds = kinds[seat];
  }
}
