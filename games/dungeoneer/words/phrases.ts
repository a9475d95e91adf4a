/** How every verb of the card language reads. */
import { listed } from '@underhall/kernel';
import { ALL, type Amount } from '../language/amounts.ts';
import type { RollNoun } from '../language/nouns.ts';
import type { Says, Steps } from '../language/says.ts';
import type { Selector } from '../language/selectors.ts';
import { FORMS, type Span } from '../language/words.ts';
import { conditional, everyoneText, payText, rollingText, threatPiece } from './cases.ts';
import {
  type Context,
  joined,
  type Named,
  type Phrase,
  type Piece,
  piece,
  rawSentences,
  sentences,
} from './pieces.ts';
import { cardText, diceText, kindText, named, ofChoice, spaceText, threatText } from './selected.ts';

/** “3”, “#”, “all” */
export function amountText({ n, times }: Amount): number | string {
  if (times !== 0) return '#';
  return n >= ALL ? 'all' : n;
}

/** “+1”, “−#” */
function signed({ n, times }: Amount): string {
  return `${n < 0 || times < 0 ? '−' : '+'}${times !== 0 ? '#' : Math.abs(n)}`;
}

/** A number, and `c` to choose between one and many by. */
function counted(by: Amount): { readonly n: number | string; readonly c: number } {
  const n = amountText(by);
  return { n, c: n === 1 ? 1 : 2 };
}

/** One's own attack is chosen as the card is used; a monster speaks of its own. */
function during({ say, it, itself, aimed }: Context, span: Span): string {
  if (span === '' || span === 'roll' || (span === 'attack' && aimed)) return '';
  return ` ${say(span === 'attack' && it.kind === 'you' && !itself ? 'span.one-attack' : `span.${span}`)}`;
}

export function youIn({ say }: Pick<Context, 'say'>): Named {
  return {
    kind: 'you',
    subject: say('person.you'),
    object: say('person.you.object'),
    own: say('person.you.own'),
    o: 2,
  };
}

