/** It comes down on its thread, and it is larger than the door. */

import { chance } from '../../src/art/shapes.ts';
import { ellipse, limb, mirrored, outline, ragged, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { bump, form, glow, INK, type Layers, lines, spot } from '../plate.ts';
import { FUR, IVORY, PITCH } from '../stuffs.ts';

const rnd = chance(8);
const legs = [
  ['176,196 116,120 70,96 30,170 10,262', [26, 20, 22, 14, 4]],
  ['170,214 96,176 44,196 22,290 24,380', [28, 22, 22, 14, 4]],
  ['172,232 112,238 74,288 70,350 88,408', [28, 22, 22, 14, 4]],
  ['184,186 150,96 112,30 64,20 34,74', [24, 18, 18, 12, 4]],
] as const;

const leg = (way: string, widths: readonly number[], other: boolean): Layers => {
  const shape = ragged(limb(way, widths), 4, 7, rnd);
  return [
    form(other ? mirrored(shape) : shape, FUR, {
      turn: other ? -40 : 40,
      grain: { height: 2, size: [6, 6] },
    }),
  ];
};

const web = Array.from({ length: 12 }, (_, i) => {
  const a = (i / 12) * Math.PI * 2 + 0.2;
  return [
    [200, 60],
    [200 + Math.cos(a) * 330, 60 + Math.sin(a) * 330],
  ] as const;
});
const threads = [50, 96, 146, 200, 256].map((r) =>
  Array.from({ length: 25 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2 + 0.2;
    const sag = 1 - 0.09 * Math.abs(Math.sin((i / 2) * Math.PI));
    return [200 + Math.cos(a) * r * sag, 60 + Math.sin(a) * r * sag] as const;
  }),
);
const EYES = [
  [184, 226, 11],
  [216, 226, 11],
  [163, 216, 7],
  [237, 216, 7],
  [174, 203, 6],
  [226, 203, 6],
  [192, 204, 5],
  [208, 204, 5],
] as const;

export const giantSpider = plate('dust', [
  lines([...web, ...threads], 1.3, '#e8dcc0', 0.4),
  leg(...legs[3], false),
  leg(...legs[3], true),
  // The hind body
  form(ragged(ellipse(200, 116, 78, 92), 7, 10, rnd), FUR, {
    turn: 30,
    puff: 0.75,
    grain: { height: 4, size: [10, 10] },
    bumps: [bump('200,46 222,86 206,110 232,146 200,178 168,146 194,110 178,86', -0.5)],
  }),
  spot('200,52 214,80 204,98 222,128 200,158 178,128 196,98 186,80', '#8a1f14', 0.75),
  ...legs.slice(0, 3).flatMap(([way, widths]) => [leg(way, widths, false), leg(way, widths, true)]),
  form(
    ragged(
      outline('200,172 160,178 140,206 142,240 164,262 200,270 236,262 258,240 260,206 240,178'),
      5,
      8,
      rnd,
    ),
    FUR,
    {
      turn: 10,
      puff: 0.7,
      grain: { height: 3, size: [8, 8] },
    },
  ),
  ...EYES.flatMap(([x, y, r]) => [
    glow(x, y, r * 2.6, '#ff3a1f', 0.8),
    spot(ellipse(x, y, r), INK),
    spot(ellipse(x, y, r * 0.82), '#d4231a'),
    spot(ellipse(x - r * 0.25, y - r * 0.3, r * 0.3), '#ffe0c0'),
  ]),
  // Fangs
  form('198,250 172,248 160,272 166,304 184,316 198,290', PITCH, { turn: 40, shine: 1.4 }),
  form('202,250 228,248 240,272 234,304 216,316 202,290', PITCH, { turn: -40, shine: 1.4 }),
  form('166,298! 184,310! 192,352! 176,338', IVORY, { edge: 1.6 }),
  form('234,298! 216,310! 208,352! 224,338', IVORY, { edge: 1.6 }),
  glow(192, 354, 9, '#9dff6a', 0.9),
  spot(ellipse(192, 356, 2.4, 4), '#d6ffb0'),
  lines([stroke('200,0 200,30')], 1.6, '#e8dcc0', 0.8),
]);
