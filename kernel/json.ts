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
    throw new Misfit(what, [`is not JSON: ${(error as Error).message}`]);
  }
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
