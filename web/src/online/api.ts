/** What is asked of the server besides messages: who I am, and what is kept of me. */
import { Trouble } from '../play/trouble.ts';
import { say } from './say.ts';

/** Where the server is: beside this page. */
export const base = new URL(location.pathname, location.origin);

type Method = 'GET' | 'POST' | 'DELETE';

/** What it answers; what it refuses is a Trouble with its own sentence. */
export async function api<T>(method: Method, path: string, body?: object): Promise<T> {
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(new URL(`api/${path}`, base), {
      method,
      ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    answer = await response.json();
  } catch {
    throw new Trouble(say('online.unreachable'));
  }
  if (response.ok) return answer as T;
  const { message } = answer as { readonly message?: string };
  throw new Trouble(message ?? say('online.unreachable'));
}
