/**
 * What the tests of every game need: random matches in which every promise is checked, matches watched for the
 * invariants of a ledger, recorded matches, scenarios, and a reader of all that a game says. For tests on Node only.
 * Checks throw; titles with the ids of rules stand in the game's own tests (docs/adding-a-game.md).
 */
export { checkDamaged } from './damaged.ts';
export { checkPromises } from './promises.ts';
export { Reader } from './reader.ts';
export {
  checkRecorded,
  checkVariety,
  type NamedTable,
  readRecorded,
  recordMatches,
  renewRecorded,
} from './recorded.ts';
export { playRoughly, type Roughness } from './rough.ts';
export { scenariosIn, scenarioTestsOf } from './scenarios.ts';
export { type Invariant, promisesOf, slowPromisesOf } from './suite.ts';
export {
  must,
  playGivingUp,
  playTwice,
  playWatched,
  reportOn,
  seeds,
  seenIn,
  type Watch,
  type Watched,
} from './watched.ts';
