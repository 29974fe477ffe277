import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareRuns } from '../../reports/compare/compareRuns.ts';
import { comparisonHtml } from '../../reports/compare/comparisonHtml.ts';
import { results } from '../../reports/results.ts';
import { finishedRun, verdict } from '../reports/finishedRun.ts';
import { keptExchange } from '../reports/keptExchange.ts';
import { hostile, mixedRun } from '../reports/mixedRun.ts';
import { openBrowser } from './openBrowser.ts';
import { foundByAxe, openPage } from './openReport.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A new problem, one in both runs, a warning, and a case that the first run did not judge. */
const page = (options = {}) => {
  const unchanged = verdict({ format: 'csv', clause: 'DEL-1', status: 'failed', message: 'still listed' });
  const before = results(finishedRun([verdict(), verdict({ format: 'xml' }), unchanged]));
  const now = mixedRun();
  const found = compareRuns(before, results({ ...now, verdicts: [...now.verdicts, unchanged] }), false);
  const exchanges = { a: keptExchange('x1', '{"right":1}'), b: keptExchange('x2', hostile) };
  const member = { path: 'ResponseStatus.ErrorCode', a: '"0"', b: hostile };
  return openPage(
    browser,
    comparisonHtml({
      ...found,
      causes: found.causes.map((cause) => ({ ...cause, member, exchanges })),
      changes: found.changes.map((change) => ({ ...change, member, exchanges })),
    }),
    options,
  );
};

test('the page of a comparison says what is new by cause, and each cause opens to both answers, as text alone', async () => {
  const { page: shown, complaints } = await page();
  await expect(shown.locator('h1').textContent()).resolves.toMatch(/^1 new problem, 0 fixed, 1 unchanged\./);
  await expect(shown.locator('.verdict p').textContent()).resolves.toMatch(/^A regression: 2 newly failing;/);
  const changed = shown.getByText('The 2 cases that changed');
  await expect(changed.evaluate((text) => text.closest('details')?.open)).resolves.toBe(false);
  await shown.locator('a.finding').first().click();
  await shown.getByRole('heading', { level: 1, name: 'Wrong: ' }).waitFor();
  const bodies = shown.getByLabel('Body of the response', { exact: true });
  await expect(bodies.first().textContent()).resolves.toBe('{\n  "right": 1\n}');
  await expect(bodies.nth(1).textContent()).resolves.toContain('<img src=x');
  await expect(shown.locator('img').count()).resolves.toBe(0);
  expect(complaints).toEqual([]);
});

test('a reader who opens what is unchanged and comes back finds it open, with the same link in focus', async () => {
  const { page: shown } = await page();
  await shown.getByText('Unchanged (1)').click();
  const link = shown.locator('a.finding', { hasText: 'Still listed' });
  await link.click();
  await shown.getByRole('heading', { level: 1, name: 'Still listed' }).waitFor();
  await shown.goBack();
  await shown.locator('a.finding:focus', { hasText: 'Still listed' }).waitFor();
});

test('a slash searches causes and cases of a comparison, and each has a link', async () => {
  const { page: shown, view } = await page();
  await shown.keyboard.press('/');
  await shown.keyboard.type('xml/discountget');
  const found = shown.locator('.finder section');
  await expect(found.allTextContents()).resolves.toEqual([
    expect.stringMatching(/^Causes \(1\)ENV-1/),
    'Cases that changed (1)xml/DiscountGet/ENV-1passed → failed',
  ]);
  await shown.keyboard.press('ArrowDown');
  await shown.keyboard.press('ArrowDown');
  await shown.keyboard.press('Enter');
  await shown.getByRole('heading', { level: 1, name: 'xml/DiscountGet/ENV-1' }).waitFor();
  await view('#/case/nowhere');
  await shown.getByRole('heading', { level: 1, name: 'Not on this page' }).waitFor();
});

test.each(['light', 'dark'])('axe finds nothing in a comparison in %s', async (colorScheme) => {
  const { page: shown, view } = await page({ colorScheme, bypassCSP: true });
  for (const hash of ['#/', '#/cause/1', '#/case/xml/DiscountGet/ENV-1']) {
    await view(hash);
    expect(await foundByAxe(shown), hash).toEqual([]);
  }
});
