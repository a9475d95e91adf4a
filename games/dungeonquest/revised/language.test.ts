import { compile } from '@underhall/kernel';
import { describe, expect, it } from 'vitest';
import type { BearerName } from '../moments.ts';
import { told } from '../testing/told.ts';
import { shortfallIn } from './amounts.ts';
import { language } from './verbs.ts';

describe('a text that could never do anything is refused, with what to do:', () => {
  it.each<[BearerName, string, string]>([
    // At a moment at which the verb does not work.
    [
      'card',
      'try-escape',
      "'try-escape' does nothing when the card is drawn. Put it into 'on combat-start { … }'",
    ],
    ['rune', 'use try-escape { try-escape }', "'try-escape' does nothing at try-escape"],
    [
      'rune',
      'use test-failed luck { reroll dice }',
      "'reroll dice' does nothing at test-failed. Put it into 'on test-rolled { … }' or 'on wounded dragon-rage { … }'",
    ],
    ['ability', 'on wounded trap { reroll dice }', "'reroll dice' does nothing at wounded"],
    [
      'rune',
      'use drawn trap { prevent all }',
      "'prevent all' does nothing at drawn. Put it into 'on wounded { … }', 'on same-card { … }', 'on try-escape { … }', 'on drawn dragon-rage { … }'",
    ],
    [
      'ability',
      'on test-lost { succeed }',
      "'succeed' does nothing at test-lost. Put it into 'on test-failed { … }'",
    ],
    [
      'rune',
      'use own-turn { strike 1 }',
      "'strike 1' does nothing at own-turn. Put it into 'on combat-start { … }'",
    ],
    ['ability', 'on game-end { determination 2 }', "'determination 2' does nothing at game-end"],
    ['ability', 'determination 2', "'determination 2' does nothing while it only lies there"],
    // Words without a meaning there.
    [
      'card',
      'wound penalty',
      "'penalty' means nothing here. Put it into reveal { skeleton: … }, reveal { sorcerer: … }",
    ],
    ['card', 'test luck { fail: wound penalty }', "'penalty' means nothing here"],
    ['card', 'wound 10-wisdom', "such as 10-armor, found '10-wisdom'"],
    ['card', 'heal 10-armor', "'heal' expects an amount"],
    ['card', 'determination 0', "'determination' expects an amount"],
    ['card', 'rotate chamber', "'rotate' expects 90cw, 180 or 90ccw, found nothing"],
    ['card', 'rotate chamber 45', "'rotate' expects 90cw, 180 or 90ccw, found '45'"],
    ['card', 'rotate tower 180', "'rotate' expects chamber or corridors, found 'tower'"],
    ['card', 'duel d6', "'duel' expects an attribute, or two such as armor/luck, found 'd6'"],
    [
      'card',
      'reveal monster 2 { dragon: wound 1 }',
      'the labels here are skeleton, sorcerer, troll, golem, demon, any',
    ],
    ['card', 'if bribe 100 { yes: heal 1 }', "'if bribe' expects dice such as d6 or 2d6, found '100'"],
  ])('%s: %s', (bearer, source, message) => {
    expect(told(language, bearer, source)).toContain(message);
  });
});

describe('what a text becomes:', () => {
  it.each<[BearerName, string, object]>([
    ['card', 'rotate chamber 90cw', { do: 'rotate', what: 'chamber', quarters: 1 }],
    ['card', 'rotate corridors 180', { do: 'rotate', what: 'corridors', quarters: 2 }],
    ['card', 'rotate corridors 90ccw', { do: 'rotate', what: 'corridors', quarters: 3 }],
    ['card', 'determination 5', { do: 'determination', tokens: 5 }],
    ['card', 'duel strength 3', { do: 'duel', attribute: 'strength', life: 3 }],
    ['card', 'monster any no-escape', { do: 'monster', kind: 'any', noEscape: true }],
    ['card', 'wound 10-armor', { do: 'wound', wounds: '10-armor' }],
    [
      'card',
      'reveal monster 2 { any: wound penalty }',
      {
        do: 'reveal',
        deck: 'monster',
        count: 2,
        branches: [{ label: 'any', effect: [{ do: 'wound', wounds: 'penalty' }] }],
      },
    ],
    ['card', 'if bribe d6*100 { yes: heal 1 }', { do: 'if', condition: 'bribe', words: ['d6*100'] }],
    [
      'rune',
      'use drawn dragon-rage { prevent all }',
      { event: 'drawn', subject: 'dragon-rage', block: [{ do: 'prevent' }] },
    ],
    [
      'ability',
      'on wounded dragon-rage { reroll dice }',
      { event: 'wounded', block: [{ do: 'reroll', what: 'dice' }] },
    ],
    [
      'rune',
      'use try-escape { succeed; prevent all }',
      { block: [{ do: 'succeed' }, { do: 'prevent', wounds: 'all' }] },
    ],
    ['rune', 'use monster any { cancel }', { block: [{ do: 'cancel' }] }],
  ])('%s: %s', (bearer, source, effect) => {
    expect(compile(source, language, bearer)).toMatchObject([effect]);
  });

  it('an amount can be what is missing to a number', () => {
    expect(shortfallIn('10-armor')).toEqual({ from: 10, attribute: 'armor' });
    for (const amount of ['margin', 'all', '10-wisdom', 'd6-1']) expect(shortfallIn(amount)).toBeUndefined();
  });
});
