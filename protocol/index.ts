/**
 * What clients and the server of online tables say to each other: one schema for both ends. docs/protocol.md tells how
 * it is used. Everything has its bounds; what does not fit gets a sentence and changes nothing.
 */
export { type Begun, type Place, type Sitting, sittersOf, type TableCard } from './card.ts';
export type { ClientMessage, ClientMessageOf, Clock, Have, PlaceWanted } from './client.ts';
export { MESSAGE_TYPES } from './client.ts';
export {
  checkClientMessage,
  readBegun,
  readClientMessage,
  readFairness,
  readServerMessage,
  Unreadable,
} from './read.ts';
export { commitmentTo, mixedSeed, NO_NONCE, unfairness } from './seed.ts';
export type { Done, ErrorMessage, Fairness, Said, ServerMessage, ToldEvent, Update } from './server.ts';
export {
  LONGEST_CHAT,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_PACKS,
  PROTOCOL,
  personName,
  REACTIONS,
} from './words.ts';
