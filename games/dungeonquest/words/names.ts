/** How things are called: heroes, places, monsters, cards. */
import { type Instance, type Speech as KernelSpeech, NONE, type Seat, type View } from '@underhall/kernel';
import type { Card } from '../content.ts';
import {
  beyond,
  type Direction,
  type Exit,
  exitName,
  exitOf,
  exitsOf,
  isPrinted,
  isPrintedPassage,
  isTower,
  nameOf,
  opposite,
  type Space,
  sideOf,
  spaceOf,
  squareOf,
  TREASURE_CHAMBER,
} from '../grid.ts';
import { DOOR, OPEN, PORTCULLIS, type Side, sideTowards, type Tile, WALL } from '../tile.ts';
import { MONSTERS, type MonsterKind } from '../verbs.ts';
import type { DungeonQuestSpec, SharedContent, World } from '../world.ts';
import type { Reading } from './context.ts';

export type Speech = KernelSpeech<World>;

type InGame = Pick<View<World>, 'game'>;

export function contentOf({ game }: InGame): SharedContent {
  return (game.spec as DungeonQuestSpec).content;
}

/** How the cards of the edition read. */
export function readingOf({ game }: InGame): Reading {
  return (game.spec as DungeonQuestSpec).reading;
}

/** Content is typed on a keyboard; people read it with the signs of a book. */
export function typeset(text: string): string {
  return text.replaceAll("'", '’');
}

