/**
 * What changes in the views of a match, for all its viewers at once: what they share is compared and written once, and
 * for each only what is his own. A view with its change is the view that would be made anew; what a viewer may know is
 * said by `View`, and nowhere else.
 */
import { difference, renewed } from './difference.ts';
import { type Effect, type Scope, savedScope } from './effect.ts';
import type { Game } from './game.ts';
import { type Audience, audienceOf, type Instance, type Json, NONE, type Viewer, type Zone } from './ids.ts';
import type { Instances } from './instances.ts';
import type { Match } from './match.ts';
import { openSight, ownSight, seenEffect, type ViewJson } from './view.ts';
import { isWindow } from './windows.ts';

/** The entries of a view that can change, but for the cards. */
const ENTRIES = [
  ...(['world', 'choices', 'outcome', 'answered', 'awaited'] as const),
  ...(['agenda', 'parts', 'notes', 'answer', 'picks', 'holding', 'preferences', 'pending'] as const),
] satisfies readonly (keyof ViewJson)[];

/** Some of them, as plain JSON. */
type Sheet = { readonly [K in (typeof ENTRIES)[number]]?: Json | undefined };

/** The cards of a match, and who knows their faces. */
interface Laid<W> {
  readonly game: Game<W>;
  readonly instances: Instances<Match<W>>;
  readonly knowers: Uint16Array;
}

/** A zone in which something is not as it was. */
interface Touched {
  readonly label: string;
  readonly before: readonly Instance[];
  readonly after: readonly Instance[];
}

const NO_AGENDA: readonly Json[] = [];

export class Changes<W = unknown> {
  /** As it was when changes were last found. */
  readonly #instances: Instances<Match<W>>;
  #knew: Uint16Array;
  /** Of no meaning between two times: kept so that it need not be made again. */
  #knows: Uint16Array;
  #open: Sheet = {};
  #effects: readonly Effect[] = [];
  #scopes: readonly Scope[] = [];
  /** The agenda as everybody sees it, but for windows. */
  #agenda: readonly Json[] = NO_AGENDA;
  readonly #own = new Map<Viewer, Sheet>();

