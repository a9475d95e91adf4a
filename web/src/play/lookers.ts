/** What is not needed to begin a match: replays, matches that are elsewhere or go there, links. Loaded with the first of them. */
export { pack, readHead, stateHash, unpack } from '@underhall/kernel';
export { DistantTable, picksUnderWay, ReplayTable } from '@underhall/table';
