import { type Audience, EVERYBODY, type EventIn, type EventOf } from '@underhall/kernel';
import { must, playWatched, seeds, type Watch } from '@underhall/kernel/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { watched } from './testing/watched.ts';
import type { World } from './world.ts';

type ToldFaces = Parameters<Watch['tell']>[2];

type Type = EventIn<World>['type'];

interface Told<T extends Type = Type> {
  readonly event: EventOf<World, T>;
  readonly audience: Audience;
  readonly faces: ToldFaces;
}

/** Everything that was told in some matches, by kind of event. */
class Listener implements Watch {
  readonly seen = new Set<string>();
  readonly told: Map<string, Told[]>;

  constructor(told: Map<string, Told[]>) {
    this.told = told;
  }

  check(): void {}

  tell(event: EventIn<World>, audience: Audience, faces: ToldFaces): void {
    const alike = this.told.get(event.type);
    if (alike) alike.push({ event, audience, faces });
    else this.told.set(event.type, [{ event, audience, faces }]);
  }
}

/** Rules by which all players are told of something; with `faces` they see its cards as well. */
const openly: readonly (readonly [id: string, what: string, types: readonly Type[], faces: boolean])[] = [
  ['DUN-SETUP-12', 'types are chosen openly', ['became'], false],
  [
    'DUN-TURN-13',
    'dice are rolled in the open',
    ['rolled-for-first', 'rolled-for-spells', 'attacked', 'monster-attacked', 'searched', 'caged', 'forged'],
    false,
  ],
  ['DUN-HIDDEN-2', 'a monster that is met is seen by all', ['met', 'killed'], true],
  ['DUN-HIDDEN-3', 'a guard is seen by all', ['guards'], true],
  ['DUN-HIDDEN-7', 'a special treasure that is used is seen by all', ['shown'], true],
  ['DUN-HIDDEN-8', 'a sword that is found is seen by all', ['forged'], true],
  ['DUN-HIDDEN-9', 'a sword that a wizard returns is shown to all', ['sword-returned'], true],
  ['DUN-HIDDEN-14', 'all see how many cards the two piles have', ['split'], false],
  ['DUN-HIDDEN-15', 'all see which pile is kept', ['pile-kept'], false],
  ['DUN-HIDDEN-16', 'all see who finds which secret door', ['searched', 'learned-door'], false],
  ['DUN-HIDDEN-18', 'the announced spell is seen by all', ['cast'], true],
  ['DUN-WIN-8', "the winner's treasure is shown to all", ['treasure-shown'], true],
];

describe('what is told to whom', () => {
  const told = new Map<string, Told[]>();

  function all<T extends Type>(type: T): readonly Told<T>[] {
    return (told.get(type) as Told<T>[] | undefined) ?? expect.fail(`no '${type}' in these matches`);
  }

  beforeAll(() => {
    const listening = { ...watched, watch: () => new Listener(told) };
    for (const seed of seeds(4_000, 30)) playWatched(listening, seed, 'sensible');
  }, 60_000);

  it.each(openly)('%s %s', (_id, _what, types, openFaces) => {
    for (const type of types) {
      for (const { audience, faces } of all(type)) {
        expect(audience, type).toBe(EVERYBODY);
        if (openFaces) expect(faces.length, type).toBeGreaterThan(0);
        if (openFaces)
          for (const face of faces) expect(face.audience, `${type} ${face.face}`).toBe(EVERYBODY);
      }
    }
  });

  it('DUN-TURN-13 every event of a roll carries its dice', () => {
    for (const type of ['rolled-for-first', 'attacked', 'monster-attacked', 'forged'] as const)
      for (const { event } of all(type)) expect(event.dice, type).toHaveLength(2);
    for (const { event } of all('caged')) expect(event.dice).toHaveLength(1);
    for (const { event } of all('searched')) expect(event.die).toBeGreaterThan(0);
  });

  it('DUN-TREAS-4 DUN-HIDDEN-6 that a total is enough is told to its owner alone', () => {
    for (const { event, audience } of all('enough')) expect(audience).toBe(1 << event.seat);
  });

  it('DUN-HIDDEN-5 DUN-HIDDEN-21 what is gained or won back only its new owner sees', () => {
    for (const type of ['gained', 'regained'] as const)
      for (const { event, faces } of all(type))
        for (const { audience, face } of faces) expect(audience, face).toBe(1 << event.seat);
  });

  it('DUN-HIDDEN-11 what a look shows only the looker sees', () => {
    let looks = 0;
    for (const { event, faces } of all('looked')) {
      for (const { audience, face } of faces) {
        looks++;
        must((audience & (1 << event.seat)) !== 0, 'DUN-HIDDEN-11', `${face} is not seen by the looker`);
        must(audience !== EVERYBODY, 'DUN-HIDDEN-11', `${face} is seen by all`);
      }
    }
    expect(looks).toBeGreaterThan(0);
  });
});
