/**
 * The kernel: runs any game that is declared to it, and depends on nothing.
 *
 * A game in progress is one JSON value: a world, an agenda of effects, the generator. The kernel takes the top effect
 * off the agenda and calls its handler, until a question lies on top. It promises: the same seed and choices give the
 * same state everywhere; a refused choice changes nothing; a view never holds what its viewer may not know; no card
 * is lost or doubled. See docs/architecture.md.
 */
export { type Arrangement, arrange, numberOf, type Statement, seatOf, statement } from './arrange.ts';
export { gameBox } from './box.ts';
export { Changes } from './changes.ts';
export { type Consequences, cheapChoice, consequences } from './consequences.ts';
export { Proofreader, packName, packShape } from './content.ts';
export { type Difference, difference, patched } from './difference.ts';
export { DONE, type Effect, PASS, type Scope, scopeOf, TABLE } from './effect.ts';
export { type Event, EventLog, type SeenEvent, type Sink } from './events.ts';
export type { Observer } from './frames.ts';
export {
  type AnyChapter,
  type Chapter,
  type Dealt,
  type Face,
  Game,
  type GameBox,
  type GameSpec,
  type Handlers,
  type Note,
  type Questions,
  type Skill,
} from './game.ts';
export type { Plays } from './gathering.ts';
export { canonical } from './hash.ts';
export {
  type Audience,
  EVERYBODY,
  type Instance,
  type Json,
  MOST_SEATS,
  NOBODY,
  NONE,
  type Seat,
  type Viewer,
  type Zone,
} from './ids.ts';
export { parseJson } from './json.ts';
export { type Amount, type Dice, diceText, type Range, readDice } from './language/amount.ts';
export {
  after,
  amount,
  anyWord,
  atLeast,
  change,
  count,
  dice,
  type Fields,
  mark,
  number,
  numberFrom,
  optional,
  type Parameter,
  rest,
  selector,
  word,
} from './language/parameters.ts';
export { type Argument, type Condition, LanguageError } from './language/parse.ts';
export type { RangeBranch } from './language/ranges.ts';
export type { Bearer, Limit, Moment, Places, Standing } from './language/standing.ts';
export {
  type Asked,
  compile,
  type LabelBranch,
  type Language,
  type Verb,
  type Verbs,
} from './language/verbs.ts';
export { type Rule, ruleIdsIn, rulesIn } from './ledger.ts';
export { pack, readHead, unpack } from './link.ts';
export { capital, listed } from './lists.ts';
export { Match } from './match.ts';
export { meantPerhaps } from './nearest.ts';
export {
  anyId,
  anyOf,
  type OptionForms,
  type OptionPart,
  type OptionParts,
  type Prohibitions,
} from './option-forms.ts';
export type { Outcome } from './outcome.ts';
export type { Texts } from './page/language.ts';
export { gamePages } from './page/pages.ts';
export { checkBudget, Playthrough } from './playthrough.ts';
export { anyOption, type Choosing, firstOption, policyBy } from './policy.ts';
export {
  type Forbidden,
  type Option,
  Options,
  type Pending,
  type Question,
  type ShownOption,
} from './questions.ts';
export { type Choice, type MatchRecord, readRecord } from './record.ts';
export { GameFault, Misfit, problemList, Refusal } from './refusal.ts';
export type { LookingBack, Remembered } from './remembered.ts';
export { CARDS, DICE, Rng, SETUP } from './rng.ts';
export { load, type Saved, save, stateHash } from './save.ts';
export { flawsOf } from './scenario/flaws.ts';
export { gameOf, runScenario, ScenarioFailure } from './scenario/run.ts';
export { readScenario, type Scenario } from './scenario/scenario.ts';
export type { AboutIn, Declares, EffectIn, EffectOf, EventIn, EventOf, FactsIn } from './seams.ts';
export type { Conflict, Setup, TableOption, Wanted } from './setup.ts';
export type { EventShapes, EventsOf, Shape, Shaped } from './shape.ts';
export * as shape from './shape.ts';
export {
  diceIn,
  type Labelling,
  logLine,
  numberIn,
  plainHoles,
  plainLabel,
  type Speech,
  type Telling,
  type Tellings,
  type Told,
  textIn,
  toldApart,
} from './speech.ts';
export { type Stage, Stages } from './stages.ts';
export { format, type Holes } from './text.ts';
export { View, type ViewJson } from './view.ts';
export type { OpenWindow } from './windows.ts';
export {
  conflictIn,
  type FaceWords,
  type Folk,
  type Messages,
  plainWords,
  type Say,
  type SeatLine,
  sayIn,
  type Trait,
  type Words,
} from './words.ts';
export type { ZoneSpec } from './zones.ts';
