import { locale } from '../messages/say.ts';
import { pseudo } from '../messages/translate.ts';

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
];

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const spoken = (text: string) => (locale === 'pseudo' ? pseudo(text) : text);

export function timeAgo(then: number, now = Date.now()): string {
  const gone = now - then;
  const [unit, size] = STEPS.find(([, length]) => gone >= length) ?? STEPS[3];
  return spoken(words.format(-Math.floor(gone / size), unit));
}

export function dayOf(time: number): string {
  return spoken(new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(time));
}
