import { describe, expect, it } from 'vitest';
import { told } from '../testing/told.ts';
import type { ClassicBearer } from './moments.ts';
import { language } from './verbs.ts';

describe('a text that could never do anything is refused, with what to do:', () => {
  it.each<[ClassicBearer, string, string]>([
    // At a moment at which the verb does not work.
    [
      'rune',
      'use test-failed luck { reroll dice }',
      "column 24: 'reroll dice' does nothing at test-failed. Put it into 'on test-rolled { … }'",
    ],
    [
      'card',
      'prevent all',
      "column 1: 'prevent all' does nothing when the card is drawn. Put it into 'on wounded { … }' or 'on round-lost { … }'",
    ],
    [
      'card',
      'hold-sun',
      "column 1: 'hold-sun' does nothing when the card is drawn. Put it into 'on sun-step { … }'",
    ],
    ['rune', 'use own-turn { hold-sun }', "'hold-sun' does nothing at own-turn"],
    [
      'rune',
      'use before-test { succeed }',
      "'succeed' does nothing at before-test. Put it into 'on test-failed { … }'",
    ],
    ['rune', 'use sun-step { cancel }', "'cancel' does nothing at sun-step"],
    ['rune', 'use drawn dragon-rage { prevent all }', "'prevent all' does nothing at drawn"],
    [
      'rune',
      'use own-turn { draw chamber 2 pick 1 }',
      "'draw chamber 2 pick 1' does nothing at own-turn. Put it into 'on place-chamber { … }'",
    ],
    [
      'loot',
      'gain loot; worth 300',
      "'worth 300' does nothing when the card is drawn. Put it into 'on game-end { … }'",
    ],
    ['loot', 'gain loot; on game-end { wound 2 }', "'wound 2' does nothing at game-end"],
    ['card', 'keep; on turn-start { strike 1 }', "'strike 1' does nothing at turn-start"],
    ['ability', 'wound 1', "'wound 1' does nothing while it only lies there"],
    ['card', 'keep; on turn-start { on wounded { prevent 1 } }', "'on wounded' does nothing at turn-start"],
    [
      'power',
      'on round-won { attack +2 }',
      "'attack +2' does nothing at round-won. Put it into the text of a Power card or 'next-round { … }'",
    ],
    [
      'power',
      'hamper random-card',
      "'hamper random-card' does nothing when the Power card is played. Put it into 'next-round { … }'",
    ],
    [
      'power',
      'next-round { if behind { yes: hamper random-card } }',
      "'hamper random-card' does nothing inside the braces of another verb. Put it directly into 'next-round { … }'",
    ],
    ['power', 'prevent 1', "'prevent 1' does nothing when the Power card is played"],
    // On something that cannot do it.
    [
      'ability',
      'use wounded { prevent 1 }',
      "'use wounded' does nothing on a special ability. It works on an encounter card, a Door card, a Loot card or a Rune",
    ],
    ['ability', 'on heal { discard this }', "'discard this' does nothing on a special ability"],
    ['power', 'on wounded { prevent 1 }', "'on wounded' does nothing on a Power card of a Hero"],
    ['power', 'keep', "'keep' does nothing on a Power card of a Hero"],
    ['card', 'gain loot', "'gain loot' does nothing on an encounter card. It works on a Loot card"],
    ['card', 'door open', "'door open' does nothing on an encounter card. It works on a Door card"],
    [
      'monster-power',
      'if opponent-kind troll { yes: attack +1 }',
      "'if opponent-kind troll' does nothing on a Power card of a Monster",
    ],
    // Where it makes no difference.
    [
      'card',
      'keep; on turn-start limit turn { wound 1 }',
      "'limit turn' makes no difference: turn-start comes once",
    ],
    [
      'card',
      'keep; on search limit combat { wound 1 }',
      "'limit combat' makes no difference: search does not come",
    ],
    [
      'loot',
      'gain loot; use own-turn limit game { heal 1 }',
      "'limit' makes no difference: a card is gone when",
    ],
    ['card', 'wound 1; keep', "'keep' does nothing without 'on', 'use' or 'bonus'. Add one, or leave it out"],
    ['card', 'wound 1; discard this', "'discard this' does nothing on an encounter card that is not kept"],
    ['card', 'retry', "'retry' has nothing to try again"],
    ['card', 'draw search 3 pick 3', "'pick 3' of 3 leaves nothing to pick"],
    ['card', 'test luck +20 { fail: wound 1 }', 'There could stand a number from -9 to 9'],
    ['card', 'test armor/armor { fail: wound 1 }', 'expects an attribute, or two such as armor/luck'],
    ['card', 'shuffle combat', "'shuffle combat' does nothing when the card is drawn"],
    ['card', 'kill; wound 1', "'wound' never happens after 'kill'"],
    // Where whoever draws it cannot do it.
    ['below', 'catacombs', 'Whoever draws such a card is in the Catacombs, so this does nothing'],
    ['below', 'teleport tower', 'Whoever draws such a card is in the Catacombs'],
    ['above', 'exit-catacombs', 'Whoever draws such a card is above ground, so this does nothing'],
    ['above', 'retreat', 'Whoever draws such a card is not in the Treasure Chamber'],
    ['loot', 'gain loot; on wounded trap { strike 1 }', "There is no opponent at 'wounded trap'"],
    // On a card that nobody keeps.
    [
      'card',
      'on turn-start { wound 1 }',
      "'on turn-start' does nothing on an encounter card that is not kept. Add 'keep' or 'retry'",
    ],
    ['card', 'bonus luck +1', "'bonus luck +1' does nothing on an encounter card that is not kept"],
    [
      'loot',
      'test luck { success: gain loot; bonus luck +1 }',
      "'bonus luck +1' does nothing inside the braces of another verb",
    ],
    // Conditions that are none, or cannot be answered.
    [
      'card',
      'if has-no-such { yes: wound 1 }',
      "column 4: there is no condition 'has-no-such'. Conditions: behind, has, opponent-kind, opponent-type, wounds",
    ],
    ['card', 'if bribe d6*100 { yes: exit-catacombs }', "there is no condition 'bribe'"],
    [
      'card',
      'if wounds many { yes: heal 1 }',
      "column 11: 'if wounds' expects a number or more, such as 8+, found 'many'",
    ],
    ['card', 'if has gold { yes: wound 1 }', "'if has' expects treasure or loot, found 'gold'"],
    [
      'power',
      'if opponent-type { yes: attack +1 }',
      "'if opponent-type' expects an attack type, found nothing",
    ],
    [
      'card',
      'if opponent-type magic { yes: wound 1 }',
      "'if opponent-type magic' does nothing when the card is drawn",
    ],
    ['card', 'if { yes: wound 1 }', "'if' expects a condition: behind, has"],
    // Events that never come, or are never about that.
    ['card', 'keep; on own-turn { heal 1 }', "'on' expects a moment (turn-start, place-chamber"],
    [
      'rune',
      'use drawn any { cancel }',
      "'use' has no use for 'any'. There could stand what drawn is about (trap, dungeon, torch-goes-out, dragon-rage) or 'limit'",
    ],
    ['card', 'keep; on turn-start luck { wound 1 }', "'on' has no use for 'luck'. There could stand 'limit'"],
    ['rune', 'use monster door { cancel }', 'what monster is about (any, skeleton'],
    ['card', 'keep; on heal limit { cancel }', "'on' expects turn, combat or game, found nothing"],
    ['card', 'keep; on heal turn { cancel }', "'on' has no use for 'turn'"],
    // Words without a meaning there.
    ['card', 'wound margin', "column 7: 'margin' means nothing here. Put it into test { fail: … }"],
    ['card', 'test luck { success: wound margin }', "'margin' means nothing here"],
    ['card', 'wound 0', "'wound' expects an amount (a number from 1, dice"],
    ['card', 'wound d6-6', "'wound' expects an amount"],
    ['card', 'keep; bonus luck +0', "'bonus' expects a change such as +1 or -2, found '+0'"],
    ['card', 'draw trap 0', "'draw' has no use for '0'. There could stand a number from 1 or 'pick'"],
    ['rune', 'use search { draw search 3 pick }', "'draw' expects a number from 1, found nothing"],
    ['rune', 'use action { teleport explored }', "'teleport' expects a number from 1 to 21, found nothing"],
    ['rune', 'use action { teleport tower 3 }', "'teleport' has no use for '3'"],
    [
      'ability',
      'on combat-start { reveal combat 3 { rangd: strike 1 } }',
      'the labels here are melee, ranged, magic, any',
    ],
    ['card', 'draw combat', "'draw' expects a deck, found 'combat'"],
    ['card', 'discard this 2', "'discard' has no use for '2'"],
    ['power', 'attack +1 melee', "'attack' has no use for 'melee'"],
    ['power', 'attack 0', "'attack' expects a change such as +1 or -2, found '0'"],
  ])('%s: %s', (bearer, source, message) => {
    expect(told(language, bearer, source)).toContain(message);
  });
});

describe('a text that can do something is accepted:', () => {
  it.each<[ClassicBearer, string]>([
    ['card', 'test luck { fail: choose { a: wound margin | b: heal margin } }'],
    ['ability', 'on wounded { test luck { success: prevent all | fail: prevent 1 } }'],
    ['ability', 'on round-won { next-round { attack +2 } }'],
    ['loot', 'gain loot; bonus luck +1; on turn-start limit game { may { discard this } }'],
    ['loot', 'keep; on turn-start { test luck { success: gain loot } }'],
    ['card', 'retry; on heal { cancel }'],
    ['card', 'if has treasure { yes: wound 1 }'],
    ['door', 'test strength { success: door open | fail: door shut }'],
    ['power', 'attack match 0'],
    ['power', 'on round-won { cancel opponent }'],
  ])('%s: %s', (bearer, source) => {
    expect(told(language, bearer, source)).toBe('');
  });
});
