/**
 * What a card says, made from what it does: the sentences on encounter cards, Runes, Loot and Power cards and of the
 * abilities of Heroes. The words themselves are in messages.ts.
 */
import type { Amount, Dice, Holes, LabelBranch, RangeBranch, Say } from '@underhall/kernel';
import { capital, listed } from '@underhall/kernel';
import type { Ability, Card, CombatCard } from './classic/content.ts';
import { POWER_EVENTS } from './classic/moments.ts';
import { type ClassicCardEffect as CardEffect, language } from './classic/verbs.ts';
import type { DungeonQuestEffect, Steps } from './effects.ts';
import { powerless } from './triggers.ts';
import {
  type Context,
  condition,
  isAny,
  moment,
  owning,
  rangeText,
  rolling,
  roundCondition,
  type Step,
} from './words/moments.ts';
import { goldText } from './words/names.ts';

/** A step in words: an order (“draw a card”), a statement (“your turn ends”), or more than fits into a list. */
interface Piece {
  readonly kind: 'deed' | 'fact' | 'long';
  readonly text: string;
  /** Holds an “and” already: what follows it needs a “then”. */
  readonly linked?: boolean;
}

const PLAIN = {
  style: 'sentences',
  event: '',
  subject: '',
  place: '',
  rune: false,
  power: false,
  monster: '',
} as const;

/** The text of an encounter card, Loot or Rune. */
export function cardText(say: Say, card: Pick<Card, 'effects' | 'type' | 'gold'>): string {
  const text = textOf(card.effects, { ...PLAIN, say, rune: card.type === 'Rune' });
  const worth = card.gold > 0 ? say('text.worth', { gold: goldText(card.gold) }) : '';
  return [text, worth].filter(Boolean).join(' ');
}

export function abilityText(say: Say, { effects }: Pick<Ability, 'effects'>): string {
  return textOf(effects, { ...PLAIN, say });
}

/** Everything on a Combat or Power card. `monster` names its owner if it is one. */
export function combatCardText(say: Say, card: CombatCard, monster = ''): string {
  const ofEscape = card.owner ? say('text.escape', { escape: card.escape }) : '';
  const damage = monster ? say('text.damage', { damage: card.damage }) : '';
  return [attackText(say, card, monster), ofEscape, damage].filter(Boolean).join(' ');
}

/** What counts when a card is played: its attack, what it counters, what it does. */
export function attackText(say: Say, card: CombatCard, monster = ''): string {
  const attack = say('text.attack', { type: say(`type.${card.type}.big`), attack: card.attack });
  const counters = card.counter ? say('text.counters', { type: say(`type.${card.counter}`) }) : '';
  return [attack, counters, powerText(say, card, monster)].filter(Boolean).join(' ');
}

/** What a Power card does, without its numbers. */
export function powerText(say: Say, { effects }: Pick<CombatCard, 'effects'>, monster = ''): string {
  if (effects.length === 0) return '';
  return textOf(effects, { ...PLAIN, say, power: true, monster });
}

/** Effects as part of a sentence: “heal 5 wounds”. */
export function clause(
  say: Say,
  effects: Steps,
  where: Partial<Pick<Context, 'event' | 'subject' | 'place'>> = {},
): string {
  return inline(effects, { ...PLAIN, say, ...where });
}

// ------------------------------------------------------------------ steps together

function textOf(effects: Steps, context: Context): string {
  const sentences = sentencesOf(context.say, piecesOf(effects, context), false);
  return sentences.map((sentence) => `${capital(sentence)}.`).join(' ');
}

/** The text behind a label: it begins small, and statements belong to its first sentence. */
function labelled(effects: Steps, context: Context): string {
  const pieces = piecesOf(effects, { ...context, style: 'labelled' });
  const [first, ...rest] = sentencesOf(context.say, pieces, true);
  return [first ?? context.say('verb.nothing'), ...rest.map(capital)].join('. ');
}

/** Orders in a row are one sentence; statements too if they belong to it; what is long stands alone. */
function sentencesOf(say: Say, pieces: readonly Piece[], attached: boolean): string[] {
  const found: string[] = [];
  let deeds: Piece[] = [];
  const close = () => {
    if (deeds.length > 0) found.push(together(say, deeds));
    deeds = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'deed') {
      deeds.push(piece);
      continue;
    }
    close();
    if (piece.kind === 'fact' && attached && found.length > 0)
      found.push(say('list.besides', { a: found.pop() ?? '', b: piece.text }));
    else found.push(piece.text);
  }
  close();
  return found;
}

