/** What is not needed to begin a match: replays, matches that are elsewhere, links. Loaded with the first of them. */
export { pack, readHead, unpack } from '@underhall/kernel';
export { DistantTable, ReplayTable } from '@underhall/table';
