import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gamesThereAre } from '../boxes.ts';
import { file, folder, underhall } from '../testing.ts';

describe('underhall check', { timeout: 60_000 }, () => {
  it('tells each problem of a pack with exit code 1', () => {
    const { code, out } = underhall(['check', file({ cards: [] }), '--game', 'pig']);
    expect(code).toBe(1);
    expect(out).toContain('does not fit Pig:\n  takes no content packs.');
  });

  it('tells the first of thousands of problems, and how many more there are', () => {
    const pack = file({
      game: 'dungeonquest-classic',
      pack: 'flood',
      cards: new Array(10_000).fill({ id: 5 }),
    });
    const { code, out } = underhall(['check', pack]);
    expect(code).toBe(1);
    expect(out).toMatch(/cards\[0\]\.id: must be a text/);
    expect(out.trimEnd().split('\n')).toHaveLength(52);
    expect(out).toMatch(/\n {2}… and \d+ more\.\n$/);
  });

  it('reads the game from the pack', () => {
    expect(underhall(['check', file({ game: 'duel' })]).out).toContain('does not fit Duel');
  });

  it('refuses wrong use with exit code 2', () => {
    const refused = (...args: string[]) => {
      const { code, err } = underhall(['check', ...args]);
      expect(code).toBe(2);
      return err;
    };
    expect(refused()).toContain('Which pack? Name its file');
    expect(refused(file({}))).toContain(`Which game is it for? Add --game GAME. ${gamesThereAre()}`);
    expect(refused(file({}), '--game', 'chess')).toContain("There is no game 'chess'");
    expect(refused('/nowhere.json')).toContain('/nowhere.json cannot be read: there is no such file');
    expect(refused(file('{ "cards": [,] }'), '--game', 'pig')).toContain('is not JSON');
    expect(
      refused(file('['.repeat(200_000) + ']'.repeat(200_000)), '--game', 'dungeonquest-classic'),
    ).toContain('is nested more than 64 deep.');
  });

  describe('as docs/adding-a-card.md tells it', () => {
    const page = readFileSync(new URL('../../../docs/adding-a-card.md', import.meta.url), 'utf8');
    const blocks = (language: string): string[] =>
      [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, block]) => block);
    const [pack] = blocks('json').map((block) => JSON.parse(block));
    const [sound, refusals] = blocks('text').map((block) => block.trimEnd().split('\n'));
    const checked = (content: object) => {
      const path = file(content, 'my-pack.json');
      const { code, out } = underhall(['check', path]);
      return { code, lines: out.replaceAll(path, 'my-pack.json').trimEnd().split('\n') };
    };

    it('prints the sentence on each card of a sound pack, and what can be left out for it', () => {
      const { code, lines } = checked(pack);
      expect(code).toBe(0);
      const [summary, card, sentence, leftOut] = lines;
      expect(summary.replace(/version .*/, '')).toBe(sound[0].replace(/version .*/, ''));
      expect([card, sentence]).toEqual(sound.slice(1, 3));
      expect(leftOut.startsWith(sound[3].slice(0, -1))).toBe(true);
      expect(leftOut).toContain(', dungeon-silent-chamber ×6,');
      expect(leftOut).not.toContain('trap-');
    });

    it('brings a scenario that shows the card, and packs for Dungeon! and Dungeoneer that fit', () => {
      const [, story, dungeon, dungeoneer] = blocks('json').map((block) => JSON.parse(block));
      const home = folder();
      file(pack, 'my-pack.json', home);
      const { out } = underhall(['scenario', file(story, 'my-scenario.json', home)]);
      expect(out).toContain('1 passed, 0 failed');
      expect(checked(dungeon).code).toBe(0);
      expect(checked(dungeoneer).code).toBe(0);
    });

    it.each(['dungeonquest-pack.json', 'dungeon-pack.json', 'dungeoneer-pack.json'])(
      'has an example that fits: %s',
      (name) => {
        const path = new URL(`../../../docs/examples/${name}`, import.meta.url);
        expect(underhall(['check', fileURLToPath(path)]).code).toBe(0);
      },
    );

    it('refuses each of its texts in these words', () => {
      const effects = refusals.map((line) => line.match(/effect "(.*?)", column/)?.[1] ?? '');
      const cards = effects.map((effect, i) => ({
        ...pack.cards[0],
        id: `dungeon-cold-draught-${i}`,
        effect,
      }));
      const without = { 'dungeon-silent-chamber': 6, 'dungeon-hidden-trap': effects.length - 6 };
      const { code, lines } = checked({ ...pack, cards, without });
      expect(code).toBe(1);
      expect(lines.slice(1)).toEqual(
        refusals.map((line, i) => `  ${line.replace('dungeon-cold-draught', `dungeon-cold-draught-${i}`)}`),
      );
    });
  });

  it('says where to find what can be left out when there are too many cards', () => {
    const card = { id: 'trap-x', deck: 'trap', name: 'X', count: 1, type: 'Trap', effect: 'wound 1' };
    const { code, out } = underhall([
      'check',
      file({ pack: 'x', game: 'dungeonquest-classic', cards: [card] }),
    ]);
    expect(code).toBe(1);
    expect(out).toContain('the trap deck must have 15 cards, not 16');
    expect(out).toContain('What can be left out: underhall check --cards --game dungeonquest-classic');
  });

  it('prints what stands on all cards of a game', () => {
    const { code, out } = underhall(['check', '--cards', '--game', 'dungeon']);
    expect(code).toBe(0);
    expect(out).toContain('\nm1-goblins (Goblins)\n  To kill it: Elf 3, ');
    expect(out).toContain('\n  can be left out for such cards: m1-giant-rats ×2, m1-hobgoblins ×2,');
    expect(out).toMatch(/\nfire-ball \(.*\)\n.*\n(?! {2}can be left out)/);
    expect(out).toMatch(/\nelf \(Elf\)\n {2}\S/);
  });
});
