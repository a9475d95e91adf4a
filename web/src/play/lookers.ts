/** Tables at which nobody here decides: replays, and matches that are elsewhere. Loaded with the first of them. */
export { DistantTable, ReplayTable } from '@underhall/table';
