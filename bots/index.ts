/**
 * Bots: opponents for any game that the kernel runs. A bot gets its seat's view and nothing else, so it cannot know
 * more than a person in its place. It promises: an answer that is legal, within its budget, whatever happens in its
 * head; and with a budget in iterations the same answers from the same seed. Nothing here needs Node or a browser.
 *
 * Make one bot for each seat of each match: a bot goes on with its own random numbers. Where it thinks is somebody
 * else's business (`thinking/`): here, or shared out among workers.
 */
export type { Answer, Bot } from './bot.ts';
export { type Budget, type Clock, unhurried } from './budget.ts';
export { Greedy } from './greedy.ts';
export { LEVELS, type Level } from './level.ts';
export { type BotWishes, botList, botNames, createBot } from './levels.ts';
export { RandomBot } from './random.ts';
export { Search, type SearchShape } from './search/search.ts';
export { botOf, TEMPERAMENTS, type Temperament } from './temperament.ts';
export { Foresight } from './thinking/foresight.ts';
export type { Halt } from './thinking/halt.ts';
export { Hand } from './thinking/hand.ts';
export type { Opening, Order, Reply } from './thinking/orders.ts';
export { Pool } from './thinking/pool.ts';
export type { Hire } from './thinking/post.ts';
export { Alone, type Matter, type Thinker } from './thinking/thinker.ts';