  constructor(match: Match<W>) {
    const { count } = match.instances;
    this.#instances = match.instances.clone();
    this.#knew = new Uint16Array(count);
    this.#knows = new Uint16Array(count);
    learn(match, this.#knew);
    this.#look(match);
  }

  /** From now on changes are found for this viewer, too. The match must be as it was when they were last found. */
  add(match: Match<W>, viewer: Viewer): void {
    this.#own.set(viewer, this.#ownOf(match, viewer, {}));
  }

  drop(viewer: Viewer): void {
    this.#own.delete(viewer);
  }

  /** What has changed for each viewer since the last time, as the text of a `Difference`; undefined if nothing has. */
  find(match: Match<W>): ReadonlyMap<Viewer, string | undefined> {
    const { game, instances } = match;
    const before: Laid<W> = { game, instances: this.#instances, knowers: this.#knew };
    const after: Laid<W> = { game, instances, knowers: this.#knows };
    learn(match, after.knowers);
    const touched = touchedZones(before, after);
    const open = this.#open;
    this.#look(match);
    const texts = new Texts();
    const found = new Map<Viewer, string | undefined>();
    for (const [viewer, old] of this.#own) {
      const own = this.#ownOf(match, viewer, old);
      this.#own.set(viewer, own);
      const change = new ChangeText();
      for (const entry of ENTRIES) {
        const isOpen = entry in open;
        const [was, is] = isOpen ? [open[entry], this.#open[entry]] : [old[entry], own[entry]];
        change.note(entry, texts.of(was, is));
      }
      change.note('zones', new Comparison(before, after, audienceOf(viewer)).textOf(touched));
      found.set(viewer, change.text);
    }
    before.instances.become(after.instances);
    [this.#knew, this.#knows] = [this.#knows, this.#knew];
    return found;
  }

  #look(match: Match<W>): void {
    const open = { world: match.world, ...openSight(match) };
    this.#open = renewedSheet(this.#open, open);
    this.#agenda = this.#plainAgenda(match);
    this.#effects = match.agenda.slice();
    this.#scopes = match.scopes.slice();
  }

  /** Effects never change once made: those that still lie where they lay are as they were. */
  #plainAgenda({ agenda, scopes }: Match<W>): readonly Json[] {
    const isSame = (i: number) => agenda[i] === this.#effects[i] && scopes[i] === this.#scopes[i];
    if (agenda.length === this.#agenda.length && agenda.every((_, i) => isSame(i))) return this.#agenda;
    return agenda.map((effect, i) => (isSame(i) ? this.#agenda[i] : entryOf(effect, scopes[i])));
  }

  #ownOf(match: Match<W>, viewer: Viewer, before: Sheet): Sheet {
    const audience = audienceOf(viewer);
    const notes = match.instances.notes.filter((note) => note.audience & audience);
    return {
      ...renewedSheet(before, {
        ...ownSight(match, viewer),
        notes: notes.map(({ card, aspect }) => [card, aspect]),
      }),
      agenda: this.#agendaFor(match, viewer, before),
    };
  }

  #agendaFor({ agenda, scopes }: Match<W>, viewer: Viewer, before: Sheet): Json {
    if (!agenda.some(isWindow)) return this.#agenda;
    const seen = agenda.map((effect, i) =>
      isWindow(effect) ? entryOf(seenEffect(effect, viewer), scopes[i]) : this.#agenda[i],
    );
    return renewed(before.agenda, seen);
  }
}

function entryOf(effect: Effect, scope: Scope): Json {
  return renewed(undefined, [effect, savedScope(scope)]);
}

function renewedSheet(before: Sheet, live: { readonly [K in keyof Sheet]?: unknown }): Sheet {
  const sheet: { -readonly [K in keyof Sheet]: Json | undefined } = {};
  for (const entry of Object.keys(live) as (keyof Sheet)[])
    sheet[entry] = live[entry] === undefined ? undefined : renewed(before[entry], live[entry]);
  return sheet;
}

// -------------------------------------------------------------------- cards

function learn<W>(match: Match<W>, knowers: Uint16Array): void {
  for (let card = 0; card < knowers.length; card++) knowers[card] = match.instances.knowers(match, card);
}

function touchedZones<W>(before: Laid<W>, after: Laid<W>): readonly Touched[] {
  const zones = new Set<Zone>();
  const [a, b] = [before.instances, after.instances];
  for (let card = 0; card < a.count; card++) {
    const isSame =
      a.zoneOf(card) === b.zoneOf(card) &&
      a.next(card) === b.next(card) &&
      a.face(card) === b.face(card) &&
      a.noted(card) === b.noted(card) &&
      before.knowers[card] === after.knowers[card];
    if (!isSame) zones.add(a.zoneOf(card)).add(b.zoneOf(card));
  }
  zones.delete(NONE);
  return [...zones].map((zone) => ({
    label: b.layout.label(zone),
    before: a.list(zone),
    after: b.list(zone),
  }));
}

/** What one viewer sees of the cards at two moments. */
class Comparison<W> {
  readonly #before: Laid<W>;
  readonly #after: Laid<W>;
  readonly #audience: Audience;

  constructor(before: Laid<W>, after: Laid<W>, audience: Audience) {
    this.#before = before;
    this.#after = after;
    this.#audience = audience;
  }

  /** What has changed in these zones, as the text of a difference. */
  textOf(zones: readonly Touched[]): string | undefined {
    const change = new ChangeText();
    for (const zone of zones) change.note(zone.label, this.#zoneText(zone));
    return change.text;
  }

  #zoneText({ before, after }: Touched): string | undefined {
    if (after.length === 0) return before.length === 0 ? undefined : GONE;
    if (before.length === after.length) return this.#changedText(before, after);
    const most = Math.min(before.length, after.length);
    let from = 0;
    while (from < most && this.#isSame(before[from], after[from])) from++;
    let kept = 0;
    const [last, lastNow] = [before.length - 1, after.length - 1];
    while (kept < most - from && this.#isSame(before[last - kept], after[lastNow - kept])) kept++;
    if (from === 0 && kept === 0) return this.#setText(after);
    const put = after.slice(from, after.length - kept);
    return `{"from":${from},"out":${before.length - from - kept},"put":${this.#cardsText(put)}}`;
  }

  #changedText(before: readonly Instance[], after: readonly Instance[]): string | undefined {
    const changed = [...after.keys()].filter((i) => !this.#isSame(before[i], after[i]));
    if (changed.length === after.length) return this.#setText(after);
    const at = changed.map((i) => `"${i}":{"set":${this.#cardText(after[i])}}`);
    return at.length === 0 ? undefined : `{"at":{${at.join()}}}`;
  }

  #isSame(before: Instance, after: Instance): boolean {
    return before === after && this.#seen(this.#before, before) === this.#seen(this.#after, after);
  }

  /** The face, or NONE, and whether the viewer has learned it for good: as one number. */
  #seen({ instances, knowers }: Laid<W>, card: Instance): number {
    const face = knowers[card] & this.#audience ? instances.face(card) : NONE;
    return 2 * face + (instances.noted(card) & this.#audience ? 1 : 0);
  }

  #setText(cards: readonly Instance[]): string {
    return `{"set":${this.#cardsText(cards)}}`;
  }

  #cardsText(cards: readonly Instance[]): string {
    return `[${cards.map((card) => this.#cardText(card)).join()}]`;
  }

  #cardText(card: Instance): string {
    const { game, instances, knowers } = this.#after;
    const face = knowers[card] & this.#audience ? JSON.stringify(game.faces[instances.face(card)].id) : null;
    return instances.noted(card) & this.#audience ? `[${card},${face},1]` : `[${card},${face}]`;
  }
}

// -------------------------------------------------------------------- texts

/** In place of the text of a difference: the entry is no longer there. */
const GONE = '';

/** The text of a difference, put together of those of its entries. */
class ChangeText {
  readonly #at: string[] = [];
  readonly #gone: string[] = [];

  note(entry: string, text: string | undefined): void {
    if (text === GONE) this.#gone.push(JSON.stringify(entry));
    else if (text !== undefined) this.#at.push(`${JSON.stringify(entry)}:${text}`);
  }

  get text(): string | undefined {
    if (this.#gone.length > 0) return `{"at":{${this.#at.join()}},"gone":[${this.#gone.join()}]}`;
    return this.#at.length === 0 ? undefined : `{"at":{${this.#at.join()}}}`;
  }
}

/** The texts of what has changed, each written once for all who saw the same before and see the same now. */
class Texts {
  readonly #known = new Map<Json, { readonly before: Json; readonly text: string | undefined }>();

  of(before: Json | undefined, after: Json | undefined): string | undefined {
    if (before === after) return undefined;
    if (after === undefined) return GONE;
    if (before === undefined) return `{"set":${JSON.stringify(after)}}`;
    const known = this.#known.get(after);
    if (known?.before === before) return known.text;
    const change = difference(before, after);
    const text = change && JSON.stringify(change);
    this.#known.set(after, { before, text });
    return text;
  }
}
