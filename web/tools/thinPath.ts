/**
 * A path with one decimal per number: on the 512 units of an icon nobody sees more, and it is a quarter less to load.
 * What is rounded away goes into the next step, so that long outlines do not drift.
 */

/** What the numbers of a command are: places on an axis, or something else that stays (radii, turns, flags). */
const NUMBERS: Readonly<Record<string, string>> = {
  ...{ m: 'xy', l: 'xy', t: 'xy', h: 'x', v: 'y', q: 'xyxy', s: 'xyxy', c: 'xyxyxy', a: 'rrtffxy', z: '' },
};
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)/y;

const round = (value: number) => Math.round(value * 10) / 10;

export function thinPath(path: string): string {
  let exact = { x: 0, y: 0 };
  let drawn = { x: 0, y: 0 };
  let begin = { exact, drawn };
  let thin = '';
  let last = '';
  for (const { command, numbers } of commandsOf(path)) {
    const letter = command.toLowerCase();
    const relative = command === letter;
    const [to, pen] = [{ ...exact }, { ...drawn }];
    const written = numbers.map((value, i) => {
      const kind = NUMBERS[letter][i];
      if (kind !== 'x' && kind !== 'y') return kind === 'r' ? round(value) : value;
      to[kind] = relative ? exact[kind] + value : value;
      const step = round(relative ? to[kind] - drawn[kind] : value);
      pen[kind] = relative ? drawn[kind] + step : step;
      return step;
    });
    [exact, drawn] = letter === 'z' ? [begin.exact, begin.drawn] : [to, pen];
    if (letter === 'm') begin = { exact, drawn };
    thin += command === last && letter !== 'm' ? '' : command;
    last = command;
    for (const number of written) thin += separated(thin, `${number}`.replace(/^(-?)0\./, '$1.'));
  }
  return thin;
}

/** Two numbers need something between them unless the second begins with what cannot go on the first. */
function separated(before: string, number: string): string {
  const [previous = ''] = /[\d.]+$/.exec(before) ?? [];
  const apart = !previous || number.startsWith('-') || (number.startsWith('.') && previous.includes('.'));
  return apart ? number : ` ${number}`;
}

function* commandsOf(path: string): Generator<{ command: string; numbers: readonly number[] }> {
  let at = 0;
  const skip = () => {
    while (/[\s,]/.test(path[at] ?? '')) at++;
  };
  let command = '';
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at])) command = path[at++];
    // More numbers after a move are lines.
    else command = command.replace('m', 'l').replace('M', 'L');
    const numbers = [...NUMBERS[command.toLowerCase()]].map((kind) => {
      skip();
      NUMBER.lastIndex = at;
      // Flags may stand without anything between them.
      const found = kind === 'f' ? path[at] : NUMBER.exec(path)?.[0];
      if (!found) throw new Error(`This is no path, from ${at} on: ${path.slice(at, at + 20)}`);
      at += found.length;
      return Number(found);
    });
    yield { command, numbers };
  }
}
