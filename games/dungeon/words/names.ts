/** How things are called: players, doors, cards. (Places: places.ts.) */
import {
  type Instance,
  type Speech as KernelSpeech,
  NONE,
  type Say,
  type Seat,
  type View,
} from '@underhall/kernel';
import type { Content, MonsterCard, TreasureCard } from '../content.ts';
import type { DungeonSpec, World } from '../world.ts';
import { doorPlace } from './places.ts';

export type Speech = KernelSpeech<World>;

export function contentOf({ game }: Pick<View<World>, 'game'>): Content {
  return (game.spec as DungeonSpec).content;
}

/** “you” for whoever reads it, others by name; `o` chooses the ending of the verb that follows. */
export function toldOf(speech: Speech, seat: Seat): { readonly name: string; readonly o: number } {
  return speech.view.you === seat
    ? { name: speech.say('player.you'), o: 2 }
    : { name: playerName(speech, seat), o: 1 };
}

/** “player 3”: a table puts names for the numbers. */
export function playerName({ say }: Pick<Speech, 'say'>, seat: Seat): string {
  return say('player.number', { n: seat + 1 });
}

/** “the secret door between room 2·1 and the Guard Room” */
export function doorName({ say }: Pick<Speech, 'say'>, id: string): string {
  return say('door.secret', { where: doorPlace(say, id) });
}

/** The name on a face; undefined for what has none. */
export function nameOnFace({ view }: Speech, id: string): string | undefined {
  const { game } = view;
  return game.hasFace(id) ? (game.faces[game.faceIndex(id)] as Partial<MonsterCard>).name : undefined;
}

/** A card as its reader knows it: “Gold Ring (3000 gold)”, or “a treasure of level 3”. */
export function cardName(speech: Speech, card: Instance, faces: Readonly<Record<number, string>>): string {
  const { say, view } = speech;
  const id = faces[card];
  if (id === undefined) {
    const [kind, level = ''] = view.back(card).split('-');
    return say(`card.${kind}`, { level });
  }
  const face = view.game.faces[view.game.faceIndex(id)] as Partial<TreasureCard>;
  const name = face.name ?? id;
  return face.gold ? say('card.gold', { name, gold: face.gold }) : name;
}

export function cardSeen(speech: Speech, card: Instance): string {
  const id = card === NONE ? undefined : speech.view.face(card)?.id;
  return cardName(speech, card, id === undefined ? {} : { [card]: id });
}

/** Names of monsters that come in packs end as one would expect: `m` chooses the ending of a verb, as `o` for players. */
export function numberOf(name: string): number {
  return /[^su]s$/.test(name) ? 2 : 1;
}

/** “the Ogre” */
export function theMonster({ say }: Speech, name: string): string {
  return say('monster.the', { name });
}

/** What a die must show: “a 1 or 2”, “1–4”. */
export function upTo(say: Say, to: number): string {
  return say(to > 2 ? 'die.more' : `die.${to}`, { to });
}
