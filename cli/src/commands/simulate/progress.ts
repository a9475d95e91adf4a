import type { Run } from '@underhall/lab';

const WIDTH = 30;
const EVERY = 100;

/** One line on a terminal: how far, how fast, how long still. Silent where nobody looks. */
export class ProgressBar {
  readonly #run: Run;
  readonly #began = performance.now();
  readonly #before: number;
  readonly #out = process.stderr;
  #shown = 0;

  constructor(run: Run) {
    this.#run = run;
    this.#before = run.played;
  }

  show(): void {
    const now = performance.now();
    if (!this.#out.isTTY || now - this.#shown < EVERY) return;
    this.#shown = now;
    this.#out.write(`\r\x1b[2K${line(this.#run.played, this.#run.plan.matches, this.#rate(now))}`);
  }

  /** Matches a second since this process began. */
  #rate(now: number): number {
    return (1000 * (this.#run.played - this.#before)) / (now - this.#began);
  }

  clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\x1b[2K');
  }
}

export function line(played: number, matches: number, rate: number): string {
  const full = Math.round((WIDTH * played) / matches);
  const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
  const speed = rate >= 10 ? Math.round(rate) : rate.toFixed(1);
  const left = rate > 0 ? `${duration((matches - played) / rate)} left` : '';
  return `${bar} ${played} of ${matches}  ${speed}/s  ${left}`;
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.ceil(whole / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
