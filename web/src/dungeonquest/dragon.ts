/** The dragon as it stands: how many of its cards are left, what wakes it, and what that would cost. */
import type { GameCard } from '../play/scene.ts';
import { isRage } from './needed.ts';
import type { Asked, EventTypes, Facts, Told } from './terms.ts';

/** What another Dragon card would risk. */
export interface DragonRisk {
  /** Cards that lie facedown, and how many of them wake the dragon. */
  readonly left: number;
  readonly rages: number;
  /** Those that were turned up, the first one first. */
  readonly turned: readonly string[];
  /** The Treasure that would burn, and its gold as far as it is known. */
  readonly treasure: readonly string[];
  readonly gold: number;
}

/** The option to reach for the treasure once more, if that is asked. */
export function reachIn(asked: Asked | undefined): string | undefined {
  return asked?.options.find(({ id }) => id === 'draw-dragon')?.id;
}

export function dragonRisk({ decks, discards, seats }: Facts, seat: number, card: GameCard): DragonRisk {
  const turned = (discards.dragon ?? []).toReversed();
  const all = Object.values(card.faces).reduce(
    (sum, face) => sum + (isRage(face.id, card) ? countOf(face) : 0),
    0,
  );
  const treasure = seats[seat].loot.filter((face) => backOf(face, card) === 'treasure');
  return {
    left: decks.dragon ?? 0,
    rages: all - turned.filter((face) => isRage(face, card)).length,
    turned,
    treasure,
    gold: treasure.reduce((sum, face) => sum + goldOn(face, card), 0),
  };
}

function countOf({ printed }: GameCard['faces'][string]): number {
  return (printed as { count?: number }).count ?? 1;
}

function backOf(face: string, { faces }: GameCard): string | undefined {
  return /^\[(.+)\]$/.exec(face)?.[1] ?? faces[face]?.back;
}

export function goldOn(face: string, { faces }: GameCard): number {
  return (faces[face]?.printed as { gold?: number } | undefined)?.gold ?? 0;
}

/** How it lies there: the fewer cards are left, the lighter it sleeps. */
export function moodOf({ left, rages }: Pick<DragonRisk, 'left' | 'rages'>): 'asleep' | 'stirring' {
  return left > 0 && rages / left >= STIRS ? 'stirring' : 'asleep';
}

const STIRS = 1 / 5;

/** Its card is being turned up. */
export function isDragonCard({ event }: Told): boolean {
  return event.type === 'drew' && event.deck === 'dragon';
}

const BURNING: EventTypes = new Set([
  'lost-loot',
  'rolled',
  'rerolled',
  'wounded',
  'prevented',
  'died',
  'knocked-out',
]);

/** The dragon has woken, and what happens is its fire. */
export function isBurning(now: Told | undefined, log: readonly Told[], card: GameCard): boolean {
  if (!now || !BURNING.has(now.event.type)) return false;
  const drawn = log.findLast(({ event }) => event.type === 'drew' || event.type === 'turn');
  return drawn?.event.type === 'drew' && isRage(drawn.faces[drawn.event.card], card);
}
