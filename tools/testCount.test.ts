import { expect, test } from 'vitest';
import { count, failures, type VitestReport } from './testCount.ts';

const report = (parts: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  testResults: [],
  ...parts,
});

test('a step that is not vitest counts as one', () => {
  expect(count(true)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(count(false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('vitest counts its tests', () => {
  const tests = report({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
  expect(count(false, tests)).toEqual({ passed: 7, failed: 2, skipped: 1 });
});

test('a test file that cannot be loaded counts as a failure', () => {
  const tests = report({
    numPassedTests: 7,
    testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }],
  });
  expect(count(false, tests)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test('a vitest that fails without a failing test (an unhandled error) counts as a failure', () => {
  expect(count(false, report({ numPassedTests: 7 }))).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test('what fails is told without what passed', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'one is one', failureMessages: [] },
    { status: 'failed', fullName: 'one is two', failureMessages: ['expected 1 to be 2'] },
  ];
  const tests = report({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] });
  expect(failures(tests)).toEqual(['a.test.ts > one is two\nexpected 1 to be 2']);
});
