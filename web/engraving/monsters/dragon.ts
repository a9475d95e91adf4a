/** The one that sleeps on the hoard: asleep, stirring, and in a rage. */
import { limb, mirrored, outline, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { dragonHead, spines } from '../parts/dragonHead.ts';
import { eyes } from '../parts/eyes.ts';
import { sparks, torrent } from '../parts/flames.ts';
import { coin, heap } from '../parts/hoard.ts';
import { fang, row } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, ink, type Layers, spot } from '../plate.ts';
import { BONE, HIDE, SCARLET } from '../stuffs.ts';

const scales = { size: 14, height: 4.5 };
const wing = outline('250,170! 270,90 320,30 398,4! 396,70 420,110 392,150 410,200 340,220 280,230');

/** All of it but the head: it lies about its gold. */
const body: Layers = [
  form(wing, SCARLET, {
    turn: -50,
    puff: 0.25,
    shine: 0.75,
    folds: ['258,176 310,70 394,10', '262,186 330,120 410,110', '266,200 330,180 400,196'].map((line) =>
      fold(line, -9, 4),
    ),
  }),
  spines('120,150 180,86 250,84 320,120 370,190', 9, [34, 30], BONE),
  form(
    limb('30,300 60,200 150,130 250,130 340,190 380,280 340,360', [30, 90, 110, 124, 120, 104, 90]),
    SCARLET,
    { turn: 40, puff: 0.6, scales },
  ),
  form(
    '230,170! 200,110 150,60 70,34! 90,84 62,120! 96,140 84,180! 130,182 150,220! 190,204 230,236',
    SCARLET,
    {
      turn: 50,
      puff: 0.25,
      folds: [
        '226,180 150,84 74,38',
        '224,190 150,140 66,120',
        '224,204 160,184 88,178',
        '224,220 190,210 152,218',
      ].map((line) => fold(line, -9, 4)),
    },
  ),
];
const TAIL = limb('350,330 300,372 220,380 150,366 110,344', [60, 48, 36, 24, 4]);

export const dragonAsleep = plate(
  'gold',
  [
    glow(200, 330, 260, '#ffc23a', 0.35),
    body,
    heap('-10,420 -10,330 60,312 130,322 220,330 300,316 410,334 410,420', 30, 5),
    form(TAIL, SCARLET, { turn: 20, scales, shine: 0.9 }),
    placed(dragonHead({ stuff: SCARLET, gape: 0, eye: 'shut' }), { x: 190, y: 292, scale: 0.98, turn: 6 }),
    coin(60, 356, 11, 10),
    coin(96, 372, 12, -12),
    coin(150, 384, 12, 6),
    coin(40, 384, 13, -8),
    coin(240, 378, 12, 12),
    coin(300, 386, 13, -4),
    // Its breath
    ink('46,262 26,230 44,196 24,160 38,120', 9, '#e8d8c0', 0.3),
    ink('54,254 60,220 46,190', 6, '#e8d8c0', 0.25),
  ],
  { torch: { at: [110, 150], strength: 1.05, even: -0.12 } },
);

export const dragonStirring = plate(
  'gold',
  [
    glow(200, 330, 260, '#ffc23a', 0.35),
    body,
    heap('-10,420 -10,346 60,336 130,344 220,350 300,336 410,346 410,420', 26, 9),
    form(limb('270,340 300,270 250,222', [110, 96, 84]), SCARLET, { turn: -30, scales }),
    form(TAIL, SCARLET, { turn: 20, scales, shine: 0.9 }),
    placed(dragonHead({ stuff: SCARLET, gape: 10, eye: 'open' }), { x: 190, y: 236, scale: 1.06, turn: -4 }),
    // Coins run off it
    coin(120, 330, 10, 40),
    coin(150, 306, 9, -50),
    coin(238, 320, 9, 60),
    coin(70, 352, 12, 10),
    coin(110, 380, 13, -10),
    coin(186, 386, 13, 6),
    coin(40, 384, 12, -8),
    coin(260, 384, 12, 12),
    coin(318, 388, 13, -4),
    coin(210, 350, 10, 30),
    ink('32,214 10,184 26,150 8,110', 10, '#ffcf9a', 0.4),
    ink('38,206 44,168 28,136', 6, '#ffcf9a', 0.35),
    glow(38, 210, 40, '#ff7a1a', 0.6),
  ],
  { torch: { at: [110, 150], strength: 1.1, even: -0.12 }, rim: { even: -0.36, colour: '#ff8a3c' } },
);

const horn = limb('146,86 104,66 70,24 78,-20', [44, 38, 26, 5]);
const frill = outline('120,110 76,96 22,104! 56,134 14,160! 58,172 30,214! 84,206 122,190');
const spread = outline('150,220! 100,160 40,150 -20,90! -14,190 -30,260 20,300 110,290');

