import { join } from 'node:path';
import { scenarioTestsOf } from '@underhall/kernel/testing';
import { test } from 'vitest';
import { dungeon } from './game.ts';

const scenarios = scenarioTestsOf(dungeon, join(import.meta.dirname, 'scenarios'));

test.each(scenarios.each)('%s', (_title, run) => run());
test('damaged scenarios end, and fail alone', () => scenarios.damaged(1500));
