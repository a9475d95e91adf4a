/** Behind the man, the wolf; behind the wolf, the moon. */
import { chance } from '../../src/art/shapes.ts';
import { ellipse, limb, outline, ragged, stroke } from '../geometry.ts';
import { plate } from '../moods.ts';
import { eye } from '../parts/eyes.ts';
import { openHand } from '../parts/hand.ts';
import { row } from '../parts/teeth.ts';
import { placed } from '../placed.ts';
import { bump, fold, form, glow, INK, ink, spot } from '../plate.ts';
import { GREYFUR, PITCH } from '../stuffs.ts';

const rnd = chance(31);
const fur = (line: string, long = 13) => ragged(outline(line), long, 10, rnd, [0.1, 0.55]);
const grain = { height: 4, size: [9, 20] as const };

export const werewolf = plate(
  'night',
  [
    glow(286, 92, 190, '#cfd8ff', 0.5),
    spot(ellipse(286, 92, 74), '#dfe4f2', 0.92),
    spot(ellipse(310, 76, 12), '#b9c2da'),
    spot(ellipse(266, 118, 9), '#b9c2da'),
    spot(ellipse(298, 122, 16, 13), '#b9c2da'),
    form(fur('150,150 100,170 52,220 30,300 20,420 390,420 372,310 340,230 290,176 230,150'), GREYFUR, {
      turn: 60,
      puff: 0.45,
      grain,
      bumps: [
        bump('90,230 150,214 196,244 184,300 120,304 84,270', 0.55),
        bump('300,230 250,214 208,244 216,300 280,304 312,270', 0.55),
      ],
    }),
    form(fur('66,232 26,270 4,330 18,400 62,404 84,350 106,290', 9), GREYFUR, { turn: 70, grain }),
    form(limb('330,240 376,282 372,334', [80, 64, 48]), GREYFUR, { turn: -60, grain }),
    placed(openHand({ stuff: GREYFUR, nail: 26, long: 40, crook: 24 }), {
      x: 360,
      y: 366,
      scale: 1.05,
      turn: -34,
      flip: true,
    }),
    placed(openHand({ stuff: GREYFUR, nail: 26, long: 40, crook: 24 }), {
      x: 52,
      y: 392,
      scale: 1.05,
      turn: 26,
    }),
    // Mane and ears
    form(
      fur('200,56 150,60 118,96 110,150 120,210 150,260 200,280 250,256 280,206 284,150 272,100 248,64', 16),
      GREYFUR,
      { turn: 70, puff: 0.5, grain, shine: 0.8 },
    ),
    form('150,92 130,50 132,6! 166,40 184,76', GREYFUR, {
      turn: 50,
      bumps: [bump('150,82 142,48 140,26 160,50 170,76', -0.8)],
    }),
    form('246,84 262,44 292,14! 288,62 272,104', GREYFUR, {
      turn: -50,
      bumps: [bump('252,82 268,50 280,34 278,64 268,92', -0.8)],
    }),
    // Lower jaw
    form(fur('112,218 96,250 112,280 150,290 196,262 206,226 160,226', 6), GREYFUR, {
      turn: 10,
      shine: 0.85,
    }),
    spot('92,206! 120,214 160,212 200,204 190,240 156,268 120,268 100,246'),
    form(
      limb('176,226 144,244 122,252', [26, 24, 14]),
      { dark: '#2a0608', body: '#7a1a20', lit: '#ff9a8a' },
      { turn: 10 },
    ),
    row(stroke('108,258 132,270 166,262 188,242'), 7, [16, 9, 12], 9).map((layer) => layer),
    // Snout and brow
    form(
      '84,186 80,168 98,156 130,146 150,114 180,84 214,80 250,96 264,134 252,180 224,214 190,210 150,214 116,216 92,208',
      GREYFUR,
      {
        turn: -10,
        puff: 0.7,
        grain: { height: 2, size: [16, 7] },
        space: 4.1,
        bumps: [
          bump('146,128 172,104 196,116 190,136 152,146', 1.1),
          bump('204,118 230,106 252,122 240,144 210,138', 0.9),
          bump('194,150 236,150 244,186 214,206 188,186', 0.8),
          bump('90,172 130,160 160,168 150,190 104,196', 0.6),
        ],
        folds: [
          fold('104,168 140,152 166,152', 5, 3),
          fold('112,178 146,166 170,168', 5, 3),
          fold('182,92 190,120', 5, 3),
        ],
      },
    ),
    form('76,184 78,168 92,160 108,166 106,182 92,192', PITCH, { turn: 0, shine: 1.6 }),
    row(stroke('98,208 122,214 156,212 200,204'), 9, [14, 22, 10, 10], 10),
    eye(166, 136, 14, '#ffcf3a', { slant: 22, pupil: 'round', light: '#fff2a0', brow: 0.7 }),
    eye(226, 130, 12, '#ffcf3a', { slant: -16, pupil: 'round', light: '#fff2a0', brow: -0.7 }),
    ink('84,176 92,180', 3, INK),
  ],
  { torch: { at: [90, 110], strength: 1.2 }, rim: { even: -0.35, at: [330, 90] } },
);
