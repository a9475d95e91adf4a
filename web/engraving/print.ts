/** Prints a plate as an SVG. */
import { hatched } from './hatch.ts';
import { type Light, litBy, shadowed } from './light.ts';
import { thinned, UNITS, written } from './path.ts';
import { type Form, INK, type Layer, type Layers, type Plate, type Stuff } from './plate.ts';
import { type Mask, maskOf, nothing, PLATE, reliefOf } from './relief.ts';

const round = (value: number) => Math.round(value * UNITS);

export function printed({ air, haze, torch, rim, space = 4.5, layers: nested }: Plate): string {
  const layers = flat(nested);
  const defs: string[] = [];
  const idOf = gradients(defs, torch);
  const body: string[] = [];
  const [hx, hy, hr] = haze.map(round);
  defs.push(
    `<radialGradient id="air" gradientUnits="userSpaceOnUse" cx="${hx}" cy="${hy}" r="${hr}"><stop stop-color="${air[0]}"/><stop offset="1" stop-color="${air[1]}"/></radialGradient>`,
  );
  body.push(`<path fill="url(#air)" d="M0 0h${round(PLATE)}v${round(PLATE)}H0z"/>`);
  const covers = coversOf(layers);
  for (const [n, layer] of layers.entries()) {
    if (layer.kind === 'glow') {
      const id = `glow${defs.length}`;
      defs.push(
        `<radialGradient id="${id}"><stop stop-color="${layer.colour}" stop-opacity="${layer.strength ?? 1}"/><stop offset=".35" stop-color="${layer.colour}" stop-opacity="${(layer.strength ?? 1) * 0.45}"/><stop offset="1" stop-color="${layer.colour}" stop-opacity="0"/></radialGradient>`,
      );
      body.push(
        `<circle cx="${round(layer.x)}" cy="${round(layer.y)}" r="${round(layer.r)}" fill="url(#${id})"/>`,
      );
    } else if (layer.kind === 'ink') {
      const opacity = layer.opacity === undefined ? '' : ` opacity="${layer.opacity}"`;
      body.push(`<path fill="${layer.colour}"${opacity} d="${written([thinned(layer.shape)])}"/>`);
    } else if (layer.kind === 'lines') {
      const opacity = layer.opacity === undefined ? '' : ` opacity="${layer.opacity}"`;
      body.push(
        `<path fill="none" stroke="${layer.colour}" stroke-width="${round(layer.width)}" stroke-linecap="round"${opacity} d="${written(layer.lines, '')}"/>`,
      );
    } else {
      body.push(...engraved({ space, ...layer }, covers[n], torch, rim, idOf(layer.stuff)));
    }
  }
  const size = round(PLATE);
  // Towards its corners every picture is lost in the dark.
  defs.push(
    `<radialGradient id="dark" r=".72"><stop offset=".62" stop-color="${INK}" stop-opacity="0"/><stop offset="1" stop-color="${INK}" stop-opacity=".92"/></radialGradient>`,
  );
  body.push(`<path fill="url(#dark)" d="M0 0h${size}v${size}H0z"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><defs>${defs.join('')}</defs>${body.join('')}</svg>\n`;
}

function flat(layers: Layers): Layer[] {
  return layers.flatMap((layer) => ('kind' in layer ? [layer] : flat(layer)));
}

/** A gradient for each stuff: it is light near the torch. */
function gradients(defs: string[], { at, reach }: Light): (stuff: Stuff) => string {
  const ids = new Map<Stuff, string>();
  return (stuff) => {
    const known = ids.get(stuff);
    if (known) return known;
    const id = `s${ids.size}`;
    ids.set(stuff, id);
    defs.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(at[0])}" cy="${round(at[1])}" r="${round(reach)}"><stop stop-color="${stuff.body}"/><stop offset="1" stop-color="${stuff.dark}"/></radialGradient>`,
    );
    return id;
  };
}

/** For each layer, what the forms in front of it hide. */
function coversOf(layers: readonly Layer[]): Mask[] {
  const covers: Mask[] = [];
  let cover = nothing();
  for (let n = layers.length - 1; n >= 0; n--) {
    covers[n] = cover;
    const layer = layers[n];
    if (layer.kind !== 'form') continue;
    const mask = maskOf(layer.shape);
    cover = cover.map((hidden, i) => hidden | mask[i]);
  }
  return covers;
}

function engraved(
  layer: Form & { readonly space: number },
  cover: Mask,
  torch: Light,
  rim: Plate['rim'],
  fill: string,
): string[] {
  const { shape, stuff, turn = 20, space, bend = 0.35, edge = 2.2, shine = 1 } = layer;
  const mask = maskOf(shape);
  const relief = reliefOf(layer, mask);
  const shown = mask.map((inside, i) => (cover[i] ? 0 : inside));
  const light = { ...torch, strength: (torch.strength ?? 1) * shine };
  const tones = shadowed(litBy(light, relief, mask), cover, torch);
  const hatch = { turn, space, bend };
  const parts = [
    `<path fill="url(#${fill})" stroke="${INK}" stroke-width="${round(edge)}" stroke-linejoin="round" d="${written([thinned(shape)])}"/>`,
  ];
  const cuts = hatched(tones, relief, shown, hatch);
  if (cuts.length > 0) parts.push(`<path fill="${stuff.lit}" d="${written(cuts)}"/>`);
  if (rim) {
    const behind = litBy(rim, relief, mask).map((tone, i) => (tone > tones[i] ? tone : 0));
    const lines = hatched(behind, relief, shown, hatch);
    if (lines.length > 0) parts.push(`<path fill="${rim.colour}" d="${written(lines)}"/>`);
  }
  return parts;
}
