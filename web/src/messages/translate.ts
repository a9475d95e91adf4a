/** Tables of messages in other languages. English is the original; `pseudo` shows what was never translated. */

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, i) => [
    letter,
    [...'åƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'][i],
  ]),
);

/** Every letter gets an accent; holes keep their names. */
export function pseudo(text: string): string {
  return text.replace(/\{[a-z][\w-]*((?:\|[^{}|]*)*)\}|[a-z]/gi, (found, forms: string | undefined) => {
    if (!found.startsWith('{')) return ACCENTED[found] ?? found;
    return forms
      ? `${found.slice(0, found.indexOf('|'))}${forms.replace(/[a-z]/gi, (c) => ACCENTED[c] ?? c)}}`
      : found;
  });
}

export function translate<T extends Readonly<Record<string, string>>>(messages: T, locale: string): T {
  if (locale !== 'pseudo') return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, pseudo(text)])) as T;
}
