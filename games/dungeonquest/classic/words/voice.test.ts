/** How the game speaks: questions with the numbers that decide them, a log told to “you”, others by name. */
import { type Arrangement, type Event, type Json, Playthrough, type Seat, sayIn } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { dungeonquestClassic, openClassic } from '../game.ts';
import { messages } from '../messages.ts';

const game = openClassic();
const spoken = dungeonquestClassic.words(game);
const say = sayIn(messages);

function table(arranged: Arrangement[], heroes = ['tatianna', 'hugo'], options: Record<string, Json> = {}) {
  return new Playthrough(game, { seats: heroes.map((hero) => ({ hero })), options, seed: 'voice' }, [
    ...arranged,
    { turn: 0 },
  ]);
}

function asked(play: Playthrough) {
  const [pending] = play.match.pending();
  const view = play.view(pending.seat);
  return {
    prompt: spoken.prompt(say, view, pending),
    answers: pending.options.map((option) => spoken.option(say, view, pending, option)),
  };
}

const room = (at: string, chamber = 'dungeon-room-cross') => ({ chamber, at, entry: 'south' });

describe('a question', () => {
  it('DQ-BRIDGE-3 before a bridge says what is needed, and how likely that is', () => {
    const bridge = [room('C6', 'bridge-straight'), room('C7'), { hero: 0, at: 'C7' }];
    const play = table(bridge);
    play.choose(0, 'move:north');
    expect(asked(play)).toEqual({
      prompt: 'You stand before the bridge at C6. Cross? You need 9 or less (83 %).',
      answers: ['Stay, and go back next turn', 'Cross'],
    });
    const laden = table([...bridge, { put: 'treasure-jade-toad', in: 'loot:0' }]);
    laden.choose(0, 'move:north');
    expect(asked(laden).prompt).toBe(
      'You stand before the bridge at C6. Cross? With your 1 Loot card you need 8 or less (72 %).',
    );
  });

  it('DQ-RUNE-1 of who can hold back the sun asks that', () => {
    const play = table([
      room('D4'),
      { hero: 0, at: 'D4' },
      { put: 'rune-dusk', in: 'runes:0' },
      { round: 5 },
    ]);
    const sun = asked(play);
    expect(sun.prompt).toBe('The sun moves on. Hold it back with your Rune of Dusk?');
  });

  it('about a roll that may be taken says what it may bring, and how likely that is', () => {
    const play = table([room('D4'), { hero: 0, at: 'D4' }, { next: { search: ['search-strange-draught'] } }]);
    play.choose(0, 'search');
    expect(asked(play).prompt).toBe(
      'Strange Draught: roll a die? 1 (17 %): suffer 3 wounds; 4–5 (33 %): heal 2 wounds; 6 (17 %): heal 4 wounds.',
    );
  });

  it('after the dice of a test says how it went', () => {
    const play = table(
      [
        room('D4'),
        room('D3', 'trap-room-cross'),
        { hero: 0, at: 'D4' },
        { next: { trap: ['trap-crossfire'] } },
        { dice: [5, 6] },
      ],
      ['lindel', 'hugo'],
    );
    play.choose(0, 'move:north');
    expect(asked(play).prompt).toBe('5 + 6 = 11 against Armor 6: failed. Reroll one die? (Second Look)');
  });

  it('DQ-TREAS-3 DQ-TREAS-8 in the Treasure Chamber says how many cards wake the dragon, and what that would cost', () => {
    const play = table([
      { hero: 0, at: 'G5' },
      { put: 'treasure-giant-ruby', in: 'loot:0' },
      { put: 'crypt-burial-coins', in: 'loot:0' },
    ]);
    expect(asked(play).prompt).toMatch(
      /^1 of the 8 Dragon cards left wakes the dragon: you would lose [\d,]+ gold\. Move on or reach for the treasure\?$/,
    );
  });
});

