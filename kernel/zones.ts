import { type Audience, EVERYBODY, NOBODY, type Zone } from './ids.ts';
import { meantPerhaps } from './nearest.ts';
import { shortened } from './text.ts';

/** (Written as a method so that zones of one world are zones of any.) */
type AudienceOf<M> = { sees(match: M, key: number): Audience }['sees'];

/**
 * A kind of zone, declared once by a game. `per` says how many there are: one on the table, one for each seat,
 * one for each card, or a fixed number (the spaces of a board).
 */
export interface ZoneSpec<M> {
  readonly per: 'table' | 'seat' | 'card' | number;
  /** How people call each of a fixed number of them: `power:troll` in place of `power:8`. */
  readonly names?: readonly string[];
  /**
   * Who sees the faces of what lies here. `owner` is the seat of a zone per seat. A function is asked whenever
   * it matters, so knowledge can follow whoever holds another card; it leaves no note behind.
   */
  readonly sees: 'everybody' | 'nobody' | 'owner' | AudienceOf<M>;
  /** What can lie in the zone with this key at all, known to everybody ("only Loot"): narrows what a hidden face may be. */
  fits?(face: number, key: number): boolean;
}

interface Kind<M> {
  readonly name: string;
  readonly spec: ZoneSpec<M>;
  readonly base: number;
  readonly count: number;
}

const DYNAMIC = -1;
const NOBODY_YET = new Int32Array();

/** The zones of a match with a given number of seats and instances: numbers for names, and who sees what. */
export class ZoneLayout<M = unknown> {
  declare readonly count: number;
  declare readonly kinds: readonly Kind<M>[];
  /** The number of the first zone of each kind: for hot paths, in place of `zone(name, key)`. */
  declare readonly base: Readonly<Record<string, number>>;
  readonly #byName = new Map<string, Kind<M>>();
  readonly #kindOf: Kind<M>[] = [];
  readonly #seenBy: Int32Array = NOBODY_YET;
  readonly #labels: string[] = [];

  constructor(specs: Readonly<Record<string, ZoneSpec<M>>>, seats: number, instances: number) {
    const kinds: Kind<M>[] = [];
    let base = 0;
    for (const [name, spec] of Object.entries(specs)) {
      const count = howMany(spec.per, seats, instances);
      const kind: Kind<M> = { name, spec, base, count };
      kinds.push(kind);
      this.#byName.set(name, kind);
      for (let i = 0; i < count; i++) this.#kindOf.push(kind);
      base += count;
    }
    this.kinds = kinds;
    this.base = Object.fromEntries(kinds.map((kind) => [kind.name, kind.base]));
    this.count = base;
    this.#seenBy = new Int32Array(base);
    for (let zone = 0; zone < base; zone++) this.#seenBy[zone] = staticAudience(this.#kindOf[zone], zone);
  }

  zone(name: string, key = 0): Zone {
    const kind = this.#byName.get(name);
    if (!kind)
      throw new RangeError(
        `There is no zone '${shortened(name)}'${meantPerhaps(name, this.#byName.keys())}. Zones: ${[...this.#byName.keys()].join(', ')}.`,
      );
    if (!(key >= 0 && key < kind.count)) {
      throw new RangeError(`Zone '${name}' has keys 0 to ${kind.count - 1}, not ${key}.`);
    }
    return kind.base + key;
  }

  name(zone: Zone): string {
    return this.#kindOf[zone].name;
  }

  spec(zone: Zone): ZoneSpec<M> {
    return this.#kindOf[zone].spec;
  }

  /** Which seat, space or card a zone belongs to. */
  key(zone: Zone): number {
    return zone - this.#kindOf[zone].base;
  }

  /** As people and saves write it: `discard`, `hand:1`. */
  label(zone: Zone): string {
    this.#labels[zone] ??= this.#labelOf(zone);
    return this.#labels[zone];
  }

  #labelOf(zone: Zone): string {
    const kind = this.#kindOf[zone];
    return kind.spec.per === 'table' ? kind.name : `${kind.name}:${zone - kind.base}`;
  }

  parse(label: string): Zone {
    const [name, key] = label.split(':');
    if (key !== undefined && !/^\d+$/.test(key)) {
      throw new RangeError(
        `'${shortened(label)}' is no zone: after the colon comes a number, as in '${shortened(name)}:0'.`,
      );
    }
    return this.zone(name, key === undefined ? 0 : Number(key));
  }

  audience(match: M, zone: Zone): Audience {
    const seen = this.#seenBy[zone];
    if (seen !== DYNAMIC) return seen;
    const kind = this.#kindOf[zone];
    const sees = kind.spec.sees;
    return typeof sees === 'function' ? sees(match, zone - kind.base) : NOBODY;
  }

  /** Who learns a face for good when its card comes here. */
  teaches(zone: Zone): Audience {
    const seen = this.#seenBy[zone];
    return seen === DYNAMIC ? NOBODY : seen;
  }
}

function howMany(per: 'table' | 'seat' | 'card' | number, seats: number, instances: number): number {
  if (typeof per === 'number') return per;
  if (per === 'table') return 1;
  return per === 'seat' ? seats : instances;
}

function staticAudience<M>(kind: Kind<M>, zone: Zone): number {
  const { sees, per } = kind.spec;
  if (typeof sees === 'function') return DYNAMIC;
  if (sees === 'everybody') return EVERYBODY;
  if (sees === 'nobody') return NOBODY;
  if (per !== 'seat') throw new TypeError(`Zone '${kind.name}' is seen by its owner but is not per seat.`);
  return 1 << (zone - kind.base);
}
