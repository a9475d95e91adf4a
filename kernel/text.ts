/** What belongs into the holes of a message. */
export type Holes = Readonly<Record<string, string | number>>;

/**
 * Texts for people. A message is a sentence with holes: `{seat} suffers {n} {n|wound|wounds}`. `{n|one|many}`
 * chooses by the number n; numbers are written in groups (10,000). Tables of messages can be exchanged for another language.
 */
export function format(message: string, holes: Holes = {}): string {
  return message.replace(/\{([a-z][\w-]*)((?:\|[^{}|]*)*)\}/gi, (hole, name: string, forms: string) => {
    if (!Object.hasOwn(holes, name)) return hole;
    const value = holes[name];
    if (!forms) return typeof value === 'number' ? value.toLocaleString('en') : value;
    const [one, many] = forms.slice(1).split('|');
    return Number(value) === 1 ? one : (many ?? one);
  });
}

/** A text that somebody gave us, to be quoted: nobody reads more of it than this. */
export function shortened(text: string, most = 80): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
