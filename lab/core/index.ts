/**
 * The lab: plays thousands of matches between bots and says what it found, with 95 % intervals. This part runs in a
 * browser's worker as well as in Node: a plan is plain data, `playShard` plays a part of it and gives counts, a `Run`
 * merges them in order, `findings` turns them into figures. It promises the same figures from the same plan, whoever
 * played which part of it.
 */
export { beside } from './beside.ts';
export { Tally, type TallyJson } from './counts.ts';
export { type Distribution, type Figure, type Findings, findings, type Part, winsIn } from './figures.ts';
export { checkPlan, type Plan, type Shard, type Table } from './plan.ts';
export { type Pairing, type Rating, rated } from './rating.ts';
export { Run, type Verdict } from './run.ts';
export { playShard } from './shard.ts';
export type { Estimate } from './statistics.ts';
