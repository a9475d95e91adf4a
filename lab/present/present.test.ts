import { describe, expect, it } from 'vitest';
import { openGame } from '../boxes.ts';
import { Tally } from '../core/counts.ts';
import { findings } from '../core/figures.ts';
import { playShard } from '../core/shard.ts';
import { planOf } from '../testing.ts';
import { asCsv } from './csv.ts';
import { asReport } from './report.ts';
import { asText } from './text.ts';

const plan = planOf({ versus: { ...planOf().table, options: { rounds: 4 } } });
const tally = playShard(openGame(plan), plan, { from: 0, to: 30 });
const found = findings(tally);

describe('the report', () => {
  const deaths = Tally.from(tally.toJSON());
  for (const [space, times] of [
    ['C4', 20],
    ['M10', 10],
  ] as const) {
    deaths.add('a seats deathAt|all', '1', times);
    deaths.add(`a part deathAt=${space}|all`, '1:1', times);
  }
  const html = asReport(findings(deaths), plan, 'A <title>', 'underhall simulate market');

  it('is one file that loads nothing', () => {
    expect(html).not.toMatch(/<(script|link|img|iframe)|\b(src|href)=|url\(|@import/i);
    expect(html).toContain('A &lt;title>');
  });

  it('has plots and a board of where deaths happened', () => {
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(6);
    expect(html).toMatch(/66\.7<\/text>/);
    expect(html).toMatch(/33\.3<\/text>/);
  });
});

describe('the tables', () => {
  it('show both set-ups and the difference, with a star where it is clear', () => {
    const text = asText(found, plan);
    expect(text).toMatch(/coins\n +first +second +difference\n +all .*-\d.*\(-.* to -.*\) +\*/);
  });

  it('are a line for each figure as CSV', () => {
    const lines = asCsv(found).trimEnd().split('\n');
    expect(lines[0]).toBe('measure,group,of,kind,value,low,high,n');
    expect(lines).toHaveLength(found.figures.length + 1);
    for (const line of lines) expect(line.split(',')).toHaveLength(8);
  });
});