/** Straight at us, and the fire is on its way. */
export const dragonRaging = plate(
  'blood',
  [
    glow(200, 250, 300, '#ff7a1a', 0.7),
    form(spread, SCARLET, {
      turn: 60,
      puff: 0.25,
      shine: 0.7,
      folds: ['146,224 60,160 -16,96', '144,236 60,210 -20,200', '144,250 70,260 0,290'].map((line) =>
        fold(line, -9, 4),
      ),
    }),
    form(mirrored(spread), SCARLET, {
      turn: -60,
      puff: 0.25,
      shine: 0.7,
      folds: ['146,224 60,160 -16,96', '144,236 60,210 -20,200', '144,250 70,260 0,290'].map((line) =>
        fold(mirrored(stroke(line)), -9, 4),
      ),
    }),
    form('150,240 120,320 110,420 290,420 280,320 250,240', SCARLET, { turn: 10, puff: 0.5, scales }),
    form('168,250 160,330 156,420 244,420 240,330 232,250', HIDE, {
      turn: 0,
      puff: 0.5,
      folds: [300, 322, 344, 366, 388].map((y) => fold(`156,${y} 200,${y + 8} 244,${y}`, 6, 3)),
    }),
    form(frill, SCARLET, {
      turn: 30,
      puff: 0.25,
      folds: [
        fold('122,124 70,110 28,106', -7, 4),
        fold('120,148 70,156 22,160', -7, 4),
        fold('120,172 80,192 38,208', -7, 4),
      ],
    }),
    form(mirrored(frill), SCARLET, {
      turn: -30,
      puff: 0.25,
      folds: ['122,124 70,110 28,106', '120,148 70,156 22,160', '120,172 80,192 38,208'].map((line) =>
        fold(mirrored(stroke(line)), -7, 4),
      ),
    }),
    ...[horn, mirrored(horn)].map((shape, i) =>
      form(shape, BONE, {
        turn: i ? -40 : 40,
        folds: ['128,92 134,64', '108,80 120,52', '90,58 106,38', '76,34 94,22', '70,10 88,4'].map((line) =>
          fold(i ? mirrored(stroke(line)) : stroke(line), 4.5, 2.6),
        ),
      }),
    ),
    // The lower jaw hangs open
    form('130,190 120,260 140,326 172,362 200,370 228,362 260,326 280,260 270,190', SCARLET, {
      turn: 0,
      puff: 0.5,
      scales: { size: 11, height: 3 },
    }),
    spot('138,170 134,256 150,318 200,350 250,318 266,256 262,170', '#1a0305'),
    spot('150,196 148,262 166,306 200,322 234,306 252,262 250,196', '#7a1210'),
    row(stroke('146,300 166,332 200,344 234,332 254,300').toReversed(), 7, [22, 20, 30], 15),
    fang(140, 282, 34, 16, 166),
    fang(260, 282, 34, 16, 194),
    glow(200, 240, 120, '#ff9a2a', 1),
    // Brow and snout
    form(
      '200,60 160,62 128,84 118,120 124,160 140,190 158,196 172,182 186,190 200,186 214,190 228,182 242,196 260,190 276,160 282,120 272,84 240,62',
      SCARLET,
      {
        turn: 6,
        puff: 0.6,
        scales: { size: 11, height: 2.6 },
        space: 4.1,
        bumps: [
          bump('120,104 156,92 194,128 186,140 126,122', 1.5),
          bump('280,104 244,92 206,128 214,140 274,122', 1.5),
          bump('128,126 178,140 172,154 134,148', -1.1),
          bump('272,126 228,140 228,154 266,148', -1.1),
          bump('176,130 224,130 238,176 200,186 162,176', 1),
          bump('164,160 186,158 188,176 168,180', 0.8),
          bump('236,160 214,158 212,176 232,180', 0.8),
        ],
        folds: [fold('200,66 200,120', -7, 5), fold('178,140 190,150', 4, 3), fold('222,140 210,150', 4, 3)],
      },
    ),
    spot('172,166 184,162 186,172 176,174'),
    spot('228,166 216,162 214,172 224,174'),
    row(stroke('140,188 158,196 172,186 200,190 228,186 242,196 260,188'), 10, [34, 22, 16, 14, 16], 13),
    eyes(200, 136, 94, 19, '#ffd23a', { slant: 24, light: '#fff6b0', brow: 0.8, shine: 2.2 }),
    // Fire, out of the throat and over everything below
    torrent(200, 214, 226, 300),
    glow(200, 236, 46, '#fff6c0', 1),
    sparks(200, 400, 380, 340, 34, 5),
  ],
  {
    haze: [200, 200, 300],
    torch: { from: [-0.6, -0.3, 0.4], at: [140, 120], reach: 360, strength: 1.15 },
    rim: { from: [0.2, 0.98, 0.05], at: [200, 320], reach: 330, even: -0.35, colour: '#ffc24a' },
  },
);
