import { expect, test } from 'vitest';
import { assay } from '../cli/assay.ts';
import { absent } from './absent.ts';
import { checkRow } from './checkRow.ts';
import { lost } from './lost.ts';

// The other rows of the table run in one process (brokenTargets.test.ts). A start of the command costs three seconds of processor time.
const rows = [...absent, ...lost].filter(({ byCommand }) => byCommand === true);

test('one row of each end goes through the command', () => {
  expect(new Set(rows.map(({ code }) => code))).toEqual(new Set([0, 3, 4]));
});

test.for(rows.map((row) => [row.name, row] as const))('%s', { timeout: 120_000 }, ([, row]) =>
  checkRow(row, assay),
);