function inline(effects: Steps, context: Context): string {
  const { say } = context;
  const pieces = piecesOf(effects, { ...context, style: 'inline' });
  const short = pieces.filter(({ kind }) => kind !== 'long');
  const long = pieces.filter(({ kind }) => kind === 'long').map(({ text }) => text);
  const parts = short.length > 0 ? [together(say, short), ...long] : long;
  return parts.length > 0 ? parts.reduce((a, b) => say('list.also', { a, b })) : say('verb.nothing');
}

function together(say: Say, pieces: readonly Piece[]): string {
  const then = pieces.length > 1 && pieces.some(({ linked }) => linked);
  return listed(
    say,
    pieces.map(({ text }) => text),
    then ? 'then' : 'and',
  );
}

/** The steps in words. A kept card's bonuses join the `keep`, and equal triggers are told once. */
function piecesOf(effects: Steps, context: Context): Piece[] {
  const steps = effects.filter(isSaid);
  const pieces: Piece[] = [];
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    let next = i + 1;
    if (step.do === 'keep') {
      while (steps[next]?.do === 'bonus') next++;
      pieces.push(kept(steps.slice(i + 1, next), context));
    } else if (step.do === 'on' || step.do === 'use') {
      while (steps[next] && sameTrigger(step, steps[next])) next++;
      const subjects = steps.slice(i, next).map((same) => (same as typeof step).subject);
      pieces.push(trigger(step, subjects, context));
    } else pieces.push(...phrase(step, context));
    i = next - 1;
  }
  return pieces;
}

/** Some steps are no words of the card: that an ability is used up. */
function isSaid(step: DungeonQuestEffect): step is CardEffect {
  return Object.hasOwn(language.verbs, step.do);
}

function kept(bonuses: Steps, context: Context): Piece {
  if (bonuses.length === 0) return deed(context.say('verb.keep'));
  return deed(context.say('verb.keep.bonus', { bonus: inline(bonuses, context) }), true);
}

function sameTrigger(a: CardEffect, b: CardEffect): boolean {
  return JSON.stringify({ ...a, subject: '' }) === JSON.stringify({ ...b, subject: '' });
}

function deed(text: string, linked = false): Piece {
  return { kind: 'deed', text, linked };
}

function fact(text: string): Piece {
  return { kind: 'fact', text };
}

function long(text: string): Piece {
  return { kind: 'long', text };
}

// ------------------------------------------------------------------ moments and conditions

/** `on` and `use`: when, and what. A Power card speaks of this round. */
function trigger(step: Step<'on' | 'use'>, subjects: readonly string[], context: Context): Piece {
  if (context.power && POWER_EVENTS.includes(step.event)) return conditional([], [step], context);
  const { say } = context;
  const card = step.do === 'on' ? powerless({ ...step, effects: step.block }) : '';
  if (card) return fact(say('text.powerless', { card: say(`subject.${card}`) }));
  const inside: Context = { ...context, event: step.event, subject: step.subject, place: '' };
  const holes = { when: moment(step, subjects, say), do: inline(step.block, inside) };
  const uses = context.rune ? 'text.use.rune' : 'text.use';
  const text = say(step.do === 'on' ? 'text.on' : uses, holes);
  return long(step.limit ? say(`text.limit.${step.limit}`, { text }) : text);
}

/** “If …, …”; a condition inside a condition joins it. */
function conditional(conditions: readonly string[], effects: Steps, context: Context): Piece {
  const [step, ...others] = effects as readonly CardEffect[];
  if (others.length === 0 && step?.do === 'on' && POWER_EVENTS.includes(step.event)) {
    const inside: Context = { ...context, event: step.event, subject: step.subject };
    return conditional([...conditions, roundCondition(step, context)], step.block, inside);
  }
  if (others.length === 0 && step?.do === 'if' && (step.yes.length === 0 || step.no.length === 0)) {
    const holds = step.yes.length > 0;
    return conditional([...conditions, condition(step, holds, context)], holds ? step.yes : step.no, context);
  }
  const { say } = context;
  return long(say('text.if', { condition: listed(say, conditions), do: inline(effects, context) }));
}

// ------------------------------------------------------------------ amounts

