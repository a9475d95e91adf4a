/** What has changed between two looks at a match, written as the text of a `Difference` for each viewer. */
import { difference } from './difference.ts';
import { type Audience, audienceOf, type Instance, type Json, NONE, type Viewer, type Zone } from './ids.ts';
import type { Entry, Laid, Look, Seen } from './looks.ts';

/** A zone in which something is not as it was. */
interface Touched {
  readonly label: string;
  readonly before: readonly Instance[];
  readonly after: readonly Instance[];
}

/** What is found when somebody looks: each text is written once for all who saw the same before and see the same now. */
export class Found<W> {
  readonly #look: Look<W>;
  readonly #everybody: Audience;
  readonly #texts = new Texts();
  readonly #cards = new Map<Laid<W>, Comparison<W>>();

  constructor(look: Look<W>, viewers: Iterable<Viewer>) {
    this.#look = look;
    this.#everybody = [...viewers].reduce<Audience>((all, viewer) => all | audienceOf(viewer), 0);
  }

  text(
    viewer: Viewer,
    before: Seen<W>,
    after: Seen<W>,
    open: readonly Entry[],
    own: readonly Entry[],
  ): string | undefined {
    const change = new ChangeText();
    for (const entry of open)
      change.note(entry, this.#texts.of(before.look.open[entry], after.look.open[entry]));
    for (const entry of own) change.note(entry, this.#texts.of(before.own[entry], after.own[entry]));
    const { laid } = before.look;
    if (laid !== this.#look.laid) change.note('zones', this.#cardsSince(laid).textFor(audienceOf(viewer)));
    return change.text;
  }

  #cardsSince(laid: Laid<W>): Comparison<W> {
    let cards = this.#cards.get(laid);
    if (!cards) {
      cards = new Comparison(laid, this.#look.laid, this.#everybody);
      this.#cards.set(laid, cards);
    }
    return cards;
  }
}

// -------------------------------------------------------------------- cards

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

/** What viewers see of the cards at two moments. */
class Comparison<W> {
  readonly #before: Laid<W>;
  readonly #after: Laid<W>;
  readonly #touched: readonly Touched[];
  readonly #everybody: Audience;
  /** What has changed in zones of whose cards all viewers know the same. */
  readonly #shared = new Map<Touched, string | undefined>();
  /** Whose eyes we look through. */
  #audience: Audience = 0;

  constructor(before: Laid<W>, after: Laid<W>, everybody: Audience) {
    this.#before = before;
    this.#after = after;
    this.#everybody = everybody;
    this.#touched = touchedZones(before, after);
    this.#audience = everybody;
    for (const zone of this.#touched) if (this.#isOpen(zone)) this.#shared.set(zone, this.#zoneText(zone));
  }

  /** What has changed for some, as the text of a difference. */
  textFor(audience: Audience): string | undefined {
    this.#audience = audience;
    const change = new ChangeText();
    for (const zone of this.#touched)
      change.note(zone.label, this.#shared.has(zone) ? this.#shared.get(zone) : this.#zoneText(zone));
    return change.text;
  }

  #isOpen({ before, after }: Touched): boolean {
    return (
      before.every((card) => this.#isKnownAlike(this.#before, card)) &&
      after.every((card) => this.#isKnownAlike(this.#after, card))
    );
  }

  /** Everybody knows it, or nobody, and for the same reason. */
  #isKnownAlike({ instances, knowers }: Laid<W>, card: Instance): boolean {
    const all = this.#everybody;
    const [know, noted] = [knowers[card] & all, instances.noted(card) & all];
    return (know === 0 || know === all) && (noted === 0 || noted === all);
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
