/** How things are called: heroes, places, cards. */
import { type Instance, type Speech as KernelSpeech, NONE, type Seat } from '@underhall/kernel';
import type { Card, HeroCard, MapCard, QuestCard } from '../content/cards.ts';
import { isPlayed } from '../options/played.ts';
import type { M, World } from '../world.ts';
import { contextOf } from './faces.ts';
import type { Context } from './pieces.ts';

export type Speech = KernelSpeech<World>;

/** Odds are found in what a viewer knows as in the match itself: all that decides them is public. */
export function sightOf({ view }: Pick<Speech, 'view'>): M {
  return view as unknown as M;
}

/** How somebody is called in a sentence; `o` chooses the ending of the verb that follows: 1 “takes”, 2 “take”. */
export interface Called {
  readonly name: string;
  /** “your”, “Brannoc’s” */
  readonly own: string;
  readonly o: number;
}

/** “Brannoc”, “Sister Aude”: all but the last name. Where heroes come and go, the player (a table puts in the name). */
export function heroName({ say, view }: Speech, seat: Seat): string {
  const { card } = view.world.heroes[seat] ?? { card: NONE };
  const face = card === NONE ? undefined : (view.face(card) as HeroCard | undefined);
  if (!face || isPlayed(view, 'optreinc')) return say('player.number', { n: seat + 1 });
  return shortName(face.name);
}

export function shortName(name: string): string {
  const words = name.split(' ');
  return words.length > 1 ? words.slice(0, -1).join(' ') : name;
}

/** “you” if it is the seat that is spoken to, and by name otherwise. */
export function calledBy(speech: Speech, seat: Seat, you: Seat | undefined): Called {
  const { say } = speech;
  if (seat === you) return { name: say('person.you'), own: say('person.you.own'), o: 2 };
  const name = heroName(speech, seat);
  return { name, own: say('person.own', { name }), o: 1 };
}

/** The name on a face. */
export function nameOn({ view }: Pick<Speech, 'view'>, id: string | undefined): string | undefined {
  const { game } = view;
  return id !== undefined && game.hasFace(id) ? (game.faces[game.faceIndex(id)] as Card).name : undefined;
}

/** A card as its reader knows it: its name, or “a card”. */
export function cardName(speech: Speech, card: Instance, faces?: Readonly<Record<number, string>>): string {
  const id = faces ? faces[card] : card === NONE ? undefined : speech.view.face(card)?.id;
  return nameOn(speech, id) ?? speech.say('card.any');
}

/** A card as what is used of it: a hero's ability has a name of its own. */
export function sourceName(speech: Speech, card: Instance): string {
  const face = card === NONE ? undefined : (speech.view.face(card) as Card | undefined);
  return face?.back === 'hero' ? face.abilityName : cardName(speech, card);
}

/** Who or what a card is where it fights: a hero, the monster of a Quest, a card. */
export function fighterName(
  speech: Speech,
  card: Instance,
  you: Seat | undefined,
  faces?: Readonly<Record<number, string>>,
): Called {
  const { say, view } = speech;
  const seat = view.world.heroes.findIndex((hero) => hero.card === card);
  if (seat >= 0) return calledBy(speech, seat, you);
  const id = faces ? faces[card] : view.face(card)?.id;
  const face = id === undefined ? undefined : (view.game.faces[view.game.faceIndex(id)] as Card);
  if (face?.back === 'hero') {
    const hero = shortName(face.name);
    return { name: hero, own: say('person.own', { name: hero }), o: 1 };
  }
  const monster = face && slayName(face);
  const name = monster ?? say('monster.the', { name: face?.name.replace(/^The /, '') ?? say('monster.one') });
  return { name, own: say('person.own', { name }), o: 1 };
}

function slayName(face: Card): string | undefined {
  const { criteria } = face as QuestCard;
  return face.back === 'quest' && criteria.kind === 'slay'
    ? criteria.name.replace(/^The /, 'the ')
    : undefined;
}

/** What an Escort Quest wants to be carried. */
export function tokenName({ say, view }: Speech, id: string | undefined): string {
  const face = id === undefined ? undefined : (view.game.faces[view.game.faceIndex(id)] as QuestCard);
  const token = face?.criteria.kind === 'escort' ? face.criteria.token.split(',')[0] : undefined;
  return token ?? say('card.token');
}

/** “the Ropewalk” */
export function placeName(speech: Speech, id: string | undefined): string {
  return id === undefined ? speech.say('where.any') : textContext(speech).placeName(id);
}

/** Where a hero stands. */
export function spaceOf(speech: Speech, seat: Seat): string {
  const { space } = speech.view.world.heroes[seat];
  return placeName(speech, space < 0 ? undefined : mapAt(speech, space)?.id);
}

export function mapAt({ view }: Speech, space: number): MapCard | undefined {
  const laid = view.world.spaces[space];
  return laid && (view.face(laid.card) as MapCard | undefined);
}

/** The words of card texts, for what a question is about. */
export function textContext({ say, view }: Speech, more: Partial<Context> = {}): Context {
  return contextOf({ say, game: view.game }, more);
}

export function percent(chance: number): number {
  return Math.round(chance * 100);
}
