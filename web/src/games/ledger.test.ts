import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLedger, rulesOf } from './ledger.ts';

const ledgerIn = (path: string) =>
  readLedger(readFileSync(new URL(`../../../games/${path}/rules.md`, import.meta.url), 'utf8'));

for (const [path, title] of [
  ['dungeon', 'DUNGEON! (Basic Game and Expert Game)'],
  ['dungeonquest/classic', 'DungeonQuest (2010 edition, card combat)'],
  ['dungeoneer', 'Dungeoneer (adventure card game)'],
]) {
  test(`the book of ${path} has chapters in words, each with the id that its rules begin with`, () => {
    const ledger = ledgerIn(path);
    expect(ledger.title).toBe(title);
    expect(ledger.chapters[0]).toMatchObject({ id: 'COMP', title: 'Components' });
    const titles = ledger.chapters.map((chapter) => chapter.title);
    expect(titles.filter((words) => /—|#|:|^\d/.test(words))).toEqual([]);
    expect(new Set(ledger.chapters.map(({ id }) => id)).size).toBe(titles.length);
    expect(rulesOf(ledger.chapters[0])[0].id).toMatch(/^[A-Z]+-COMP-1$/);
    const texts = ledger.chapters.flatMap(rulesOf).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('_('))).toEqual([]);
  });
}

test('what stands between rules keeps its place', () => {
  const { chapters } = readLedger(
    '# X: rule ledger\n## A: first\n- **X-A-1** One. _(p. 1)_\nBut:\n| a | b |\n|--|--|\n| 1 | 2 |\n- **X-A-2** Two.',
  );
  expect(chapters).toEqual([
    {
      id: 'A',
      title: 'First',
      kind: 'rules',
      parts: [
        { rule: { id: 'X-A-1', text: 'One.', source: 'p. 1' } },
        { text: 'But:' },
        {
          table: [
            ['a', 'b'],
            ['1', '2'],
          ],
        },
        { rule: { id: 'X-A-2', text: 'Two.', source: undefined } },
      ],
    },
  ]);
});

test('what only those who build the game need is told apart from what people play by', () => {
  for (const path of ['dungeon', 'dungeonquest/classic', 'dungeonquest/revised']) {
    const { chapters, title } = ledgerIn(path);
    const kinds = Object.fromEntries(chapters.map(({ id, kind }) => [id, kind]));
    expect(kinds).toMatchObject({ MOVE: 'rules', CHOICE: 'notes', CONTENT: 'notes' });
    expect(title).not.toMatch(/ledger|prefix/i);
    const played = chapters.filter(({ kind }) => kind !== 'notes').flatMap(rulesOf);
    expect(played.filter(({ id }) => /-(?:NEED|GAP|CONTENT|CHOICE|INV)-/.test(id))).toEqual([]);
    expect(played.length).toBeGreaterThan(300);
  }
  expect(ledgerIn('dungeon').chapters.find(({ id }) => id === 'OPTSPELL')?.kind).toBe('options');
});
