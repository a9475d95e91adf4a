import { Playthrough, Rng, View } from '@underhall/kernel';
import { expect, it } from 'vitest';
import { type Card, GRADES, isGlory, REALMS } from './content/cards.ts';
import { openDungeoneer } from './game.ts';
import { COMBINATIONS } from './testing/tables.ts';
import { laterMaps } from './zones.ts';

const game = openDungeoneer();

it.each(COMBINATIONS)(
  'DNR-HIDDEN-3 DNR-HIDDEN-21 whoever guesses at hidden cards of $sets guesses cards of their realm, grade and kind',
  ({ most, sets }) => {
    const seats = Array.from({ length: most }, () => ({}));
    const { match } = new Playthrough(game, { options: { sets: [...sets] }, seats, seed: 'guesses' });
    for (let i = 0; i < 50; i++) {
      const seat = match.asked();
      match.choose(seat, match.legal(seat)[0].id, match.choices);
    }
    const { instances } = new View(match, 1).determinise(Rng.fromSeed('any'));
    for (let card = 0; card < instances.count; card++) {
      const zone = instances.zoneOf(card);
      const face = game.faces[instances.face(card)] as unknown as Card;
      const key = instances.layout.key(zone);
      switch (instances.layout.name(zone)) {
        case 'map-deck':
          expect(face.realm).toBe(REALMS[key]);
          break;
        case 'quest-deck':
          expect(face.grade).toBe(GRADES[key]);
          break;
        case 'glory-deck':
        case 'peril-deck':
          expect([face.grade, isGlory(face)]).toEqual([
            GRADES[key],
            instances.layout.name(zone) === 'glory-deck',
          ]);
          break;
        case 'later-maps':
          expect(laterMaps(GRADES.indexOf(face.grade), REALMS.indexOf(face.realm))).toBe(key);
      }
    }
  },
);
