/** How every verb reads that both editions have. */
import type { Amount, Dice, LabelBranch, RangeBranch } from '@underhall/kernel';
import { capital, listed } from '@underhall/kernel';
import type { MonsterKind, SharedVerb } from '../verbs.ts';
import {
  type Context,
  deed,
  fact,
  long,
  type PhrasesOf,
  type Piece,
  type Step,
  type Steps,
} from './context.ts';
import { attributeText, condition, isAny, owning, rangeText, rolling } from './moments.ts';
import {
  conditional,
  inCombat,
  inline,
  isNothing,
  kept,
  labelled,
  measured,
  piecesOf,
  plural,
  trigger,
} from './sentences.ts';

/** Events whose success has its own words. */
const OWN_SUCCESS: readonly string[] = ['obstacle', 'test-failed', 'try-escape', 'stand-off'];

/** Those that each edition has in its own way. */
type InBoth =
  | { do: 'monster'; kind: MonsterKind | 'any'; noEscape: boolean }
  | { do: 'reveal'; deck: 'combat' | 'monster'; count: number; branches: readonly LabelBranch[] };

export const sharedPhrases: PhrasesOf<SharedVerb<Steps> | InBoth> = {
  nothing: (_effect, { say, style, power }) =>
    style === 'inline' ? [] : [fact(say(power ? 'verb.nothing.power' : 'verb.nothing'))],
  test: (effect, context) => [testing(effect, context)],
  roll: ({ dice, branches }, context) => [rollingFor(dice, branches, context)],
  choose: ({ branches }, context) => [choosing(branches, context)],
  may({ block }, context) {
    const inside: Context = { ...context, place: 'may' };
    const facts = piecesOf(block, { ...inside, style: 'inline' }).some(({ kind }) => kind === 'fact');
    return [fact(context.say(facts ? 'text.may.fact' : 'text.may', { do: inline(block, inside) }))];
  },
  if(effect, around) {
    const { yes, no } = effect;
    const context = inBranch(around);
    if (yes.length === 0 || no.length === 0) return [conditional([], [effect], context)];
    return [
      long(
        context.say('text.if-else', {
          condition: condition(effect, true, context),
          yes: inline(yes, context),
          no: inline(no, context),
        }),
      ),
    ];
  },
  each: ({ who, block }, context) => [
    long(context.say(`text.each.${who}`, { do: labelled(block, { ...context, style: 'labelled' }) })),
  ],
  on: (effect, context) => [trigger(effect, [effect.subject], context)],
  use: (effect, context) => [trigger(effect, [effect.subject], context)],
  retry: (_effect, { say }) => [deed(say('verb.retry'), true)],
  'end-turn': (_effect, { say }) => [fact(say('verb.end-turn'))],
  'lose-turn': ({ turns }, context) => [measured(context, plural('verb.lose-turn', turns), turns)],
  draw({ deck, count, picks, pick }, { say }) {
    const holes = { n: count, deck: say(`deck.${deck}`), rest: count - pick, pick };
    if (deck === 'chamber')
      return [deed(say(picks ? 'verb.draw.chambers' : 'verb.draw.chamber', holes), picks)];
    if (picks) return [deed(say(plural('verb.draw.pick', pick), holes), true)];
    return [deed(say(plural('verb.draw', count), holes))];
  },
  reveal: ({ deck, count, branches }, context) => [revealing(deck, count, branches, context)],
  keep: (_effect, context) => [kept([], context)],
  /** What Loot is, its frame says; that it may slip away, only its text. */
  gain: (_effect, { say, style }) => (style === 'sentences' ? [] : [deed(say('verb.keep'))]),
  discard({ what, count, how }, context) {
    if (what === 'this') return [deed(context.say('verb.discard.this'))];
    const holes = { what: context.say(`loot.${what}`) };
    const key = count === 'all' ? 'verb.discard' : plural(`verb.discard.${how}`, count);
    return [measured(context, key, count, holes)];
  },
  shuffle: ({ deck }, { say }) => [
    deed(
      say(deck === 'dragon' ? 'verb.shuffle.dragon' : 'verb.shuffle', { deck: say(`deck.${deck}`) }),
      true,
    ),
  ],
  cancel: ({ opponent }, context) => [cancelling(opponent === true, context)],
  worth: ({ gold }, context) => [fact(worthText(gold, context))],
  wound: ({ wounds }, context) => [
    context.power ? inCombat(context, 'power.wound', wounds) : measured(context, 'verb.wound', wounds),
  ],
  heal: ({ wounds }, context) => [
    context.power ? inCombat(context, 'power.heal', wounds) : measured(context, 'verb.heal', wounds),
  ],
  prevent: ({ wounds }, context) => [preventing(wounds, context)],
  kill: (_effect, { say }) => [fact(say('verb.kill'))],
  bonus: ({ attribute, by }, { say }) => [
    fact(
      say(by < 0 ? 'verb.bonus.lower' : 'verb.bonus.higher', {
        attribute: say(`attribute.${attribute}`),
        n: Math.abs(by),
      }),
    ),
  ],
  reroll: ({ what }, { say }) => [deed(say(`verb.reroll.${what}`))],
  succeed: (_effect, { say, event, subject }) => {
    if (event === 'obstacle' && !isAny(subject)) return [fact(say(`verb.succeed.obstacle.${subject}`))];
    return [fact(say(OWN_SUCCESS.includes(event) ? `verb.succeed.${event}` : 'verb.succeed'))];
  },
  move: ({ moves }, { say }) => [deed(say('verb.move', { n: moves }))],
  'secret-door': ({ noEscape }, { say }) => [
    fact(say('verb.secret-door')),
    ...(noEscape ? [fact(say('verb.secret-door.no-escape'))] : []),
  ],
  entrance: (_effect, { say }) => [deed(say('verb.entrance')), fact(say('verb.entrance.then'))],
  catacombs: (_effect, { say }) => [deed(say('verb.catacombs'))],
  'exit-catacombs'({ forced, reversed }, { say, place }) {
    const turned = reversed ? [deed(say('verb.exit-catacombs.reversed'))] : [];
    if (forced || place === 'may' || place === 'choice')
      return [...turned, deed(say('verb.exit-catacombs.forced'))];
    return [...turned, fact(say('verb.exit-catacombs'))];
  },
  teleport: ({ where, reach }, { say }) => [deed(say(`verb.teleport.${where}`, { n: reach }), true)],
  retreat: (_effect, { say }) => [deed(say('verb.retreat'))],
  door: ({ result }, { say }) => [fact(say(`verb.door.${result}`))],
  'hold-sun': (_effect, { say }) => [fact(say('verb.hold-sun'))],
  monster: ({ kind, noEscape }, { say }) => [
    fact(say('verb.monster', { monster: say(kind === 'any' ? 'monster.any' : `monster.${kind}.a`) })),
    ...(noEscape ? [fact(say('verb.monster.no-escape'))] : []),
  ],
  strike: ({ wounds }, context) => [striking(wounds, context)],
};

