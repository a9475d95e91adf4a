/** How the things of a combat of the 2010 edition are called. */
import type { Instance, Speech as KernelSpeech, Say, Seat } from '@underhall/kernel';
import { MONSTERS } from '../../verbs.ts';
import { cardName, heroName, nameOnFace, theMonster } from '../../words/names.ts';
import type { CombatCard } from '../content.ts';
import type { World } from '../world.ts';

export type Speech = KernelSpeech<World>;

/** Whom a hero fights now: “the Troll”, or another hero. */
export function foeOf(speech: Speech, seat: Seat): string {
  const { say, view } = speech;
  const { combat } = view.world;
  if (combat?.hero === seat)
    return combat.kind ? theMonster(speech, combat.kind) : heroName(speech, combat.opponent);
  return say(view.setup.options.pvp === true ? 'monster.other' : 'monster.some');
}

/** A card of a combat with what it is worth there: “Cleave (melee 3)”. */
export function attackName(speech: Speech, card: Instance, faces: Readonly<Record<number, string>>): string {
  const { say, view } = speech;
  const id = faces[card];
  if (id === undefined) return cardName(speech, card, faces);
  const { type, attack } = view.game.faces[view.game.faceIndex(id)] as Partial<CombatCard>;
  const name = nameOnFace(speech, id) ?? id;
  return type === undefined ? name : say('card.attack', { name, type: say(`type.${type}`), n: attack ?? 0 });
}

/** The Monster a Power card belongs to, or nothing. */
export function monsterOwner(say: Say, { owner }: Pick<CombatCard, 'owner'>): string {
  return MONSTERS.some((kind) => kind === owner) ? say(`monster.${owner}`) : '';
}
