import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareRuns } from '../../reports/compare/compareRuns.ts';
import { comparisonHtml } from '../../reports/compare/comparisonHtml.ts';
import { results } from '../../reports/results.ts';
import { finishedRun, verdict } from '../reports/finishedRun.ts';
import { keptExchange } from '../reports/keptExchange.ts';
import { hostile, mixedRun } from '../reports/mixedRun.ts';
import { openBrowser } from './openBrowser.ts';
import { openPage } from './openReport.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

test('the page of a comparison shows what changed and both answers, as text alone', async () => {
  const before = results(finishedRun([verdict(), verdict({ format: 'xml' })]));
  const found = compareRuns(before, results(mixedRun()), false);
  const [change] = found.changes;
  if (change === undefined) throw new Error('nothing changed');
  const exchanges = { a: keptExchange('x1', '{"right":1}'), b: keptExchange('x2', hostile) };
  const member = { path: 'ResponseStatus.ErrorCode', a: '"0"', b: hostile };
  const { page, complaints } = await openPage(
    browser,
    comparisonHtml({ ...found, changes: [{ ...change, member, exchanges }] }),
  );
  await expect(page.locator('h1').textContent()).resolves.toBe('A regression');
  await expect(page.locator('.verdict p').textContent()).resolves.toMatch(/^2 newly failing;/);
  const bodies = page.getByLabel('Body of the response', { exact: true });
  await expect(bodies.first().textContent()).resolves.toBe('{\n  "right": 1\n}');
  await expect(bodies.nth(1).textContent()).resolves.toContain('<img src=x');
  await expect(page.locator('img').count()).resolves.toBe(0);
  expect(complaints).toEqual([]);
});
