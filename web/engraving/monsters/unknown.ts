/** For monsters that nobody has drawn yet: something is there. */
import { plate } from '../moods.ts';
import { eyes } from '../parts/eyes.ts';
import { masonry } from '../parts/masonry.ts';
import { fang } from '../parts/teeth.ts';
import { form, glow, spot } from '../plate.ts';
import { PITCH, STONE } from '../stuffs.ts';

export const unknown = plate('ember', [
  masonry(2),
  form('-10,-10! 410,-10! 410,420! 320,420! 322,180 280,92 200,66 120,92 78,180 80,420! -10,420!', STONE, {
    turn: 12,
    puff: 0.1,
    shine: 0.7,
    grain: { height: 5, size: [30, 20] },
  }),
  spot('82,420! 82,182 124,98 200,74 276,98 318,182 318,420!', '#050302'),
  glow(200, 220, 130, '#7a2a10', 0.5),
  form('200,130 150,150 120,210 110,300 90,420 310,420 290,300 280,210 250,150', PITCH, {
    turn: 60,
    shine: 0.7,
    puff: 0.5,
    grain: { height: 5, size: [10, 16] },
  }),
  spot('146,256! 176,268 200,262 224,268 254,256! 236,296 200,306 164,296', '#000'),
  [160, 176, 192, 208, 224, 240].map((x, i) => fang(x, 264, i % 2 ? 16 : 24, 12)),
  [170, 190, 210, 230].map((x) => fang(x, 300, 18, 12, 180)),
  eyes(200, 218, 76, 19, '#ff8a1f', { slant: 16, light: '#ffe08a', shine: 2.8 }),
]);
