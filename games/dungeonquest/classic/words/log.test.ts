import { type Event, type Json, NONE, Playthrough, sayIn, scopeOf } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../wounds.ts';
import { dungeonquestClassic, openClassic } from '../game.ts';
import { messages } from '../messages.ts';

const game = openClassic();
const spoken = dungeonquestClassic.words(game);
const table = { seats: [{ hero: 'gherinn' }, { hero: 'hugo' }], seed: 'words' };

type Faces = Readonly<Record<number, string>>;

/** What the log says of an event to somebody who sees these faces. */
function told(event: Event, faces: Faces = {}, ...arranged: Record<string, Json>[]): string | undefined {
  const view = new Playthrough(game, table, [...arranged, { turn: 0 }]).view('spectator');
  return spoken.event(sayIn(messages), view, { n: 0, event, faces });
}

describe('a roll', () => {
  const rolled = (face: string, ...dice: number[]) =>
    told({ type: 'rolled', seat: 1, card: 0, ability: '', cause: '', dice }, { 0: face });

  it('says which line of the card counts, and what that line says', () => {
    expect(rolled('dungeon-torch-goes-out', 2)).toBe('Hugo rolls 2 for Torch Goes Out: “your turn ends”.');
    expect(rolled('dungeon-old-bones', 1)).toBe('Hugo rolls 1 for Old Bones: nothing happens.');
    expect(rolled('dungeon-shade', 1, 1)).toBe('Hugo rolls 1 + 1 = 2 for Shade: “you die”.');
  });

  it('for a number says of what, with everything added to it', () => {
    expect(rolled('dungeon-razorwing', 4)).toBe('Razorwing: Hugo rolls 4 for wounds.');
    expect(rolled('trap-swinging-blade', 2)).toBe('Swinging Blade: Hugo rolls 2 + 3 = 5 for wounds.');
    expect(rolled('catacomb-treasure-chest', 3, 4)).toBe(
      'Treasure Chest: Hugo rolls (3 + 4) × 100 = 700 for its gold.',
    );
  });

  it('for an ability names it', () => {
    const event = { type: 'rolled', seat: 0, card: NONE, ability: 'quiet-prayer', cause: '', dice: [5] };
    expect(told(event)).toBe('Gherinn rolls 5 for Quiet Prayer: “heal 1 wound”.');
  });

  it('of the rules tells what for, whatever card lies above', () => {
    const event = { type: 'rolled', seat: 1, card: 0, ability: '', cause: 'bridge', dice: [4] };
    expect(told(event, { 0: 'search-secret-door' })).toBe('A fall from the bridge: Hugo rolls 4 for wounds.');
  });

  it('for the doors is the player’s where the Hero was dead or out, and not where he died later', () => {
    const event = { type: 'sun-rolled', seat: 0, die: 4, closing: 2 };
    const alive = told({ ...event, gone: false }, {}, { hero: 0, state: 'dead' });
    expect(alive).toBe('Gherinn rolls a 4 for the doors, which close on a 1 or 2. They stay open.');
    expect(told({ ...event, gone: true })).toMatch(/^Gherinn’s player rolls a 4 for the doors/);
  });
});

describe('a fight', () => {
  const combat = { seat: 1, opponent: 0, kind: 'troll' };

  it('DQ-ESC-2 from which there is no escape says so', () => {
    expect(told({ type: 'monster-met', ...combat, card: 0, rule: 'DQ-ESC-2' })).toBe(
      'Hugo meets a Troll, and there is no way to run!',
    );
    expect(told({ type: 'monster-met', ...combat, card: 0, rule: null })).toBe('Hugo meets a Troll!');
  });

  it('says whose the only card of a round is', () => {
    const event = { type: 'revealed', ...combat, round: 3, side: 'monster', cards: [0] };
    expect(told(event, { 0: 'slash' })).toMatch(/^Round 3: the Troll plays Slash \(melee \d\);/);
  });

  it('says of the Monster what its card does for it, not of the player who has played it', () => {
    const prevented = { type: 'prevented', seat: 0, card: 0, wounds: 1 };
    expect(told(prevented, { 0: 'rattling-rush' })).toBe('The Skeleton is spared 1 wound by Rattling Rush.');
    expect(told(prevented, { 0: 'pilgrims-staff' })).toBe('Gherinn is spared 1 wound by Pilgrim’s Staff.');
  });

  it('of which no wound is left says so, whatever life the Hero has', () => {
    const { match } = new Playthrough(game, table);
    const wounds = evaluate(match, 'all', scopeOf(0));
    expect(told({ type: 'prevented', seat: 0, card: 0, wounds }, { 0: 'rattling-rush' })).toBe(
      'The Skeleton is spared all wounds of this round by Rattling Rush.',
    );
  });

  it('says what changes an attack from the number on the card', () => {
    const event = { type: 'attack-changed', ...combat, side: 'hero', by: 2, total: 6, card: 0 };
    expect(told(event, { 0: 'pilgrims-staff' })).toBe('Hugo’s attack: +2 from Pilgrim’s Staff, 6 now.');
  });
});

it('a card that does nothing says so', () => {
  const event = { type: 'drew', seat: 1, deck: 'search', card: 0 };
  expect(told(event, { 0: 'search-bare-walls' })).toBe(
    'Hugo draws a Search card: Bare Walls. Nothing happens.',
  );
});