/** “1,200” */
export function goldText(gold: number): string {
  return String(gold).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

// ------------------------------------------------------------------ heroes and monsters

/** “Hugo”, not “Hugo the Glorious”: the part of the name that is the hero's id. */
export function heroName({ view }: Speech, seat: Seat): string {
  const { id, name } = contentOf(view).heroes[view.world.heroes[seat].card];
  return name.split(' ').find((word) => word.toLowerCase() === id) ?? name;
}

/** How the Hero of a seat is called in a sentence; `o` chooses the ending of the verb that follows. */
export interface Called {
  readonly name: string;
  /** “your”, “Hugo’s” */
  readonly own: string;
  readonly o: number;
}

/** “you” if it is the seat that is spoken to, and by name otherwise. */
export function calledBy(speech: Speech, seat: Seat, you: Seat | undefined): Called {
  const { say } = speech;
  if (seat === you) return { name: say('hero.you'), own: say('hero.your'), o: 2 };
  return calledAs(speech, heroName(speech, seat));
}

/** As somebody who is not spoken to. */
export function calledAs({ say }: Pick<Speech, 'say'>, name: string): Called {
  return { name, own: say('hero.own', { hero: name }), o: 1 };
}

/** How the reader calls the Hero of a seat: “you”, or by name. */
export function calledFor(speech: Speech, seat: Seat): Called {
  return calledBy(speech, seat, speech.view.you);
}

export function aMonster({ say }: Speech, kind: string): string {
  return say(`monster.${kind}.a`);
}

export function theMonster({ say }: Speech, kind: string): string {
  return say('monster.the', { monster: say(`monster.${kind}`) });
}

// ------------------------------------------------------------------ places

export function tileOn(view: View<World>, space: Space): Tile | undefined {
  const card = view.instances.first(view.zone('chamber', space));
  return card === NONE ? undefined : (view.face(card) as Tile);
}

/** What a square shows to a direction; undefined if it is unexplored. */
export function sideOn(view: View<World>, square: Space, direction: Direction): Side | undefined {
  const tile = tileOn(view, square);
  if (tile) return sideTowards(tile, view.world.entry[square], direction);
  if (!isPrinted(square)) return undefined;
  return isPrintedPassage(exitOf(square, direction)) ? OPEN : WALL;
}

/** “the corridor at C4”, “the North-West Tower”, “the Treasure Chamber”. */
export function placeName({ say, view }: Speech, space: Space): string {
  if (space < 0) return say('place.nowhere');
  if (space === TREASURE_CHAMBER) return say('place.treasure-chamber');
  if (isTower(space)) return say(`place.${nameOf(space).toLowerCase()}`);
  const tile = tileOn(view, space);
  if (!tile) return say('place.unexplored', { space: nameOf(space) });
  return say(`place.${tile.kind}`, { space: nameOf(space) });
}

/** Where somebody stands: in most places, but on the edge of a chasm. */
export function whereName(speech: Speech, space: Space): string {
  const kind = besideWhat(speech, space);
  if (kind === undefined) return speech.say('where.in', { place: placeName(speech, space) });
  return speech.say(`where.${kind}`, { space: nameOf(space) });
}

/** What nobody stands in: the kind of the chamber, if it is such a one. */
export function besideWhat({ view }: Speech, space: Space): string | undefined {
  const kind = space < 0 ? undefined : tileOn(view, space)?.kind;
  return kind !== undefined && `where.${kind}` in view.game.spec.messages ? kind : undefined;
}

export function directionName({ say }: Speech, name: string): string {
  return say(`direction.${name}`);
}

/** The exit of a space that goes by this name. */
export function exitNamed(space: Space, name: string): Exit | undefined {
  return space < 0 ? undefined : exitsOf(space).find((exit) => exitName(exit) === name);
}

/** What lies beyond an exit, in short: “Corridor”, “unexplored”. */
export function beyondName(speech: Speech, exit: Exit): string {
  const { say, view } = speech;
  const space = spaceOf(beyond(exit));
  if (space < 0) return say('place.outside');
  if (space === TREASURE_CHAMBER || isTower(space)) return placeName(speech, space);
  const tile = tileOn(view, space);
  return tile ? say(`chamber.${tile.kind}`) : say('choice.unexplored');
}

/** “ through a door”, or nothing. */
export function throughName({ say, view }: Speech, exit: Exit): string {
  const sides = [
    sideOn(view, squareOf(exit), sideOf(exit)),
    beyond(exit) < 0 ? undefined : sideOn(view, beyond(exit), opposite(sideOf(exit))),
  ];
  const door = sides.includes(DOOR);
  const portcullis = sides.includes(PORTCULLIS);
  if (door && portcullis) return say('choice.through.both');
  if (door) return say('choice.through.door');
  return portcullis ? say('choice.through.portcullis') : '';
}

// ------------------------------------------------------------------ cards and causes

/** The back of a token that shows the kind of its Monster. */
const TOKEN = 'token-';

/** The name on a face; undefined for what has none. */
export function nameOnFace({ say, view }: Speech, id: string): string | undefined {
  const { game } = view;
  if (!game.hasFace(id)) return undefined;
  const face = game.faces[game.faceIndex(id)];
  if (face.back === 'chamber') return say(`chamber.${(face as Tile).kind}`);
  const { name, kind } = face as Partial<Card> & { readonly kind?: MonsterKind };
  if (name !== undefined) return typeset(name);
  return kind && say(`monster.${kind}`);
}

/** A card as its reader knows it: “Jade Toad (120 gold)”, or “a Treasure card”. */
export function cardName(speech: Speech, card: Instance, faces: Readonly<Record<number, string>>): string {
  const { say, view } = speech;
  const id = faces[card];
  if (id === undefined) {
    const back = view.back(card);
    if (back.startsWith(TOKEN)) return aMonster(speech, back.slice(TOKEN.length));
    const [deck] = back.split('-');
    return say('card.hidden', { deck: say(`deck.${deck}`) });
  }
  const name = nameOnFace(speech, id) ?? id;
  const { gold } = view.game.faces[view.game.faceIndex(id)] as Partial<Card>;
  return gold ? say('card.gold', { name, gold: goldText(gold) }) : name;
}

/** What hurt or killed somebody: a Monster, a card, another hero, or the dungeon itself. */
export function causeName(speech: Speech, cause: string): string {
  const { say } = speech;
  if (cause.startsWith('hero:')) return calledFor(speech, Number(cause.slice('hero:'.length))).name;
  if (MONSTERS.some((kind) => kind === cause)) return aMonster(speech, cause);
  return nameOnFace(speech, cause) ?? say(`cause.${cause}`);
}
