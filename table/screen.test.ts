/** Who looks at a screen that several people share. */
import { expect, test } from 'vitest';
import { Watched } from './testing.ts';

test('people without secrets from each other share the screen without a word', async () => {
  const at = new Watched('pig', ['me', 'here'], { arranged: [{ dice: [1] }] });
  await at.table.open();
  expect(at.last).toMatchObject({ handover: undefined, scene: { viewer: 0 } });
  await at.click();
  expect(at.last).toMatchObject({ from: 0, handover: undefined, scene: { viewer: 1 } });
});

test('whoever has secrets takes the screen first, and sees nothing of the other', async () => {
  const at = new Watched('market', ['me', 'here']);
  await at.table.open();
  expect(at.last).toMatchObject({ handover: 0, scene: { viewer: 'spectator' } });
  await at.screen.look(0);
  expect(at.last).toMatchObject({ handover: undefined, quiet: true, scene: { viewer: 0 } });
  await at.table.choose(0, 'spyglass');
  expect(at.last).toMatchObject({ handover: 1, scene: { viewer: 0 } });
  await at.screen.look(1);
  expect(at.last).toMatchObject({ handover: undefined, scene: { viewer: 1, asked: { seat: 1 } } });
});

test('between sealed answers the screen changes hands', async () => {
  const at = new Watched('duel', ['me', 'here']);
  await at.table.open();
  await at.screen.look(0);
  await at.click();
  expect(at.last).toMatchObject({ handover: 1, scene: { viewer: 0 } });
});

test('somebody else may look at the screen while another is asked', async () => {
  const at = new Watched('market', ['me', 'here'], {
    arranged: [{ next: { 'charm-pile': ['debt', 'bell'] } }],
  });
  await at.table.open();
  await at.screen.look(1);
  expect(at.last).toMatchObject({ handover: undefined, scene: { viewer: 1, asked: { kind: 'offer' } } });
});

test('a table of bots is looked at by a spectator', async () => {
  const at = new Watched('pig', ['bot', 'bot'], { options: { goal: 10 } });
  await at.table.open();
  expect(at.scene.viewer).toBe('spectator');
});

test('bots do not run further ahead than people can follow', async () => {
  const at = new Watched('pig', ['bot', 'bot'], { options: { goal: 20 } });
  let heard = 0;
  const slow = at.table.screen({ people: [], ahead: 2, tell: () => heard++ });
  await at.table.open();
  await at.until(() => heard === 2);
  await at.aWhile();
  expect(heard).toBe(2);
  slow.shown();
  await at.until(() => heard === 3);
  at.table.close();
});

test('one person at a screen is called “you”; where several share it everybody has a name', async () => {
  const lines = async (...around: ('me' | 'here' | 'bot')[]) => {
    const at = new Watched('dungeon', around, { still: true });
    await at.table.open();
    await at.table.choose(0, 'elf');
    await at.table.choose(1, 'hero');
    await at.screen.look(0);
    return at.last.told.flatMap(({ line }) => line ?? []).join(' ');
  };
  expect(await lines('me', 'here')).toMatch(/P0.*P1/);
  expect(await lines('me', 'here')).not.toMatch(/\byou\b/i);
  expect(await lines('me', 'bot')).toMatch(/\byou\b/i);
});

test('each screen has its own viewer', async () => {
  const at = new Watched('market', ['me', 'here']);
  const viewers: unknown[] = [];
  at.table.screen({ people: [1], tell: ({ scene }) => viewers.push(scene.viewer) });
  await at.table.open();
  await at.screen.look(0);
  await at.table.choose(0, 'spyglass');
  expect(viewers).toEqual([1, 1]);
});