const phrases: { readonly [D in Says['do']]: Phrase<D> } = {
  // Frames: faces.ts tells when they hold.
  static: ({ block }, context) => piecesOf(block, context),
  on: ({ block }, context) => piecesOf(block, context),
  use: ({ block }, context) => piecesOf(block, context),

  // ---------------------------------------------------------------- structure
  threat: (step, context) => [threatPiece(step, context)],
  roll: ({ branches }, context) => [
    { kind: 'fact', text: (it) => rollingText(branches, { ...context, it }) },
  ],
  if: (step, context) => [conditional(step, context, false)],
  choose: ({ branches }, context) => {
    // What is at stake was said by then.
    const ways = branches.map(({ effect }) => piecesOf(effect as Steps, { ...context, windows: [] }));
    const text = (it: Named) =>
      ways
        .map((pieces, i) => joined(pieces, { ...context, it: i === 0 ? it : (it.next ?? it) }))
        .reduce((a, b) => context.say('text.or', { a, b }));
    return [{ kind: 'fact', text }];
  },
  may: ({ who, block }, context) => {
    const you = context.it.kind === 'you' || who === 'you';
    const text = (it: Named) =>
      context.say(you ? 'text.may' : 'text.may.they', {
        subject: it.subject,
        do: joined(piecesOf(block, context), { ...context, it, addressed: !you }),
      });
    return [{ kind: 'fact', text }];
  },
  pay: ({ what, amount, block }, context) => {
    const { say } = context;
    const price = (it: Named) => payText(context, what, amountText(amount), it);
    if (block.length === 0) return [{ kind: 'deed', text: price }];
    const inside: Context = { ...context, addressed: context.it.kind !== 'you' };
    const text = (it: Named) =>
      say('text.may.pay', {
        subject: it.subject,
        price: price({ ...it, o: 2 }),
        do: joined(piecesOf(block, inside), { ...inside, it }),
      });
    return [{ kind: 'fact', text }];
  },
  each: ({ of, block }, context) => {
    const who = everyoneText(context, of);
    const it: Named = {
      kind: of.noun === 'hero' ? 'everybody' : 'monster',
      subject: who,
      object: who,
      own: context.say('person.they.own'),
      o: of.noun === 'hero' ? 1 : 2,
    };
    const inside: Context = { ...context, it };
    if (!block.some(({ do: verb }) => verb === 'threat'))
      return rawSentences(piecesOf(block, inside), inside).map((text) => ({
        kind: 'fact',
        text: () => text,
      }));
    const orders = { ...inside, addressed: true };
    const text = () => context.say('text.each', { who, do: sentences(piecesOf(block, orders), orders) });
    return [{ kind: 'fact', text }];
  },
  pick: ({ of, block }, context) => {
    const inside: Context = { ...context, it: named(context.say, of, context.it), addressed: false };
    const pieces = piecesOf(block, inside);
    const kind = pieces.every((one) => one.kind === 'yours') ? 'yours' : 'fact';
    return [{ kind, text: (it) => joined(pieces, { ...inside, it: named(context.say, of, it) }) }];
  },
  as: ({ who, block }, context) => {
    if (who === 'this') return piecesOf(block, { ...context, itself: true });
    if (who !== 'holder' && who !== 'you') return piecesOf(block, context);
    const you = youIn(context);
    const pieces = piecesOf(block, { ...context, it: you });
    return [
      {
        kind: 'fact',
        text: () => context.say('text.have', { what: joined(pieces, { ...context, it: you }) }),
      },
    ];
  },

  // ---------------------------------------------------------------- scores, dice, numbers
  mod: (step, context) => [scoresPiece([step], context)],
  set: ({ score, to, span }, context) => [
    piece(context, 'fact', 'set', {
      score: context.say(`score.${score}`),
      n: amountText(to),
      span: during(context, span),
    }),
  ],
  match: (_step, context) => [piece(context, 'fact', context.itself ? 'match.monster' : 'match')],
  symbol: ({ form, symbol }, context) => [
    piece(context, 'state', `symbol.${symbol}`, { form: context.say(`score.${form}`) }),
  ],
  die: (step, context) => [dicePiece([step], context)],
  number: ({ by, threat, span }, context) => [
    piece(context, 'state', by.n < 0 ? 'number.less' : 'number.more', {
      n: Math.abs(by.n),
      threats: threatText(context.say, threat),
      span: during(context, span),
    }),
  ],
  level: ({ by }, context) => [
    piece(context, 'deed', by.n < 0 ? 'level.lose' : 'level.gain', { n: Math.abs(by.n) }),
  ],

  // ---------------------------------------------------------------- Life
  wound: ({ wounds }, context) => [piece(context, 'deed', 'wound', counted(wounds))],
  prevent: ({ wounds, harm, span }, context) => {
    const n = amountText(wounds);
    const from = harm === '' ? '' : ` ${context.say(`harm.${harm}`)}`;
    if (n === 1 && context.windows.includes('lethal')) return [piece(context, 'deed', 'prevent.it')];
    const key = n === 'all' ? 'prevent.all' : n === 1 ? 'prevent.one' : 'prevent';
    return [piece(context, 'deed', key, { n, from, span: during(context, span) })];
  },
  heal: ({ wounds }, context) => {
    const n = amountText(wounds);
    if (context.it.kind === 'monster') return [piece(context, 'yours', 'heal.monster')];
    return [piece(context, 'deed', n === 'all' ? 'heal.full' : 'heal', { n })];
  },

  // ---------------------------------------------------------------- Glory, Peril, MP
  gain: ({ what, amount }, context) => [
    piece(context, 'deed', 'gain', { what: context.say(`resource.${what}`), n: amountText(amount) }),
  ],
  lose: ({ what, amount }, context) => [
    piece(context, 'deed', 'lose', { what: context.say(`resource.${what}`), n: amountText(amount) }),
  ],
  transfer: ({ what, amount, giver }, context) => {
    const { n, c } = counted(amount);
    const key = `${giver === 'you' ? 'transfer.give' : 'transfer.take'}${c === 1 ? '.one' : ''}`;
    return [piece(context, 'yours', key, { what: context.say(`resource.${what}`), n })];
  },

  // ---------------------------------------------------------------- cards
  draw: ({ cards }, context) => [piece(context, 'deed', 'draw', counted(cards))],
  discard: ({ what, cards, of, by }, context) => {
    const { say } = context;
    if (of === null)
      return [
        piece(context, what === 'this' ? 'deed' : 'yours', what === 'this' ? 'discard.this' : 'discard.it'),
      ];
    const n = amountText(cards);
    if (by === 'random')
      return [
        {
          kind: 'deed',
          text: (it) => say('verb.discard.random', { o: it.o, cards: cardText(say, of, it, n) }),
        },
      ];
    const yours = by === 'you' && context.it.kind !== 'you';
    if (yours)
      return [
        { kind: 'yours', text: (it) => say('verb.discard', { o: 2, cards: cardText(say, of, it, n) }) },
      ];
    return [
      { kind: 'deed', text: (it) => say('verb.discard', { o: it.o, cards: ofChoice(say, of, it, n) }) },
    ];
  },
  return: ({ of, cards }, context) => {
    const { say } = context;
    if (of === null) return [piece(context, 'yours', 'return.it')];
    const text = (it: Named) =>
      say('verb.return', {
        o: it.o,
        own: say(it.kind === 'you' ? 'person.you.own' : 'person.they.own'),
        cards: ofChoice(say, of, it, amountText(cards)),
      });
    return [{ kind: 'deed', text }];
  },
  fetch: ({ cards, of }, { say }) => [
    {
      kind: 'deed',
      text: (it) => say('verb.fetch', { o: it.o, cards: cardText(say, of, it, amountText(cards)) }),
    },
  ],
  reveal: ({ what, cards, to }, context) => {
    const key = `reveal.${what}${to === 'all' ? '.all' : ''}`;
    const many = what === 'deck' && amountText(cards) !== 1 ? '.many' : '';
    return [piece(context, 'yours', `${key}${many}`, counted(cards))];
  },
  control: (_step, context) => [
    piece(context, 'yours', context.it.kind === 'monster' ? 'control.monster' : 'control'),
  ],
  minion: (_step, context) => [piece(context, 'deed', 'minion')],
  charge: ({ by }, context) => {
    const n = Math.abs(by.n);
    return [piece(context, 'yours', `charge.${by.n < 0 ? 'spend' : 'add'}${n === 1 ? '' : '.many'}`, { n })];
  },
  cancel: (_step, context) => {
    const { say, windows } = context;
    const what = windows.filter((one) => one === 'bane' || one === 'trap').map((one) => say(`cancel.${one}`));
    return [
      piece(context, 'yours', 'cancel', {
        what: what.length === 0 ? say('cancel.it') : listed(say, what, 'or'),
      }),
    ];
  },
  cost: (step, context) => [costsPiece([step], context)],
  limit: (step, context) => [limitsPiece([step], context)],
  immune: ({ to }, context) => [piece(context, 'state', `immune.${to}`)],

  // ---------------------------------------------------------------- position, exits, map
  warp: ({ to, by, cross }, context) => {
    const { say, it, response } = context;
    const space = `${spaceText(say, to, context.placeName)}${cross ? say('space.cross') : ''}`;
    if (by === 'random') return [piece(context, 'deed', 'warp.random', { space })];
    if (it.kind !== 'you') return [piece(context, 'yours', 'warp.them', { space })];
    return [
      piece(context, 'deed', 'warp', { space }),
      ...(response ? [piece(context, 'fact', 'escape')] : []),
    ];
  },
  swap: (_step, context) => [
    piece(context, 'deed', 'swap'),
    ...(context.response ? [piece(context, 'fact', 'escape.swap')] : []),
  ],
  shift: ({ of }, context) => [piece(context, 'yours', of.flags !== 0 ? 'shift.other' : 'shift')],
  tip: ({ score, number }, context) => [
    score === ''
      ? piece(context, 'deed', 'tip')
      : piece(context, 'deed', 'tip.rise', { score: context.say(`score.${score}`), n: number }),
  ],
  untip: (_step, context) => [piece(context, 'deed', 'untip')],
  open: (_step, context) => [piece(context, 'deed', 'open')],
  ignore: ({ what, span }, context) => [
    span === 'move' && what === 'wall'
      ? piece(context, 'fact', 'ignore.wall.move')
      : piece(context, 'fact', `ignore.${what}`, { span: during(context, span) }),
  ],

  // ---------------------------------------------------------------- combat, attempts, restrictions
  end: ({ what }, context) => {
    const { windows } = context;
    if (what === 'attempt')
      return [piece(context, 'fact', windows.includes('attempt') ? 'end.attempt' : 'end.attempt.it')];
    const monster = windows.includes('attack') && !windows.includes('hero-attack');
    return [piece(context, 'yours', monster ? 'end.attack.monster' : 'end.attack')];
  },
  transform: (_step, context) => [piece(context, 'fact', 'transform', { values: context.changed })],
  forbid: ({ act, span }, context) => {
    if (act === 'attempt' && span === 'turn') return [piece(context, 'deed', 'forbid.attempt.turn')];
    const nobody = context.it.kind === 'everybody';
    const holes = { cannot: context.say(nobody ? 'verb.can' : 'verb.cannot'), span: during(context, span) };
    const text = piece(context, 'state', `forbid.${act}`, holes);
    if (!nobody) return [text];
    return [
      {
        kind: 'fact',
        text: (it) => context.say('text.of', { subject: context.say('each.nobody'), text: text.text(it) }),
      },
    ];
  },
  drop: (_step, context) => [piece(context, 'deed', 'drop')],
  nothing: () => [],
};