/** A verb with an amount: `KEY` with a number, `KEY.all` with a word, `KEY.rolled` with dice. */
function measured(context: Context, key: string, amount: Amount, holes: Holes = {}): Piece {
  const { say } = context;
  if (typeof amount === 'number') return deed(say(key, { ...holes, n: amount }));
  if (typeof amount === 'string') return deed(say(`${key}.${amount}`, holes));
  return deed(say(`${key}.rolled`, { ...holes, roll: rolling(say, amount) }), true);
}

function plural(key: string, amount: Amount): string {
  return amount === 1 ? key : `${key}.many`;
}

function inCombat(context: Context, key: string, amount: Amount): Piece {
  const first = context.monster === '' ? context.say('power.heal.first') : '';
  return { ...measured(context, key, amount, { ...owning(context), first }), kind: 'fact' };
}

function isNothing(effects: Steps): boolean {
  return effects.every((effect) => effect.do === 'nothing');
}

// ------------------------------------------------------------------ every verb

/** Events whose success has its own words. */
const OWN_SUCCESS: readonly string[] = ['obstacle', 'test-failed', 'try-escape', 'stand-off'];

const PHRASES: { readonly [K in CardEffect['do']]: (effect: Step<K>, context: Context) => readonly Piece[] } =
  {
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
    if(effect, context) {
      const { yes, no } = effect;
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
      const holes = { n: count, deck: say(`deck.${deck}`), rest: count - 1, pick };
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
    prevent: ({ wounds }, context) => [
      context.power ? inCombat(context, 'power.prevent', wounds) : measured(context, 'verb.prevent', wounds),
    ],
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
      ...(noEscape ? [fact(say('verb.no-escape'))] : []),
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
      fact(say('verb.monster', { monster: say(`monster.${kind}.a`) })),
      ...(noEscape ? [fact(say('verb.no-escape'))] : []),
    ],
    strike: ({ wounds }, context) => [striking(wounds, context)],
    attack({ match, by, perStack, type }, context) {
      const holes = { ...owning(context), by: by < 0 ? `−${-by}` : `+${by}`, n: by };
      const each = type ? context.say(`type.${type}`) : '';
      if (match) return [fact(context.say('verb.attack.match', holes))];
      return [fact(context.say(perStack ? 'verb.attack.stack' : 'verb.attack', { ...holes, type: each }))];
    },
    hamper({ how }, context) {
      const next = context.place === 'next-round' ? '.next' : '';
      return [fact(context.say(`verb.hamper.${how}${how === 'no-counter' ? next : ''}`, owning(context)))];
    },
    'next-round': ({ block }, context) => [
      long(context.say('text.next-round', { do: inline(block, { ...context, place: 'next-round' }) })),
    ],
    hand: ({ cards }, context) => [fact(context.say('verb.hand', { ...owning(context), n: cards }))],
  };

/** Steps that code has put in (a limited ability being used up) are no part of the text. */
function phrase<K extends CardEffect['do']>(effect: Step<K>, context: Context): readonly Piece[] {
  const found = PHRASES[effect.do as K] as
    | ((effect: Step<K>, context: Context) => readonly Piece[])
    | undefined;
  return found?.(effect, context) ?? [];
}

function testing(
  { attribute, modifier, noDetermination, success, fail }: Step<'test'>,
  context: Context,
): Piece {
  const { say, style } = context;
  const names = attribute.split('/').map((name) => say(`attribute.${name}`));
  const what = names.length > 1 ? say('verb.test.lower', { what: listed(say, names, 'or') }) : names[0];
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
function rollingFor(dice: Dice, branches: readonly RangeBranch<CardEffect>[], context: Context): Piece {
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

function choosing(branches: readonly LabelBranch<CardEffect>[], context: Context): Piece {
  const { say } = context;
  const inside: Context = { ...context, place: 'choice' };
  if (context.style === 'inline') {
    const ways = branches.map(({ effect }) => inline(effect, inside));
    return deed(say('text.either', { ways: listed(say, ways, 'or') }), true);
  }
  const ways = branches.map(({ label, effect }) =>
    say('text.way', { label: capital(label.replaceAll('-', ' ')), do: labelled(effect, inside) }),
  );
  return long([say('text.choose'), ...ways].join('. '));
}

function revealing(
  deck: string,
  count: number,
  branches: readonly LabelBranch<CardEffect>[],
  context: Context,
): Piece {
  const { say } = context;
  const inside: Context = { ...context, place: 'reveal' };
  const each = branches.map(({ label, effect }) =>
    say(label === 'any' ? 'verb.reveal.any' : 'verb.reveal.each', {
      type: label === 'any' ? '' : say(`type.${label}`),
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
