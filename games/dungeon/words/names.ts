/** How things are called: players, doors, cards. (Places: places.ts.) */
import { type Instance, type Speech as KernelSpeech, NONE, type Seat, type View } from '@underhall/kernel';
import type { Content, MonsterCard, TreasureCard } from '../content.ts';
import { type DungeonSpec, NO_TYPE, type World } from '../world.ts';
import { doorPlace } from './places.ts';

export type Speech = KernelSpeech<World>;

export function contentOf({ game }: Pick<View<World>, 'game'>): Content {
  return (game.spec as DungeonSpec).content;
}

/** “the Elf (player 3)”: always in full, because a second Elf may come or go. A table puts names for the numbers. */
export function playerName({ say, view, who }: Speech, seat: Seat): string {
  const type = who?.[seat] ?? view.world.adventurers[seat].type;
  const player = numberedPlayer({ say }, seat);
  if (type === NO_TYPE) return say('player.nobody', { player });
  return say('player.named', { type: contentOf(view).adventurers[type].name, player });
}

/** “you” for whoever reads it; `o` chooses the ending of the verb that follows. */
export function toldOf(speech: Speech, seat: Seat): { readonly name: string; readonly o: number } {
  return speech.view.you === seat
    ? { name: speech.say('player.you'), o: 2 }
    : { name: playerName(speech, seat), o: 1 };
}

export function numberedPlayer({ say }: Pick<Speech, 'say'>, seat: Seat): string {
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

/** “the Ogre” */
export function theMonster({ say }: Speech, name: string): string {
  return say('monster.the', { name });
}