type Of<D extends Says['do']> = Extract<Says, { readonly do: D }>;

/** “+1 Melee and Magic”: modifiers of one size together. */
function scoresPiece(mods: readonly Of<'mod'>[], context: Context): Piece {
  const { say, it } = context;
  const names = mods.flatMap(({ score }) =>
    (score === 'all' ? FORMS : [score]).map((one) => say(`score.${one}`)),
  );
  const [{ by, span }] = mods;
  const what = say('verb.mod', { by: signed(by), scores: listed(say, names), span: during(context, span) });
  return it.kind === 'you' || context.itself
    ? { kind: 'bonus', text: () => what }
    : piece(context, 'state', 'have', { what });
}

/** “+1 to your dice against Traps and Obstacles”, “roll two counter-attack dice and use the higher” */
function dicePiece(dice: readonly Of<'die'>[], context: Context): Piece {
  const { say } = context;
  const [{ by, span, roll }] = dice;
  const against = span === 'attack' ? during(context, span) : '';
  if (by.dice !== 0) {
    const which = span === 'roll' ? '' : say(`two.${roll.noun}`);
    return piece(context, 'deed', by.dice > 0 ? 'die.best' : 'die.worst', { which, span: against });
  }
  const rolls = dice.map((one) => one.roll as Selector<RollNoun>);
  return {
    kind: 'bonus',
    text: ({ own }) =>
      say('verb.die', {
        by: signed(by),
        which: span === 'roll' ? say('die.that', { own }) : diceText(say, rolls, own),
        span: against,
      }),
  };
}

