import { readFileSync } from 'node:fs';
import type { Language } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import { language as classic } from './classic/verbs.ts';
import { EVENTS, type EventName } from './moments.ts';
import { language as revised } from './revised/verbs.ts';
import { told } from './testing/told.ts';

const EDITIONS: readonly [name: string, Language][] = [
  ['classic', classic],
  ['revised', revised],
];

describe.each(EDITIONS)('the language of %s', (name, { verbs, moments = {}, bearers = {} }) => {
  const ledger = readFileSync(new URL(`${name}/rules.md`, import.meta.url), 'utf8');
  const conditions = Object.entries(verbs.if.conditions ?? {});

  it.each([...Object.entries(verbs), ...conditions])(
    'names rules of its ledger for %s',
    (_word, { rules }) => {
      for (const rule of rules) expect(ledger).toContain(`**${rule}**`);
    },
  );

  it('speaks only of moments and bearers that there are', () => {
    for (const [word, { during, bearers: borne }] of [...Object.entries(verbs), ...conditions]) {
      if (Array.isArray(during)) for (const moment of during) expect(moments, word).toHaveProperty([moment]);
      if (Array.isArray(borne)) for (const bearer of borne) expect(bearers, word).toHaveProperty([bearer]);
    }
  });
});

describe('a pack of one edition cannot use the words of the other:', () => {
  it.each([
    ['card', 'rotate chamber 90cw', 'rotate'],
    ['card', 'determination 2', 'determination'],
    ['card', 'duel strength d6', 'duel'],
    ['ability', 'on combat-start { may { try-escape } }', 'try-escape'],
  ])('2010, %s: %s', (bearer, source, verb) => {
    expect(told(classic, bearer, source)).toContain(`there is no verb '${verb}'. Verbs: attack, bonus`);
    expect(told(revised, bearer, source)).toBe('');
  });

  it.each([
    ['card', 'monster any', "'monster' expects a monster, found 'any'"],
    ['card', 'reveal monster 2 { any: wound 1 }', "'reveal' expects 'combat', found 'monster'"],
    ['card', 'test luck { fail: wound penalty }', "'wound' expects an amount (a number from 1, dice, margin"],
    ['card', 'wound 10-armor', "'wound' expects an amount"],
    ['card', 'discard loot 1; if bribe d6 { yes: heal 1 }', "there is no condition 'bribe'"],
    ['ability', 'on same-card { prevent all }', "'on' expects a moment (turn-start"],
    ['ability', 'on test-lost { heal 1 }', "'on' expects a moment (turn-start"],
    ['rune', 'use drawn dragon-rage { prevent all }', "'prevent all' does nothing at drawn"],
    ['rune', 'use wounded dragon-rage { reroll dice }', "'reroll dice' does nothing at wounded"],
    ['rune', 'use try-escape { succeed; prevent all }', "'prevent all' does nothing at try-escape"],
  ])('2010, %s: %s', (bearer, source, message) => {
    expect(told(classic, bearer, source)).toContain(message);
  });

  it.each([
    ['ability', 'on combat-start { attack +1 }', "there is no verb 'attack'"],
    ['ability', 'on combat-start { hamper no-counter }', "there is no verb 'hamper'"],
    ['ability', 'on combat-start { next-round { heal 1 } }', "there is no verb 'next-round'"],
    ['ability', 'on combat-start { hand 1 }', "there is no verb 'hand'"],
    ['card', 'monster troll', "'monster' expects 'any', found 'troll'"],
    ['ability', 'on combat-start { reveal combat 3 { any: strike 1 } }', "'reveal' expects 'monster'"],
    ['card', 'shuffle combat', "'shuffle' expects a deck, found 'combat'"],
    ['ability', 'on combat-start { cancel opponent }', "'cancel' has no use for 'opponent'"],
    ['ability', 'on round-won { strike 1 }', "'on' expects a moment (turn-start"],
    ['ability', 'on stand-off { succeed }', "'on' expects a moment (turn-start"],
    ['ability', 'on deathblow { cancel }', "'on' expects a moment (turn-start"],
    ['ability', 'on combat-start monster { strike 1 }', "'on' has no use for 'monster'"],
    ['rune', 'use monster troll { cancel }', "'use' has no use for 'troll'"],
    ['card', 'if behind { yes: wound 1 }', "there is no condition 'behind'. Conditions: bribe, has, wounds"],
    ['card', 'if opponent-kind troll { yes: wound 1 }', "there is no condition 'opponent-kind'"],
    ['card', 'if opponent-type magic { yes: wound 1 }', "there is no condition 'opponent-type'"],
  ])('Revised, %s: %s', (bearer, source, message) => {
    expect(told(revised, bearer, source)).toContain(message);
  });
});

/** Faces carry what they listen to as bits, and with them the versions of matches: an event keeps its place. */
it('events that were there keep their bits', () => {
  const places: readonly [EventName, number][] = [
    ['turn-start', 0],
    ['drawn', 6],
    ['monster-hurt', 22],
    ['game-end', 23],
    ['same-card', 24],
    ['test-lost', 25],
  ];
  for (const [event, place] of places) expect(EVENTS.indexOf(event), event).toBe(place);
});