/** What depends on something more is not what was chosen: then there is still something to decide. */
function inBranch(context: Context): Context {
  return context.place === 'choice' ? { ...context, place: '' } : context;
}

function testing(
  { attribute, modifier, noDetermination, success, fail }: Step<'test'>,
  around: Context,
): Piece {
  const context = inBranch(around);
  const { say, style } = context;
  const what = attributeText(say, attribute);
  const notes = [
    modifier === 0 ? '' : say('verb.test.modifier', { by: modifier < 0 ? `−${-modifier}` : `+${modifier}` }),
    noDetermination ? say('verb.test.plain') : '',
  ];
  const test = say('verb.test', { what: [what, ...notes].filter(Boolean).join(' ') });
  const outcomes = [['success', success] as const, ['failure', fail] as const].filter(
    ([, effects]) => !isNothing(effects),
  );
  if (style === 'inline') {
    const parts = outcomes.map(([name, effects]) =>
      say(`text.${name}.inline`, { do: inline(effects, context) }),
    );
    return deed(say('text.cases', { what: test, cases: parts.join(say('text.cases.between')) }), true);
  }
  const parts = outcomes.map(([name, effects]) => say(`text.${name}`, { do: labelled(effects, context) }));
  return long([test, ...parts].join('. '));
}

/** Results without consequence are not told. */
function rollingFor(dice: Dice, branches: readonly RangeBranch[], around: Context): Piece {
  const context = inBranch(around);
  const { say, style } = context;
  const parts = branches
    .filter(({ effect }) => !isNothing(effect))
    .map((branch) =>
      say('text.result', { range: rangeText(say, branch, dice), do: inline(branch.effect, context) }),
    );
  const holes = { what: rolling(say, dice), cases: parts.join(say('text.cases.between')) };
  if (style === 'inline') return deed(say('text.cases', holes), true);
  return long(say(style === 'labelled' ? 'text.cases.labelled' : 'text.cases', holes));
}

