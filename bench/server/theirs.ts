/** boardgame.io's server with the dungeon of bench/peer: `node theirs.ts [FOLDER]`, as a child process. */
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { boardgameServer } from '../peer/boardgame.ts';
import { dungeon } from '../peer/dungeon.ts';
import { hosted } from './host.ts';

// It writes a line for each request it does not like; nobody reads them here.
console.log = () => undefined;
const server = boardgameServer({ ...dungeon, name: 'dungeon' } as Game, process.argv[2]);
const running = await server.run(0);
const { port } = running.appServer.address() as AddressInfo;
hosted(port, async () => server.kill(running));
