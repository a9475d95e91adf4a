/** What the server of the app says about it to browsers. */
import { expect, inject, test } from 'vitest';

test('the page may talk to its own server and to nobody else', async () => {
  const { headers } = await fetch(inject('address'));
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/(?:^|; )connect-src 'self'(?:;|$)/);
});
