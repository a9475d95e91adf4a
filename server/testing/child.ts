/** A server in a process of its own, for tests that kill it: says its port when it is open. */
import { configFrom } from '../config.ts';
import { serve } from '../server.ts';

const { port } = await serve(configFrom(process.env), {
  port: Number(process.env.PORT ?? 0),
  host: '127.0.0.1',
});
process.stdout.write(`open ${port}\n`);
