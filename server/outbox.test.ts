import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Duplex, PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { inFrames, Outbox } from './outbox.ts';

/** A client, and the outbox at the other end of its line. */
async function line(): Promise<{ client: WebSocket; outbox: Outbox }> {
  const http = createServer().listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ noServer: true });
  onTestFinished(() => {
    http.close();
  });
  await once(http, 'listening');
  const opened = new Promise<Duplex>((resolve) => {
    http.on('upgrade', (request, socket, head) =>
      sockets.handleUpgrade(request, socket, head, () => resolve(socket)),
    );
  });
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  onTestFinished(() => client.terminate());
  await once(client, 'open');
  return { client, outbox: new Outbox(await opened) };
}

test('texts of any length are read as they were written, in their order', async () => {
  const texts = ['', 'a', 'ü'.repeat(63), 'b'.repeat(125), 'c'.repeat(126), '€'.repeat(40_000), 'last'];
  const { client, outbox } = await line();
  const read: string[] = [];
  const all = new Promise<void>((resolve) => {
    client.on('message', (data) => {
      read.push(data.toString());
      if (read.length === texts.length) resolve();
    });
  });
  for (const text of texts) outbox.put(text);
  await all;
  expect(read).toEqual(texts);
});

test('what comes up in one turn goes out at once', async () => {
  const socket = new PassThrough();
  const blocks: Buffer[] = [];
  socket.on('data', (block) => blocks.push(block));
  const outbox = new Outbox(socket);
  outbox.put('first');
  await Promise.resolve();
  outbox.put('second');
  expect(blocks).toEqual([]);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(blocks).toEqual([inFrames(['first', 'second'])]);
});

test('what has come up is sent before a line is closed, and nothing after it', () => {
  const socket = new PassThrough();
  const outbox = new Outbox(socket);
  outbox.put('closing');
  outbox.empty();
  socket.end();
  outbox.put('too late');
  outbox.empty();
  expect(socket.read()).toEqual(inFrames(['closing']));
});
