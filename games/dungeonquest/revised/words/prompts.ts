/** What is awaited in the Revised Edition: a question with the numbers that decide it. */
import { capital, listed, type OpenWindow, type Pending, type Seat } from '@underhall/kernel';
import { sideOf } from '../../grid.ts';
import { exitOf } from '../../policy.ts';
import { attributesOf } from '../../tests.ts';
import { cardName, heroName } from '../../words/names.ts';
import { as, type Line, lootSize, type Prompts, sharedPrompts } from '../../words/prompts.ts';
import { testDice } from '../../words/rolls.ts';
import type { Card } from '../content.ts';
import type { World } from '../world.ts';
import { foeName, possible, type Speech, span } from './foes.ts';
import { oddsWithTokens } from './odds.ts';

export const prompts: Prompts<World> = {
  ...sharedPrompts,
  'choose-action': actionLine,
  bridge: (speech, { scope }) => bridgeLine(speech, scope.seat, lootSize(speech.view, scope.seat)),
  'bridge-loot': (speech, { scope, picks }) => {
    const n = lootSize(speech.view, scope.seat) - picks.length;
    return { n, ...oddsWithTokens(speech, scope.seat, 'agility', n) };
  },
  'web-ways': (speech, { scope, options }) => {
    const { entryHall } = speech.view.world.heroes[scope.seat];
    const back = options.some(({ effect }) => sideOf(exitOf(effect)) === entryHall);
    const odds = oddsWithTokens(speech, scope.seat, 'strength');
    return back ? odds : as('web-ways.through', odds);
  },
  below: (speech, { scope }) => belowLine(speech, scope.seat),
  'spend-determination': (speech, { question, scope }) => {
    const { judge } = question;
    const { dice, test } = judge;
    const { determination: tokens, ...attributes } = speech.view.facts().seats[scope.seat];
    const names = attributesOf(test.attribute);
    const target = Math.min(...names.map((name) => attributes[name])) + test.modifier;
    const burden = test.burden ?? 0;
    const sum = dice[0] + dice[1] + burden;
    const holes = {
      dice: testDice(speech.say, dice, burden),
      sum,
      target,
      attribute: listed(
        speech.say,
        names.map((name) => speech.say(`attribute.${name}`)),
        'or',
      ),
      short: sum - target,
      n: tokens,
    };
    return sum - target > tokens ? as('spend-determination.short', holes) : holes;
  },
  'which-rage-dice': ({ view }) => {
    const [a = 0, b = 0] = view.coming('suffer')?.dice ?? [];
    return { a, b, sum: a + b };
  },
  'respawn-where': (_speech, { seat, scope }) => (seat === scope.seat ? as('respawn-where.own') : {}),
  'pick-combat-card': roundLine,
  'escape-or-fight': (speech, { scope }) => ({
    ...fightLine(speech),
    ...oddsWithTokens(speech, scope.seat, 'agility'),
  }),
  'solo-escape-or-fight': (speech, { scope }) => ({
    ...fightLine(speech),
    ...oddsWithTokens(speech, scope.seat, 'agility'),
  }),
};

export function foeAt(speech: Speech, _window: OpenWindow): string {
  return foeName(speech, speech.view.world.fight?.kind);
}

function actionLine(speech: Speech, pending: Parameters<(typeof sharedPrompts)['choose-action']>[1]): Line {
  const { scope, options } = pending;
  const line = sharedPrompts['choose-action'](speech, pending);
  const may = (id: string) => options.some((option) => option.id === id);
  if (may('perish')) return as('choose-action.dead-end', line);
  if (may('struggle'))
    return as('choose-action.web', { ...line, ...oddsWithTokens(speech, scope.seat, 'strength') });
  return line;
}

function bridgeLine(speech: Speech, seat: Seat, loot: number): Line {
  const line = { n: loot, ...oddsWithTokens(speech, seat, 'agility', loot) };
  return loot > 0 ? as('bridge.loot', line) : line;
}

/** DQR-CATA-10, DQR-CATA-12: the row, and the Loot in it that is his when he comes up. */
function belowLine(speech: Speech, seat: Seat): Line {
  const { say, view } = speech;
  const n = view.world.heroes[seat].trip;
  const loot = view.instances.list(view.zone('trip', seat)).flatMap((card) => {
    const face = view.face(card) as Card | undefined;
    return face?.type === 'Loot' ? [cardName(speech, card, { [card]: face.id })] : [];
  });
  if (loot.length > 0) return as('below.loot', { n, cards: listed(say, loot) });
  return n === 0 ? as('below.first') : { n };
}

/** A round, seen from the side of the seat that is asked. */
function roundLine(speech: Speech, { seat }: Pending<World>): Line {
  const { fight } = speech.view.world;
  return fight && seat !== fight.hero ? as('pick-combat-card.monster', fightLine(speech)) : fightLine(speech);
}

/** How a fight stands, as far as the reader knows. */
function fightLine(speech: Speech): Line {
  const { view } = speech;
  const { fight } = view.world;
  if (!fight) return {};
  const foe = foeName(speech, fight.kind);
  const cards = possible(view, fight);
  const { life, wounds } = view.facts().seats[fight.hero];
  return {
    foe,
    Foe: capital(foe),
    hero: heroName(speech, fight.hero),
    n: fight.round,
    wounds: fight.wounds,
    left: life - wounds,
    health: span(
      speech,
      cards.map((card) => card.health),
    ),
    penalty: span(
      speech,
      cards.map((card) => card.escapePenalty),
    ),
  };
}
