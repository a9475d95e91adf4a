/**
 * A table: a match with people, bots and programs around it. It lets bots answer and take offers, gives each screen its
 * scenes and its log in words, knows odds, undo and who must take the screen next, and promises: whatever is told was
 * kept before; what cannot be kept did not happen. Needs neither Node nor a browser: the web's worker, the terminal, the
 * bot host and the lab are thin around it.
 */
export type { Onlooker, TableCalls } from './calls.ts';
export { gameCard, inWords } from './card.ts';
export { Dispatch } from './dispatch.ts';
export { type Arrived, DistantTable, type Sent } from './distant.ts';
export type { KeyMoment } from './moments.ts';
export { Weighed } from './offers.ts';
export { botPlayer, type Player, type Turn } from './players.ts';
export { freshRecord } from './record.ts';
export { ReplayTable } from './replay.ts';
export type * from './scene.ts';
export type { Screen } from './screen.ts';
export { secretsBetween } from './secrets.ts';
export { onlyPerson } from './sitters.ts';
export { standingOf } from './standing.ts';
export { customSteps, picksUnderWay, retraced, type Step, takeStep } from './steps.ts';
export { Table } from './table.ts';
export { type Speaking, speaking } from './words.ts';
