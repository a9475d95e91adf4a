/** What a text says, statement by statement: each verb is an effect; what it does is in the file of its chapter. */
import type { LabelBranch, RangeBranch } from '@underhall/kernel';
import type { Amount, DieChange } from './amounts.ts';
import type { CARD_NOUNS, RollNoun } from './nouns.ts';
import type { Selector } from './selectors.ts';
import type {
  AttackSymbol,
  ForbiddenAct,
  Form,
  Harm,
  Ignored,
  Immunity,
  MomentWord,
  PlayTime,
  Resource,
  Score,
  Span,
  Who,
  WindowWord,
} from './words.ts';

type Cards = Selector<(typeof CARD_NOUNS)[number]>;
type Rolls = Selector<RollNoun>;
type ThisOrIt = 'this' | 'it' | '';

/** What an activation costs besides time (GRAMMAR 2, `use`). Every amount is there, 0 where nothing is asked. */
export interface Price {
  readonly glory: Amount;
  readonly peril: Amount;
  readonly mp: number;
  readonly life: number;
  /** Hand cards of his choice. */
  readonly card: number;
  readonly charge: number;
  /** The card itself is discarded. */
  readonly this: boolean;
}

/** Statements that nothing carries out: they say when others are (content/texts.ts takes them apart). */
export type Framing =
  | { readonly do: 'static'; readonly block: Steps }
  | { readonly do: 'on'; readonly moment: MomentWord; readonly once: boolean; readonly block: Steps }
  | {
      readonly do: 'use';
      readonly time: PlayTime;
      readonly once: boolean;
      readonly price: Price;
      readonly when: boolean;
      readonly window: WindowWord | '';
      readonly roll: Rolls | null;
      readonly block: Steps;
    };

/** Statements that are at home in a `static`: they change what is counted, and are never carried out by themselves there. */
export type Standing =
  | {
      readonly do: 'mod';
      readonly score: Form | 'all' | 'glory' | 'peril' | 'life';
      readonly by: Amount;
      readonly for: boolean;
      readonly span: Span;
    }
  | {
      readonly do: 'set';
      readonly score: Form;
      readonly to: Amount;
      readonly for: boolean;
      readonly span: Span;
    }
  | { readonly do: 'match'; readonly score: Form | 'all'; readonly for: boolean; readonly span: Span }
  | {
      readonly do: 'symbol';
      readonly form: Form;
      readonly symbol: AttackSymbol;
      readonly for: boolean;
      readonly span: Span;
    }
  | {
      readonly do: 'die';
      readonly by: DieChange;
      readonly roll: Rolls;
      readonly for: boolean;
      readonly span: Span;
    }
  | {
      readonly do: 'number';
      readonly by: Amount;
      readonly threat: Selector<'threat'>;
      readonly for: boolean;
      readonly span: Span;
    }
  | {
      readonly do: 'cost';
      readonly by: Amount;
      readonly cards: Cards | Selector<'monster'>;
    }
  | { readonly do: 'limit'; readonly of: 'boon' | 'treasure' | 'pack'; readonly by: Amount }
  | { readonly do: 'immune'; readonly to: Immunity }
  | { readonly do: 'ignore'; readonly what: Ignored; readonly for: boolean; readonly span: Span }
  | { readonly do: 'forbid'; readonly act: ForbiddenAct; readonly for: boolean; readonly span: Span };

/** Statements with others inside. */
export type Structure =
  | {
      readonly do: 'threat';
      readonly score: Score;
      readonly number: number;
      readonly fail: Steps;
      readonly success: Steps;
    }
  | { readonly do: 'roll'; readonly branches: readonly RangeBranch<Says>[] }
  | { readonly do: 'if'; readonly test: Selector; readonly yes: Steps; readonly no: Steps }
  | { readonly do: 'choose'; readonly who: Who; readonly branches: readonly LabelBranch<Says>[] }
  | { readonly do: 'may'; readonly who: Who; readonly block: Steps }
  | {
      readonly do: 'pay';
      readonly what: Cards | 'glory' | 'life' | 'mp';
      readonly amount: Amount;
      readonly block: Steps;
    }
  | { readonly do: 'each'; readonly of: Selector; readonly block: Steps }
  | {
      readonly do: 'pick';
      readonly of: Selector;
      readonly choosing: boolean;
      readonly by: Who;
      readonly block: Steps;
    }
  | { readonly do: 'as'; readonly who: Who | 'this'; readonly block: Steps };

/** Statements that do something at once. */
export type Deed =
  | { readonly do: 'nothing' }
  | { readonly do: 'level'; readonly by: Amount }
  | { readonly do: 'wound'; readonly wounds: Amount }
  | {
      readonly do: 'prevent';
      readonly wounds: Amount;
      readonly from: boolean;
      readonly harm: Harm;
      readonly for: boolean;
      readonly span: Span;
    }
  | { readonly do: 'heal'; readonly wounds: Amount }
  | { readonly do: 'gain'; readonly what: Resource; readonly amount: Amount }
  | { readonly do: 'lose'; readonly what: Resource; readonly amount: Amount }
  | {
      readonly do: 'transfer';
      readonly what: 'glory' | 'peril';
      readonly amount: Amount;
      readonly giver: Who;
      readonly taker: Who;
    }
  | { readonly do: 'draw'; readonly cards: Amount }
  | {
      readonly do: 'discard';
      readonly what: ThisOrIt;
      readonly cards: Amount;
      readonly of: Cards | null;
      readonly choosing: boolean;
      readonly by: Who | 'random';
    }
  | { readonly do: 'return'; readonly what: ThisOrIt; readonly cards: Amount; readonly of: Cards | null }
  | {
      readonly do: 'fetch';
      readonly cards: Amount;
      readonly of: Cards;
      readonly choosing: boolean;
      readonly by: Who;
    }
  | {
      readonly do: 'reveal';
      readonly what: 'hand' | 'deck';
      readonly cards: Amount;
      readonly shown: boolean;
      readonly to: 'you' | 'all';
    }
  | { readonly do: 'control'; readonly what: 'it' | ''; readonly of: Selector | null }
  | { readonly do: 'minion'; readonly what: 'it' | ''; readonly of: Selector | null }
  | { readonly do: 'charge'; readonly by: Amount }
  | { readonly do: 'cancel'; readonly what: 'card' }
  | {
      readonly do: 'warp';
      readonly to: Selector<'space'>;
      readonly choosing: boolean;
      readonly by: Who | 'random';
      readonly cross: boolean;
    }
  | {
      readonly do: 'swap';
      readonly with: Selector<'hero'>;
      readonly choosing: boolean;
      readonly by: Who;
      readonly cross: boolean;
    }
  | { readonly do: 'shift'; readonly of: Selector<'space'>; readonly choosing: boolean; readonly by: Who }
  | { readonly do: 'tip'; readonly rise: boolean; readonly score: Score | ''; readonly number: number }
  | { readonly do: 'untip' }
  | { readonly do: 'open'; readonly exits: Selector<'exit'> | 'all' }
  | { readonly do: 'end'; readonly what: 'attack' | 'attempt' }
  | { readonly do: 'transform' }
  | { readonly do: 'drop'; readonly what: 'token' };

export type Says = Framing | Standing | Structure | Deed;
export type Steps = readonly Says[];
