/** How heroes look on the table: a shape, an emblem and a colour each, whatever their grade. */
import { SHAPES } from '../art/tokenShapes.ts';
import type { SignName } from './icons.ts';

export interface HeroLook {
  readonly shape: string;
  readonly emblem: SignName;
  readonly colour: string;
  readonly dark: string;
}

const LOOKS: Readonly<Record<string, HeroLook>> = {
  'brannoc-vell': { shape: SHAPES.square, emblem: 'anchor', colour: '#ffb482', dark: '#5a2410' },
  'morwen-sedge': { shape: SHAPES.round, emblem: 'big-wave', colour: '#86dccb', dark: '#0c4140' },
  'tiklet-rush': { shape: SHAPES.diamond, emblem: 'running-ninja', colour: '#d3e57a', dark: '#384410' },
  'sister-aude-karr': { shape: SHAPES.shield, emblem: 'ringing-bell', colour: '#f2dc8c', dark: '#4f3b0c' },
  'dorrit-hask': { shape: SHAPES.hexagon, emblem: 'warhammer', colour: '#ff9c94', dark: '#5b1616' },
  'vesper-quill': { shape: SHAPES.octagon, emblem: 'third-eye', colour: '#cfb2ff', dark: '#35205c' },
  'wenna-farrow': { shape: SHAPES.hexagon, emblem: 'compass', colour: '#9ccbff', dark: '#123a63' },
  'ottoline-brack': { shape: SHAPES.round, emblem: 'oak-leaf', colour: '#a8d88a', dark: '#1c4216' },
  'jorun-pell': { shape: SHAPES.shield, emblem: 'two-coins', colour: '#f0b4d8', dark: '#571c42' },
};

const STRANGER: HeroLook = {
  shape: SHAPES.round,
  emblem: 'hooded-figure',
  colour: '#e4d8c0',
  dark: '#3b3227',
};

/** The hero as such: `brannoc-vell-epic` is Brannoc Vell. */
export function heroKind(id: string): string {
  return id.replace(/-(?:epic|legendary)$/, '');
}

export function heroLook(id: string | null): HeroLook {
  return (id && LOOKS[heroKind(id)]) || STRANGER;
}
