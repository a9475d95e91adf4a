/** A way for messages to the server and back: a WebSocket, or requests where those are broken. */

export interface Channel {
  send(text: string): void;
  close(): void;
}

export interface Ends {
  opened(): void;
  heard(text: string): void;
  /** It is gone; nothing more comes. Not told to whoever closed it. */
  lost(): void;
}

export type Reach = (base: URL, ends: Ends) => Channel;

export const bySocket: Reach = (base, ends) => {
  const address = new URL('api/socket', base);
  address.protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
  const socket = new WebSocket(address);
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    ends.lost();
  };
  socket.onopen = () => ended || ends.opened();
  socket.onmessage = ({ data }) => ended || ends.heard(String(data));
  socket.onclose = end;
  socket.onerror = end;
  return {
    send: (text) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      ended = true;
      socket.close();
    },
  };
};

/** Between two requests that bring nothing: a server that answers at once must not be asked without end. */
const BREATH = 250;

export const byRequests: Reach = (base, ends) => {
  const line = crypto.randomUUID();
  const ending = new AbortController();
  const { signal } = ending;
  const lost = () => {
    if (signal.aborted) return;
    ending.abort();
    ends.lost();
  };
  const ask = async (address: URL, request: RequestInit = {}): Promise<unknown> => {
    address.searchParams.set('line', line);
    const response = await fetch(address, { ...request, signal });
    if (!response.ok) throw new Error(`The server answers ${response.status}.`);
    return response.json();
  };
  const tell = (messages: readonly unknown[]) => {
    for (const message of messages) if (!signal.aborted) ends.heard(JSON.stringify(message));
  };
  let sending: Promise<unknown> = Promise.resolve();
  const send = (text: string) => {
    sending = sending
      .then(() =>
        ask(new URL('api/messages', base), {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: `[${text}]`,
        }),
      )
      .then((answers) => tell(answers as readonly unknown[]))
      .catch(lost);
  };
  const listen = async () => {
    for (let after = 0; !signal.aborted; ) {
      const address = new URL('api/messages', base);
      address.searchParams.set('after', String(after));
      const { messages, next } = (await ask(address)) as {
        readonly messages: readonly unknown[];
        readonly next: number;
      };
      after = next;
      tell(messages);
      if (messages.length === 0) await new Promise((resolve) => setTimeout(resolve, BREATH));
    }
  };
  queueMicrotask(() => {
    if (signal.aborted) return;
    ends.opened();
    listen().catch(lost);
  });
  return { send, close: () => ending.abort() };
};
