/** What a game brings for the screens besides its rules; all but its sentence can be left out. */
import type { ComponentType } from 'react';
import type { covers } from '../art/covers.tsx';
import type { Lesson } from '../learn/lesson.ts';
import type { Key } from '../messages/say.ts';
import type { MomentIconName } from '../parts/KeyMoments.tsx';
import type { FaceCard, GameCard, Json, Outcome, Seat } from '../play/scene.ts';
import type { TableArt } from '../table/art.ts';

export interface PictureProps {
  readonly face: FaceCard;
  readonly card: GameCard;
}

export interface HeatProps {
  /** By the name of a space: how much of all happened there. */
  readonly shares: ReadonlyMap<string, number>;
}

/** How a seat fared, as screens tell and compare it. */
export interface Fared {
  /** In one line that stands alone. */
  readonly line: string;
  readonly gold?: number | undefined;
  /** It came out alive, where that is not to win. */
  readonly out?: boolean;
  /** What killed it. */
  readonly cause?: string | undefined;
}

/** A finished match as it was kept, perhaps by an older version: what is read from it may be missing. */
export interface Finished {
  readonly card: GameCard;
  readonly outcome: Outcome;
  readonly seat: Seat;
}

export interface Appearance {
  /** What it is, for those who stand before the shelf. */
  readonly sentence: Key;
  /** What is drawn on the lid of its box. */
  readonly cover?: keyof typeof covers;
  /** Its own table; without one it gets the table that every game can have. */
  readonly table?: () => Promise<TableArt>;
  /** A first match with a coach, and what is learned in it. */
  readonly lesson?: { readonly sentence: Key; readonly load: () => Promise<Lesson> };
  /** How to play it, in pictures. */
  readonly Primer?: ComponentType;
  /** What is different from another edition, for those who know that one. */
  readonly Differences?: ComponentType;
  /** How a seat fared, from what the game counts at the end; without it the counts themselves are told. */
  readonly fared?: (finished: Finished) => Fared;
  /** The colours of heroes at its table; without them seats have colours. */
  readonly colours?: Readonly<Record<string, string>>;
  /** A sign for each kind of moment that a match is remembered by. */
  readonly moments?: Readonly<Record<string, MomentIconName>>;
  /** What is in its box, drawn as at its table, and what these pictures share, put once into a page that shows them. */
  readonly Picture?: ComponentType<PictureProps>;
  readonly Patterns?: ComponentType;
  /** A card as it lies on the table. */
  readonly Card?: ComponentType<PictureProps>;
  readonly compendium?: {
    /** Cards that have a back for each hero or level belong together: by the first word of the back, their kind. */
    readonly together?: Readonly<Record<string, string>>;
    /** The first words of backs that are told of with something else. */
    readonly left?: readonly string[];
    /** What kind of thing it is, where the back does not say. */
    readonly kind?: (face: FaceCard) => string;
    /** The set of cards it belongs to, by which people look for it; the game calls it `option.sets.SET`. */
    readonly set?: (face: FaceCard) => string | undefined;
    /** The backs of what is no card: it stands on the board, or is a part of it. */
    readonly pieces?: readonly string[];
  };
  readonly lab?: {
    /** What seats bring at first, where it is no draw: those who are to be compared. */
    readonly compared?: readonly Readonly<Record<string, Json>>[];
    /** What the distribution of gold is about. */
    readonly gold?: Key;
    /** The board, glowing where many fell. */
    readonly Heat?: ComponentType<HeatProps>;
  };
  /** A content pack to begin with. */
  readonly pack?: () => Promise<string>;
  /** All of its art at a glance, for those who draw it. */
  readonly Gallery?: ComponentType;
}