/** “Boons and Treasures cost you 1 Glory more” */
function costsPiece(costs: readonly Of<'cost'>[], context: Context): Piece {
  const { say } = context;
  const [{ by, cards }] = costs;
  const holes = { n: Math.abs(by.n) };
  const how = by.n < 0 ? 'less' : 'more';
  if (cards.noun === 'monster') return piece(context, 'fact', `cost.monster.${how}`, holes);
  const kinds = listed(
    say,
    costs.map((one) => kindText(say, one.cards, 2)),
  );
  return piece(context, 'fact', `cost.${how}`, { ...holes, cards: kinds });
}

/** “you can carry 2 more Treasures and 1 more Boon” */
function limitsPiece(limits: readonly Of<'limit'>[], context: Context): Piece {
  const { say } = context;
  const all = limits.map(({ of, by }) =>
    say(`limit.${of}.${by.n < 0 ? 'less' : 'more'}`, { n: Math.abs(by.n) }),
  );
  return piece(context, 'state', 'limit', { what: listed(say, all) });
}

/** Steps that are told together with others of their kind. */
const TOGETHER = {
  mod: {
    alike: (a: Of<'mod'>, b: Of<'mod'>) => signed(a.by) === signed(b.by) && a.span === b.span,
    piece: scoresPiece,
  },
  die: {
    alike: (a: Of<'die'>, b: Of<'die'>) =>
      a.by.dice === 0 && b.by.dice === 0 && signed(a.by) === signed(b.by) && a.span === b.span,
    piece: dicePiece,
  },
  cost: {
    alike: (a: Of<'cost'>, b: Of<'cost'>) =>
      a.by.n === b.by.n && a.cards.noun !== 'monster' && b.cards.noun !== 'monster',
    piece: costsPiece,
  },
  limit: { alike: () => true, piece: limitsPiece },
};

type Grouped = keyof typeof TOGETHER;

/** The steps in words. */
export function piecesOf(steps: Steps, around: Context): Piece[] {
  const pieces: Piece[] = [];
  let context = around;
  for (let i = 0; i < steps.length; ) {
    const step = steps[i];
    let end = i + 1;
    if (step.do in TOGETHER) {
      const { alike, piece: together } = TOGETHER[step.do as Grouped];
      while (steps[end]?.do === step.do && alike(step as never, steps[end] as never)) end++;
      pieces.push(together(steps.slice(i, end) as never, context));
    } else if (step.do === 'if' && i > 0) pieces.push(conditional(step, context, true));
    else pieces.push(...(phrases[step.do] as Phrase)(step, context));
    // That it is about one attack is said once.
    if ('span' in step && step.span === 'attack') context = { ...context, aimed: true };
    i = end;
  }
  return pieces;
}
