/** Sounds of our own, made as they are needed: nothing is loaded, nothing is recorded. */
import { settings } from '../app/settings.ts';

export type Sound =
  | 'turn'
  | 'step'
  | 'tile'
  | 'dice'
  | 'card'
  | 'wound'
  | 'death'
  | 'gold'
  | 'door'
  | 'win'
  | 'tap';

let context: AudioContext | undefined;

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

interface Note {
  readonly at: number;
  readonly from: number;
  readonly to?: number;
  readonly lasts: number;
  readonly shape?: OscillatorType;
  readonly loud?: number;
}

function note(out: AudioNode, { at, from, to = from, lasts, shape = 'triangle', loud = 0.3 }: Note): void {
  const { currentTime } = audio();
  const start = currentTime + at;
  const tone = audio().createOscillator();
  const gain = audio().createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(gain).connect(out);
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}

/** A burst of noise through a filter: stone, wood, paper. */
function noise(out: AudioNode, at: number, lasts: number, colour: number, loud = 0.25, sharp = 1): void {
  const now = audio().currentTime + at;
  const length = Math.ceil(audio().sampleRate * lasts);
  const buffer = audio().createBuffer(1, length, audio().sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = audio().createBufferSource();
  const filter = audio().createBiquadFilter();
  const gain = audio().createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = colour;
  filter.Q.value = sharp;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(now);
}

const sounds: Readonly<Record<Sound, (out: AudioNode) => void>> = {
  turn(out) {
    note(out, { at: 0, from: 392, lasts: 0.5, shape: 'sine' });
    note(out, { at: 0.14, from: 523, lasts: 0.7, shape: 'sine' });
  },
  step: (out) => noise(out, 0, 0.08, 220, 0.5),
  tile(out) {
    noise(out, 0, 0.25, 140, 0.7);
    noise(out, 0.16, 0.12, 300, 0.5);
  },
  dice(out) {
    for (let i = 0; i < 5; i++) noise(out, i * 0.07 + Math.random() * 0.03, 0.05, 1800 - i * 200, 0.35, 3);
  },
  card: (out) => noise(out, 0, 0.14, 3200, 0.2),
  wound(out) {
    noise(out, 0, 0.12, 500, 0.6);
    note(out, { at: 0, from: 160, to: 60, lasts: 0.25, shape: 'sawtooth', loud: 0.16 });
  },
  death(out) {
    note(out, { at: 0, from: 196, to: 49, lasts: 1.6, shape: 'sawtooth', loud: 0.14 });
    note(out, { at: 0.1, from: 98, to: 41, lasts: 2, shape: 'sine', loud: 0.4 });
  },
  gold(out) {
    for (let i = 0; i < 4; i++)
      note(out, { at: i * 0.06, from: 1800 + i * 340, lasts: 0.18, shape: 'sine', loud: 0.12 });
  },
  door(out) {
    noise(out, 0, 0.3, 90, 0.9);
    note(out, { at: 0.05, from: 90, to: 140, lasts: 0.35, shape: 'sawtooth', loud: 0.05 });
  },
  win(out) {
    [523, 659, 784, 1047].forEach((from, i) => {
      note(out, { at: i * 0.13, from, lasts: 0.7, shape: 'triangle', loud: 0.2 });
    });
  },
  tap: (out) => noise(out, 0, 0.04, 900, 0.25),
};

export function play(sound: Sound): void {
  const { sound: on, volume } = settings();
  if (!on) return;
  const out = audio().createGain();
  out.gain.value = volume;
  out.connect(audio().destination);
  sounds[sound](out);
}
