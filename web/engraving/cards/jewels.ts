/** What is worn: rings, chains, pins, a crown. */
import { ellipse, hoop, type Line, limb } from '../geometry.ts';
import { still } from '../moods.ts';
import { ledge } from '../parts/ledge.ts';
import { masonry } from '../parts/masonry.ts';
import { fold, form, glow, ink, type Layers, type Plate, type Stuff, spot } from '../plate.ts';
import { CLOTH, DIAMOND, GOLD, PEARL, RUBY, SAPPHIRE, SILVER } from '../stuffs.ts';

const band = (stuff: Stuff, stone: Stuff): Plate =>
  still('dust', [
    masonry(6),
    glow(200, 190, 190, stone.lit, 0.3),
    ledge(344, 200, 110),
    form(hoop(200, 250, 96, 92, 30), stuff, { turn: 60, puff: 0.8 }),
    form('164,170! 236,170! 226,132! 174,132!', stuff, { turn: 20, puff: 0.4 }),
    form('140,116! 164,76! 236,76! 260,116! 200,160!', stone, { turn: 40, puff: 0, shine: 1.5, edge: 2 }),
    form('164,76! 200,112! 236,76!', stone, { turn: 0, puff: 0, shine: 2.2, edge: 1.6 }),
    form('140,116! 200,112! 200,160!', stone, { turn: 70, puff: 0, shine: 0.8, edge: 1.6 }),
    form('260,116! 200,112! 200,160!', stone, { turn: -70, puff: 0, shine: 0.4, edge: 1.6 }),
    ...[
      [146, 122],
      [254, 122],
      [170, 80],
      [230, 80],
    ].map(([x, y]) => form(ellipse(x, y, 9), stuff, { edge: 1.6, space: 3.6 })),
    ink('122,212 134,188 152,176', 6, '#ffffff', 0.8),
  ]);

export const goldRing = band(GOLD, RUBY);
export const silverRing = band(SILVER, SAPPHIRE);

/** Beads along a thread that hangs. */
const strung = (way: Line, count: number, size: (i: number) => number, stuff: Stuff): Layers =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = way[Math.round((i / (count - 1)) * (way.length - 1))];
    return form(ellipse(x, y, size(i)), stuff, { turn: 40 + i * 5, puff: 0.9, edge: 1.8, space: 4 });
  });

const hanging = (stuff: Stuff, stone: Stuff): Plate => {
  const way = Array.from({ length: 61 }, (_, i) => {
    const t = (i / 60) * 2 - 1;
    return [200 + t * (64 + 40 * (1 - t * t)), 66 + 178 * (1 - t * t) ** 0.75] as const;
  });
  return still('dust', [
    masonry(16),
    // A bust of dark velvet
    form(
      '200,-10 150,10 146,70 110,110 60,150 40,250 60,420 340,420 360,250 340,150 290,110 254,70 250,10',
      CLOTH,
      { turn: 80, puff: 0.4, shine: 0.5 },
    ),
    glow(200, 260, 130, stone.lit, 0.4),
    strung(way, 25, (i) => 9 + 5 * Math.sin((i / 24) * Math.PI), stuff),
    form(ellipse(200, 296, 46, 54), stuff, { turn: 30, puff: 0.6 }),
    form(ellipse(200, 296, 32, 40), stone, { turn: -30, puff: 0.9, shine: 1.3 }),
    ink('182,282 190,268 204,264', 5, '#ffffff', 0.9),
    form('200,350! 212,364 200,388 188,364', stone, { turn: 60, puff: 0.9, edge: 1.8 }),
  ]);
};

export const goldNecklace = hanging(GOLD, RUBY);
export const silverNecklace = hanging(SILVER, SAPPHIRE);
export const pearls = hanging(PEARL, DIAMOND);

export const brooch = still('dust', [
  masonry(26),
  form('20,420 40,300 120,220 200,200 290,226 370,310 390,420', CLOTH, {
    turn: 70,
    puff: 0.3,
    folds: [
      fold('120,240 90,330 70,420', 9, 6),
      fold('220,220 240,320 232,420', 9, 6),
      fold('300,250 330,340 340,420', 9, 6),
    ],
  }),
  form(limb('60,236 200,216 352,176', [8, 8, 3]), SILVER, { turn: 10, edge: 1.8 }),
  glow(200, 210, 120, '#ff8a7a', 0.4),
  ...Array.from({ length: 10 }, (_, i) => {
    const a = (i / 10) * Math.PI * 2;
    return form(ellipse(200 + Math.cos(a) * 74, 214 + Math.sin(a) * 66, 22, 18, (a * 180) / Math.PI), GOLD, {
      turn: i * 30,
      puff: 0.8,
      edge: 1.8,
    });
  }),
  form(ellipse(200, 214, 60, 54), GOLD, { turn: 30, puff: 0.5 }),
  form(ellipse(200, 214, 44, 38), RUBY, { turn: -30, puff: 0.9, shine: 1.3 }),
  ink('174,204 186,190 204,186', 6, '#ffffff', 0.9),
]);

export const bracelet = still('dust', [
  masonry(36),
  glow(200, 210, 180, '#ffcf5a', 0.4),
  ledge(330, 200, 140),
  form(hoop(200, 236, 130, 74, 52), GOLD, { turn: 70, puff: 0.6 }),
  ...[
    [86, 272],
    [140, 302],
    [200, 312],
    [260, 302],
    [314, 272],
  ].map(([x, y], i) =>
    form(`${x},${y - 17}! ${x + 15},${y}! ${x},${y + 17}! ${x - 15},${y}!`, i % 2 ? SAPPHIRE : RUBY, {
      turn: 40,
      puff: 0.6,
      edge: 1.8,
      space: 3.8,
    }),
  ),
  ink('84,206 110,178 150,164', 6, '#fff8d0', 0.9),
]);

const STONES = [
  [126, 278, RUBY],
  [200, 294, SAPPHIRE],
  [274, 278, RUBY],
] as const;

export const crown = still('gold', [
  masonry(46),
  glow(200, 180, 190, '#ffd25a', 0.6),
  ledge(344, 204, 150),
  form('84,330 70,282 96,300 304,300 330,282 316,330 200,352', CLOTH, { turn: 10, puff: 0.6 }),
  form(
    '96,244! 84,132! 130,196! 152,100! 184,186! 200,84! 216,186! 248,100! 270,196! 316,132! 304,244!',
    GOLD,
    { turn: 80, puff: 0.35, shine: 0.9 },
  ),
  form('90,236 200,262 310,236 306,296 200,322 94,296', GOLD, {
    turn: 10,
    puff: 0.6,
    folds: [fold('92,248 200,274 308,248', 4, 2.6), fold('94,286 200,312 306,286', 4, 2.6)],
  }),
  ...[
    [84, 128],
    [152, 96],
    [200, 78],
    [248, 96],
    [316, 128],
  ].map(([x, y]) => form(ellipse(x, y, 12), PEARL, { puff: 0.9, edge: 1.8, space: 3.8 })),
  ...STONES.map(([x, y, stone]) =>
    form(ellipse(x, y, 19, 16), stone, { turn: -30, puff: 0.9, edge: 2, space: 3.8, shine: 1.3 }),
  ),
  spot('152,168! 156,182! 170,186! 156,190! 152,204! 148,190! 134,186! 148,182!', '#fff8d0'),
]);
