import { eventBit } from '@underhall/dungeonquest/hearing';
import { expect, test } from 'vitest';
import type { GameCard } from '../play/scene.ts';
import { choresOf } from './chores.ts';
import type { SeatFacts } from './terms.ts';

const face = (name: string, ...events: string[]) => ({
  name,
  printed: { hears: events.reduce((bits, event) => bits | eventBit(event), 0) },
});
const card = {
  faces: {
    challara: face('Challara', 'place-chamber'),
    hugo: face('Hugo', 'stand-off'),
    newer: face('Hugo the Newer', 'same-card'),
    dusk: face('Rune of Dusk', 'sun-step'),
    eye: face('Opal Eye', 'place-chamber'),
    prayer: face('Quiet Prayer', 'turn-start'),
  },
} as unknown as GameCard;
const names = (seat: object) =>
  choresOf({ hero: 'hugo', runes: [], loot: [], kept: [], ...seat } as unknown as SeatFacts, card).map(
    ({ preference, name }) => [preference, name],
  );

test('who can be asked time and again has a switch for it, named after what he is asked about', () => {
  expect(names({})).toEqual([]);
  expect(names({ runes: ['dusk'] })).toEqual([['skip-sun-step', 'Rune of Dusk']]);
  expect(names({ hero: 'challara' })).toEqual([['skip-place-chamber', 'Challara']]);
  expect(names({ hero: 'challara', loot: ['eye'] })).toEqual([['skip-place-chamber', 'Opal Eye']]);
  expect(names({ hero: 'newer' })).toEqual([['use-same-card', 'Hugo the Newer']]);
  expect(names({ loot: ['prayer'] })).toEqual([['skip-turn-start', 'Quiet Prayer']]);
  expect(names({ loot: ['[treasure]'] })).toEqual([]);
});
