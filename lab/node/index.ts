/** The lab on Node: worker threads, a queue in PostgreSQL, and what is printed and written. */
export { openGame } from '../boxes.ts';
export { asCsv } from '../present/csv.ts';
export { asRatings } from '../present/ratings.ts';
export { asReport } from '../present/report.ts';
export { asText } from '../present/text.ts';
export { RunBroken } from './broken.ts';
export { cores, playOnThreads, type Watch } from './pool.ts';
export { playOnQueue } from './queue.ts';
export { workOnQueue } from './serve.ts';