function choosing(branches: readonly LabelBranch[], context: Context): Piece {
  const { say } = context;
  const inside: Context = { ...context, place: 'choice' };
  if (context.style === 'inline') {
    const ways = branches.map(({ effect }) => inline(effect, inside));
    if (ways.length === 1) return deed(ways[0]);
    return deed(say('text.either', { ways: listed(say, ways, 'or') }), true);
  }
  const ways = branches.map(({ label, effect }) =>
    say('text.way', { label: capital(label.replaceAll('-', ' ')), do: labelled(effect, inside) }),
  );
  return long([say('text.choose'), ...ways].join('. '));
}

function revealing(deck: string, count: number, branches: readonly LabelBranch[], context: Context): Piece {
  const { say } = context;
  const inside: Context = { ...context, place: 'reveal' };
  const each = branches.map(({ label, effect }) =>
    say(label === 'any' ? 'verb.reveal.any' : 'verb.reveal.each', {
      type: label === 'any' ? '' : say(`${deck === 'monster' ? 'monster' : 'type'}.${label}`),
      do: inline(effect, inside),
    }),
  );
  return deed(say('verb.reveal', { n: count, deck: say(`deck.${deck}`), each: listed(say, each) }), true);
}

/** What is cancelled depends on what triggered it. */
function cancelling(opponent: boolean, context: Context): Piece {
  const { say, event, subject, place } = context;
  if (opponent) return deed(say('verb.cancel.opponent', owning(context)));
  if (event === 'place-chamber' || event === 'heal') return deed(say(`verb.cancel.${event}`));
  if (event === 'drawn' && place === 'may') return deed(say('verb.cancel.drawn.may'));
  if (event === 'drawn' && subject === 'dragon-rage') return fact(say('verb.cancel.dragon-rage'));
  if (event === 'monster' && place === 'may') return deed(say('verb.cancel.monster.may'));
  if (event === 'deathblow' || event === 'monster') return fact(say(`verb.cancel.${event}`));
  return fact(say('verb.cancel'));
}

function worthText(gold: Amount, { say }: Context): string {
  if (typeof gold !== 'object') return say('verb.worth', { n: gold });
  const { dice, times } = gold;
  return say('verb.worth.rolled', { roll: say(`text.dice.${Math.min(dice, 3)}`, { n: dice }), n: times });
}

function striking(wounds: Amount, context: Context): Piece {
  const { event, place } = context;
  const foe = context.say(context.subject === 'monster' ? 'power.the-monster' : 'power.opponent');
  if (place === 'may') return measured(context, 'verb.strike.may', wounds);
  if (place === 'reveal')
    return { ...measured(context, 'verb.strike.reveal', wounds, { foe }), kind: 'fact' };
  if (event === 'monster-hurt') return { ...measured(context, 'verb.strike.more', wounds), kind: 'fact' };
  return inCombat(context, event === 'round-won' ? 'verb.strike.extra' : 'verb.strike', wounds);
}

/** At some events nobody suffers anything yet: it is said of what will come. */
const OF_WHAT_COMES: readonly string[] = ['try-escape', 'drawn'];

function preventing(wounds: Amount, context: Context): Piece {
  if (context.power) return inCombat(context, 'power.prevent', wounds);
  const { event } = context;
  if (OF_WHAT_COMES.includes(event))
    return { ...measured(context, `verb.prevent.${event}`, wounds), kind: 'fact' };
  return measured(context, event === 'same-card' ? 'verb.prevent.same-card' : 'verb.prevent', wounds);
}