describe('the log', () => {
  const play = table([room('E4', 'bottomless-pit-straight'), { hero: 0, at: 'E4' }]);
  const told = (event: Event, you: Seat | null = 1, faces: Record<number, string> = {}) =>
    spoken.event(say, play.view('spectator').addressing(you ?? undefined), { n: 0, event, faces });

  it('speaks to whoever reads it, and calls everybody else by name', () => {
    const event = { type: 'searched', seat: 1, space: 0 };
    expect(told(event, 1)).toMatch(/^You search /);
    expect(told(event, 0)).toMatch(/^Hugo searches /);
    expect(told(event, null)).toMatch(/^Hugo searches /);
  });

  it('tells a monster without a way out as a cry', () => {
    const met = { type: 'monster-met', seat: 1, opponent: 0, kind: 'skeleton', card: 0, rule: 'DQ-LIMIT-2' };
    expect(told(met)).toBe('A Skeleton, and no way to run!');
    expect(told(met, 0)).toBe('Hugo meets a Skeleton, and there is no way to run!');
  });

  it('tells the fire of the dragon in its dice, and what was left to burn', () => {
    const rolled = { type: 'rolled', seat: 1, card: 0, ability: '', cause: '', dice: [5, 6] };
    expect(told(rolled, 0, { 0: 'dragon-rage' })).toBe('Dragon fire: 5 + 6 = 11 wounds.');
    const wounded = { type: 'wounded', seat: 1, wounds: 7, cause: 'dragon-rage', total: 16, life: 16 };
    expect(told({ ...wounded, source: 'dragon-rage' }, 0)).toBe('Hugo had 7 life left.');
  });

  it('says what a wound leaves, and what took the last of it', () => {
    const wounded = {
      type: 'wounded',
      seat: 1,
      wounds: 2,
      source: 'trap',
      cause: 'trap-fire-rune',
      life: 16,
    };
    expect(told({ ...wounded, total: 6 })).toBe('Fire Rune: 2 wounds for you, 10 of 16 life left.');
    expect(told({ ...wounded, total: 16 }, 0)).toBe('Fire Rune takes Hugo’s last 2 life.');
    // The rounds of a fight have told each of its wounds: this is their sum.
    const fought = { ...wounded, source: 'combat', cause: 'troll', wounds: 3 };
    expect(told({ ...fought, total: 5 })).toBe('The fight cost you 3 wounds: 11 of 16 life left.');
    expect(told({ ...fought, total: 16 })).toBe('A Troll takes your last 3 life.');
  });

  it('has deaths, doors and rooms as people tell them', () => {
    const space = play.view('spectator').world.heroes[0].space;
    const died = { type: 'died', seat: 1, space, cause: 'bottomless-pit', below: false };
    expect(told(died, 0)).toBe('Hugo falls into the bottomless pit at E4.');
    expect(told({ ...died, cause: 'troll' }, 0)).toBe(
      'Hugo dies on the edge of the bottomless pit at E4, killed by a Troll.',
    );
    expect(told({ ...died, cause: 'troll', below: true }, 0)).toBe(
      'Hugo dies in the Catacombs, killed by a Troll.',
    );
    const entered = { type: 'entered', seat: 1, space, from: space, special: false };
    expect(told(entered)).toBe('You come to the bottomless pit at E4.');
    expect(told({ type: 'encountered', seat: 1, space, kind: 'rotating-room' })).toBe(
      'The room grinds to a halt. Nothing else stirs.',
    );
    expect(told({ type: 'door', seat: 1, open: false })).toBe('The door is stuck.');
    expect(told({ type: 'stopped', seat: 1 })).toBe('Turn over.');
    expect(told({ type: 'stopped', seat: 1 }, 0)).toBe('Turn over for Hugo.');
  });

  it('of a round tells who won it and what it cost', () => {
    const round = { type: 'round', seat: 1, opponent: 0, kind: 'troll', round: 2 };
    const blow = { ...round, winner: 'hero', hero: 4, monster: 3, damage: 1 };
    expect(told(blow)).toBe('You win round 2, 4 to 3: 1 wound for the Troll.');
    expect(told({ ...blow, winner: 'monster', hero: 3, monster: 4 })).toBe(
      'The Troll wins round 2, 4 to 3: 1 wound for you.',
    );
  });
});

it('reasons speak to whoever asks', () => {
  expect(say('reason.entered-by-special-movement')).toBe('You came by no passage, so there is no way back.');
  expect(say('reason.no-suitable-card')).toBe('No answer in hand.');
  expect(say('preference.skip-all')).toBe('Don’t ask me about reaction cards');
});
