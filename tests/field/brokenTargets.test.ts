import { describe, expect, test } from 'vitest';
import { assayHere } from '../cli/assayHere.ts';
import { absent } from './absent.ts';
import { checkRow } from './checkRow.ts';
import { lost } from './lost.ts';
import { pages } from './pages.ts';
import { wrong } from './wrong.ts';

test('there are at least 40 rows, each with a name of its own', () => {
  const names = [...absent, ...pages, ...wrong, ...lost].map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(new Set(names).size).toBe(names.length);
});

// These mostly wait, so they wait together. The wrong answers are mostly read.
describe.each([
  ['no target', { concurrent: true }, absent],
  ['a page instead of the API', { concurrent: true }, pages],
  ['a target that is lost', { concurrent: true }, lost],
  ['wrong answers', { concurrent: false }, wrong],
])('%s', (_, { concurrent }, rows) => {
  const here = rows.filter(({ byCommand }) => byCommand !== true).map((row) => [row.name, row] as const);
  test.for(here)('%s', { timeout: 120_000, concurrent }, ([, row]) => checkRow(row, assayHere));
});
