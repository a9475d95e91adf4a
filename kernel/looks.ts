/** How a match stands at one moment, as plain JSON that shares what has not changed with the moment before. */
import { renewed } from './difference.ts';
import { type Effect, type Scope, savedScope } from './effect.ts';
import type { Game } from './game.ts';
import { audienceOf, type Json, type Viewer } from './ids.ts';
import type { Instances } from './instances.ts';
import type { Match } from './match.ts';
import { openSight, ownSight, partsKnown, seenEffect, type ViewJson } from './view.ts';
import { isWindow } from './windows.ts';

export type Entry = keyof ViewJson;
/** Some of them, as plain JSON. Never changed once made. */
export type Sheet = { readonly [K in Entry]?: Json | undefined };

/** The cards of a match, and who knows their faces. */
export interface Laid<W> {
  readonly game: Game<W>;
  readonly instances: Instances<Match<W>>;
  readonly knowers: Uint16Array;
}

/** How a match stood at one moment, as far as its viewers share it. Never changed once made. */
export interface Look<W> {
  readonly laid: Laid<W>;
  readonly open: Sheet;
  readonly effects: readonly Effect[];
  readonly scopes: readonly Scope[];
  /** The agenda as everybody sees it, but for windows. */
  readonly agenda: readonly Json[];
}

/** What a viewer has of a match. */
export interface Seen<W> {
  readonly look: Look<W>;
  readonly own: Sheet;
}

export const NOTHING: Sheet = {};

export function lookedAt<W>(match: Match<W>, before: Look<W> | undefined): Look<W> {
  const sight = { world: match.world, ...openSight(match) };
  return {
    laid: laidIn(match, before?.laid),
    open: renewedSheet(before?.open ?? NOTHING, sight),
    effects: match.agenda.slice(),
    scopes: match.scopes.slice(),
    agenda: plainAgenda(match, before),
  };
}

export function glimpsed<W>(match: Match<W>, before: Look<W>): Look<W> {
  const laid = laidIn(match, before.laid);
  const world = renewed(before.open.world, match.world);
  if (laid === before.laid && world === before.open.world) return before;
  return { ...before, laid, open: { ...before.open, world } };
}

function laidIn<W>(match: Match<W>, before: Laid<W> | undefined): Laid<W> {
  const { game, instances } = match;
  const knowers = new Uint16Array(instances.count);
  let isSame = before?.instances.isLike(instances) ?? false;
  for (let card = 0; card < knowers.length; card++) {
    knowers[card] = instances.knowers(match, card);
    if (knowers[card] !== before?.knowers[card]) isSame = false;
  }
  return before && isSame ? before : { game, instances: instances.clone(), knowers };
}

/** Effects never change once made: those that still lie where they lay are as they were. */
function plainAgenda<W>({ agenda, scopes }: Match<W>, before: Look<W> | undefined): readonly Json[] {
  const isSame = (i: number) => agenda[i] === before?.effects[i] && scopes[i] === before.scopes[i];
  if (before && agenda.length === before.agenda.length && agenda.every((_, i) => isSame(i)))
    return before.agenda;
  return agenda.map((effect, i) => (before && isSame(i) ? before.agenda[i] : entryOf(effect, scopes[i])));
}

export function ownSheet<W>(match: Match<W>, viewer: Viewer, look: Look<W>, before: Sheet): Sheet {
  const sheet = renewedSheet(before, { ...ownSight(match, viewer), notes: notesOf(match, viewer) });
  return { ...sheet, agenda: agendaFor(match, viewer, look, before) };
}

export function ownGlimpse<W>(match: Match<W>, viewer: Viewer, before: Sheet): Sheet {
  const sight = { parts: partsKnown(match, audienceOf(viewer)), notes: notesOf(match, viewer) };
  return { ...before, ...renewedSheet(before, sight) };
}

function notesOf<W>(match: Match<W>, viewer: Viewer): Json[] {
  const audience = audienceOf(viewer);
  const notes = match.instances.notes.filter((note) => note.audience & audience);
  return notes.map(({ card, aspect }) => [card, aspect]);
}

function agendaFor<W>(match: Match<W>, viewer: Viewer, look: Look<W>, before: Sheet): Json {
  const { agenda, scopes } = match;
  if (!agenda.some(isWindow)) return look.agenda;
  const seen = agenda.map((effect, i) =>
    isWindow(effect) ? entryOf(seenEffect(effect, viewer), scopes[i]) : look.agenda[i],
  );
  return renewed(before.agenda, seen);
}

function entryOf(effect: Effect, scope: Scope): Json {
  return renewed(undefined, [effect, savedScope(scope)]);
}

function renewedSheet(before: Sheet, live: { readonly [K in keyof Sheet]?: unknown }): Sheet {
  const sheet: { -readonly [K in keyof Sheet]: Json | undefined } = {};
  for (const entry of Object.keys(live) as Entry[])
    sheet[entry] = live[entry] === undefined ? undefined : renewed(before[entry], live[entry]);
  return sheet;
}
