/** What has happened in the Revised Edition, in full sentences. */
import type { Tellings } from '@underhall/kernel';
import { sharedTellings } from '../../words/log.ts';
import { aMonster, type Called, calledAs, nameOnFace } from '../../words/names.ts';
import type { MonsterCard } from '../content.ts';
import type { World } from '../world.ts';
import { foeName, type Speech } from './foes.ts';

export const tellings: Tellings<World> = {
  ...sharedTellings,
  fell: (speech, seen, common) => {
    const { event } = seen;
    const own = `fell.${event.cause}`;
    return {
      key: `event.${own}` in speech.view.game.spec.messages ? own : 'fell',
      where: event.below ? speech.say('where.in', { place: speech.say('cause.catacombs') }) : common.where,
    };
  },
  'monster-drawn': (speech, { event }) =>
    event.kind === '' ? { key: 'monster-drawn.unseen' } : { monster: aMonster(speech, event.kind) },
  'monster-shown': (speech, { event, faces }) => {
    const face = faces[event.card];
    if (face === undefined) return undefined;
    const { game } = speech.view;
    const { health, escapePenalty } = game.faces[game.faceIndex(face)] as MonsterCard;
    return { monster: aMonster(speech, event.kind), health, penalty: escapePenalty };
  },
  'cards-revealed': (speech, { event, faces }) => {
    const [a = '', b = ''] = event.cards.map((card) => nameOnFace(speech, faces[card] ?? '') ?? '');
    return { a, b };
  },
  // What the Hero suffers, `wounded` tells.
  'round-fought': (_speech, { event }) => {
    if (event.monster > 0) return { n: event.monster };
    return event.hero > 0 ? undefined : { key: 'round-fought.nobody' };
  },
};

/** Alone, a monster is met unseen. */
export function otherFoe(speech: Speech): Called {
  return calledAs(speech, foeName(speech, undefined));
}
