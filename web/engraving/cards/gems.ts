/** Stones, cut: each facet throws the light another way. */
import { ellipse } from '../geometry.ts';
import { still } from '../moods.ts';
import { ledge } from '../parts/ledge.ts';
import { masonry } from '../parts/masonry.ts';
import { placed } from '../placed.ts';
import { form, glow, ink, type Layers, lines, type Plate, type Stuff, spot } from '../plate.ts';
import { AMBER, DIAMOND, EMERALD, RUBY, SAPPHIRE } from '../stuffs.ts';

const facet = (shape: string, stuff: Stuff, turn: number, shine: number) =>
  form(shape, stuff, { turn, shine, puff: 0, edge: 1.8 });

/** A brilliant, seen from the side; about 240 wide, its girdle at the origin. */
function brilliant(stuff: Stuff): Layers {
  return [
    facet('-120,0! -70,-66! -44,0!', stuff, 60, 1.9),
    facet('-70,-66! -44,0! 0,-66!', stuff, 20, 1.2),
    facet('-44,0! 0,-66! 44,0!', stuff, 0, 2.2),
    facet('0,-66! 44,0! 70,-66!', stuff, -20, 0.8),
    facet('44,0! 70,-66! 120,0!', stuff, -60, 0.45),
    facet('-120,0! -44,0! 0,132!', stuff, 50, 1.1),
    facet('-44,0! 44,0! 0,132!', stuff, 80, 1.7),
    facet('44,0! 120,0! 0,132!', stuff, -50, 0.4),
    ink('-96,-10 -74,-42', 5, '#ffffff', 0.85),
    ink('-30,16 -8,92', 5, '#ffffff', 0.6),
  ];
}

/** A stone with a flat table and steps around it, seen from above. */
function table(stuff: Stuff): Layers {
  return [
    facet('-74,-110! 74,-110! 46,-70! -46,-70!', stuff, 0, 2),
    facet('-110,-74! -74,-110! -46,-70! -70,-46!', stuff, -45, 2.3),
    facet('74,-110! 110,-74! 70,-46! 46,-70!', stuff, 45, 1),
    facet('-110,-74! -70,-46! -70,46! -110,74!', stuff, 80, 1.6),
    facet('110,-74! 70,-46! 70,46! 110,74!', stuff, 80, 0.35),
    facet('-110,74! -70,46! -46,70! -74,110!', stuff, 45, 0.9),
    facet('110,74! 70,46! 46,70! 74,110!', stuff, -45, 0.3),
    facet('-74,110! -46,70! 46,70! 74,110!', stuff, 0, 0.5),
    facet('-46,-70! 46,-70! 70,-46! 70,46! 46,70! -46,70! -70,46! -70,-46!', stuff, 30, 1.35),
    ink('-56,-30 -28,-58', 6, '#ffffff', 0.85),
    ink('-52,4 10,-58', 4, '#ffffff', 0.6),
  ];
}

const shown = (light: string, cut: Layers, turn: number, seed: number): Plate =>
  still('dust', [
    masonry(seed),
    glow(200, 190, 190, light, 0.55),
    ledge(326, 204, 96),
    placed(cut, { x: 200, y: 192, scale: 1.06, turn }),
    ...[
      [88, 92],
      [316, 116],
      [298, 286],
    ].map(([x, y]) =>
      spot(
        `${x},${y - 16}! ${x + 3},${y - 3}! ${x + 16},${y}! ${x + 3},${y + 3}! ${x},${y + 16}! ${x - 3},${y + 3}! ${x - 16},${y}! ${x - 3},${y - 3}!`,
        '#ffffff',
        0.9,
      ),
    ),
  ]);

export const ruby = shown('#ff4a4a', brilliant(RUBY), -8, 3);
export const emerald = shown('#4aff9a', table(EMERALD), 12, 5);
export const sapphire = shown('#5a8aff', table(SAPPHIRE), -14, 7);
export const diamond = shown('#cfeaff', brilliant(DIAMOND), 6, 9);
/** Lumps of amber, one with something in it. */
export const amber = still('gold', [
  masonry(12),
  glow(200, 220, 180, '#ffb03a', 0.6),
  ledge(332, 200, 130),
  form('170,150 140,176 150,214 192,232 236,222 252,190 232,158 200,144', AMBER, {
    turn: 20,
    puff: 0.8,
    shine: 0.9,
  }),
  form('84,270 96,226 140,212 186,230 200,276 180,320 130,332 92,312', AMBER, { turn: 70, puff: 0.7 }),
  form('214,288 226,246 266,232 310,246 330,290 306,328 254,334', AMBER, { turn: 40, puff: 0.7 }),
  // A fly, as old as the world
  spot(ellipse(270, 286, 9, 15, 30)),
  spot(ellipse(280, 270, 6)),
  spot(ellipse(256, 276, 16, 6, -30), '#3a1a04', 0.7),
  spot(ellipse(290, 292, 16, 6, 70), '#3a1a04', 0.7),
  lines(['262,290 246,302', '270,298 262,316', '280,294 288,310'], 2),
  ink('104,256 118,236 142,228', 7, '#fff8e0', 0.9),
  ink('232,268 246,250', 6, '#fff8e0', 0.9),
  ink('166,176 184,162', 5, '#fff8e0', 0.9),
]);
