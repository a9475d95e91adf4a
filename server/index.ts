/**
 * Online tables: people meet, play and come back. The server hosts the tables of `table/`, sends every seat its own view
 * and events, and promises: what was acknowledged is on disk; nobody is sent what he may not know; a message that is sent
 * again counts once; whatever is sent to it, an error changes nothing. See docs/protocol.md and docs/operations.md.
 */
export { configFrom, WrongSetting } from './config.ts';
export { type Files, openStore, type Running, serve } from './server.ts';
