import type { Json } from './ids.ts';
import { Misfit } from './refusal.ts';

/** Deeper than anything of ours, and far from where programs lose their way in it. */
const MOST_DEPTH = 64;

/**
 * JSON as people hand it over: a file, the head of a link. A byte order mark before it is no part of it. What is not
 * JSON, or is nested so deeply that it can only be meant to do harm, is refused with what it was to be.
 */
export function parseJson(text: string, what: string): Json {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (depthOf(json) > MOST_DEPTH) throw new Misfit(what, [`is nested more than ${MOST_DEPTH} deep.`]);
  try {
    return JSON.parse(json) as Json;
  } catch (error) {
    throw new Misfit(what, [`is not JSON: ${whyNot(error as Error)}.`], { cause: error });
  }
}

/** What the parser found, in words. Engines tell the place in different ways, or not at all. */
function whyNot({ message }: Error): string {
  if (/\bend of\b|\bEOF\b/.test(message)) return 'it ends too early';
  const [, line, column] = /\bline (\d+) column (\d+)/.exec(message) ?? [];
  if (line !== undefined) return `something is wrong in line ${line}, column ${column}`;
  const [, token, near] = /^Unexpected token '(.*?)', (.*) is not valid JSON$/su.exec(message) ?? [];
  return token === undefined
    ? 'something is wrong in it'
    : `'${token}' does not belong where it stands in ${near}`;
}

/** How deep brackets lie in one another; those in texts do not count. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < json.length; i++) {
    const char = json[i];
    if (char === '"') i = endOfText(json, i);
    else if (char === '[' || char === '{') {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (char === ']' || char === '}') depth--;
  }
  return deepest;
}

function endOfText(json: string, from: number): number {
  let i = from + 1;
  while (i < json.length && json[i] !== '"') i += json[i] === '\\' ? 2 : 1;
  return i;
}
