/** Our server as it is started by `npm start`, with an SQLite file: `node ours.ts FILE IDLE-SECONDS`, as a child process. */
import { configFrom, serve } from '@underhall/server';
import { hosted } from './host.ts';

const [file, idle = '60'] = process.argv.slice(2);
// Whoever measures sends as fast as it can, from one address.
const config = configFrom({
  UNDERHALL_FILE: file,
  IDLE_SECONDS: idle,
  // Nobody leaves memory before those who are not there were told that it is their turn.
  PUSH_GRACE_SECONDS: '5',
  LOG_LEVEL: 'warn',
  MESSAGES_PER_SECOND: '1000000',
  GUESTS_PER_HOUR: '1000000',
});
const { port, close } = await serve(config, { port: 0, host: '127.0.0.1' });
hosted(port, close);
