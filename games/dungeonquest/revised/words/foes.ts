/** What a player knows of a monster: its name, and of its numbers those that the cards still allow. */
import type { Speech as KernelSpeech, View } from '@underhall/kernel';
import { theMonster } from '../../words/names.ts';
import type { Fight } from '../combat/state.ts';
import type { Content, MonsterCard } from '../content.ts';
import type { RevisedSpec, World } from '../world.ts';

export type Speech = KernelSpeech<World>;

export function contentOf({ game }: Pick<View<World>, 'game'>): Content {
  return (game.spec as RevisedSpec).content;
}

/** “the Troll”, or “the monster” while nobody has seen it. */
export function foeName(speech: Speech, kind: string | undefined): string {
  return kind ? theMonster(speech, kind) : speech.say('monster.some');
}

/** What it can be, for this viewer: itself, or every card of its name that does not lie discarded and would still live. */
export function possible(view: View<World>, { card, kind, wounds }: Fight): readonly MonsterCard[] {
  const face = view.face(card) as MonsterCard | undefined;
  if (face) return [face];
  const discarded = view.faces(view.zone('monster-discard'));
  return contentOf(view).monsters.filter(
    (monster) =>
      (kind === '' || monster.kind === kind) && monster.health > wounds && !discarded.includes(monster.id),
  );
}

/** “4”, “2–4” */
export function span({ say }: Pick<Speech, 'say'>, numbers: readonly number[]): string {
  const from = Math.min(...numbers);
  const to = Math.max(...numbers);
  return from === to ? String(from) : say('text.range', { from, to });
}
