/** boardgame.io's server with the dungeon of bench/peer, as published and in memory: `node theirs.ts`, as a child process. */
import type { AddressInfo } from 'node:net';
import { boardgameServer } from '../peer/boardgame.ts';
import { dungeon } from '../peer/dungeon.ts';
import { hosted } from './host.ts';

// It writes a line for each request it does not like; nobody reads them here.
console.log = () => undefined;
const server = boardgameServer({ games: [{ ...dungeon, name: 'dungeon' }], origins: [/127\.0\.0\.1/] });
const running = await server.run(0);
const { port } = running.appServer.address() as AddressInfo;
hosted(port, async () => server.kill(running));
