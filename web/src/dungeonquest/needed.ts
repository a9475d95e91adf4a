/** What dice are thrown for, said before they fall: what is needed, and how likely that is. */
import type { GameCard } from '../play/scene.ts';
import { chanceOfAtMost } from '../table/rolls.ts';
import { say, sayIf } from './say.ts';
import type { Facts, Told } from './terms.ts';

export function neededFor({ event, faces }: Told, facts: Facts, card: GameCard): string | undefined {
  if (event.type === 'sun-rolled') {
    const chance = percent(chanceOfAtMost(1, event.closing));
    return say(event.closing > 1 ? 'sun.needed' : 'sun.needed.first', { n: event.closing, chance });
  }
  if (event.type === 'rolled')
    return isRage(faces[event.card ?? -1], card) ? fireOn(facts, event.seat) : undefined;
  if (!('target' in event) || event.target === undefined) return undefined;
  const burden = 'burden' in event ? (event.burden ?? 0) : 0;
  return needed(attributeName(event.attribute ?? ''), event.target, burden);
}

/** “Agility: 4 or less, 17 %”; what is carried makes the roll higher, so it is taken off what is needed. */
export function needed(attribute: string, target: number, burden = 0): string {
  const most = target - burden;
  if (most >= 12) return say('test.sure', { attribute });
  if (most < 2) return say('test.hopeless', { attribute });
  const holes = { attribute, target: most, chance: percent(chanceOfAtMost(2, most)), burden };
  return say(burden > 0 ? 'test.needed.burden' : 'test.needed', holes);
}

/** The dragon's fire is as many wounds as two dice show. */
export function fireOn({ seats }: Facts, seat: number): string {
  const left = seats[seat].life - seats[seat].wounds;
  if (left > 12) return say('fire.survived');
  if (left <= 2) return say('fire.deadly');
  return say('fire.needed', { n: left, chance: percent(1 - chanceOfAtMost(2, left - 1)) });
}

export function isRage(face: string | undefined, { faces }: GameCard): boolean {
  return (faces[face ?? '']?.printed as { rages?: boolean } | undefined)?.rages === true;
}

export function attributeName(attribute: string): string {
  return attribute
    .split('/')
    .map((name) => sayIf(`attribute.${name}`) ?? name)
    .join(' / ');
}

/** In whole hundredths; what may happen is never called impossible or sure. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 0 && chance > 0) return '< 1 %';
  return rounded === 100 && chance < 1 ? '> 99 %' : `${rounded} %`;
}
