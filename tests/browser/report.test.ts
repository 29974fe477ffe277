import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { finishedRun, verdict, wholeRun } from '../reports/finishedRun.ts';
import { keptExchange } from '../reports/keptExchange.ts';
import { hostile, mixedRun } from '../reports/mixedRun.ts';
import { openBrowser } from './openBrowser.ts';
import { foundByAxe, openReport } from './openReport.ts';

const broken = (over: Partial<FinishedRun> = {}): FinishedRun =>
  mixedRun({
    exchanges: new Map([['x1', keptExchange('x1', `{"a":[1,2],"b":"${hostile}"}`)]]),
    onReference: new Map([['json/DiscountGet/ENV-1', [keptExchange('x9', '{"right":true}')]]]),
    latencies: [{ operation: 'DiscountGet', format: 'json', count: 3, median: 2, p95: 5, max: 6 }],
    observations: [
      { clause: 'ENV-12', format: 'json', operation: 'DiscountGet', observed: `HTTP 200 ${hostile}` },
      { clause: 'ENV-12', format: 'xml', operation: 'DiscountGet', observed: `HTTP 200 ${hostile}` },
    ],
    ...over,
  });

const views = [
  '#/',
  '#/finding/1',
  '#/cases',
  '#/clauses',
  '#/clause/ENV-1',
  '#/unjudged',
  '#/observations',
  '#/latency',
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe('the report of a run', () => {
  test('shows the verdict, the causes and the matrix first', async () => {
    const { page, complaints } = await openReport(browser, broken());
    await expect(page.locator('h1').textContent()).resolves.toBe(
      'Does not conform: 1 problem in 1 operation',
    );
    await expect(page.locator('.verdict p').textContent()).resolves.toBe(
      '1 cause of warnings. 4 of 6 cases were judged.',
    );
    await expect(page.locator('.findings .finding.failed').count()).resolves.toBe(1);
    await expect(page.getByRole('link', { name: 'DiscountGet, json: 1 failed' }).count()).resolves.toBe(1);
    expect(complaints).toEqual([]);
  });

  test('narrows the causes to a place of the matrix, and keeps that in its link', async () => {
    const { page, complaints } = await openReport(browser, broken());
    const shown = (): Promise<readonly string[]> => page.locator('.finding strong').allTextContents();
    expect(await shown()).toEqual(['ENV-1', 'FMT-6', 'ERR-2']);
    await page.getByRole('link', { name: 'DiscountGet, xml: 1 failed' }).click();
    await expect.poll(shown).toEqual(['ENV-1']);
    expect(page.url()).toMatch(/#\/\?operation=DiscountGet&format=xml$/);
    await page.getByRole('link', { name: 'CompanyGet, json: 1 errored' }).click();
    await expect.poll(shown).toEqual(['FMT-6', 'ERR-2']);
    await page.getByRole('link', { name: 'All causes' }).click();
    await expect.poll(shown).toHaveLength(3);
    expect(complaints).toEqual([]);
  });

  test('says why cases were not judged and what to do, in two clicks, with the cases behind it', async () => {
    const wanting = {
      status: 'blocked',
      cause: 'fixture:disposable.closedWorkOrders',
      message: 'm',
    } as const;
    const { page, complaints } = await openReport(
      browser,
      finishedRun([
        verdict(),
        verdict({ ...wanting, clause: 'WO-2', operation: 'WorkOrderReOpen' }),
        verdict({ ...wanting, clause: 'WO-2', operation: 'WorkOrderReOpen', format: 'xml' }),
      ]),
    );
    await page.getByRole('link', { name: '2 cases not judged' }).click();
    await page.waitForSelector('h1:has-text("Not judged")');
    await expect(page.locator('.unjudged ol > li').allTextContents()).resolves.toEqual([
      '2 cases are blocked because the fixture disposable.closedWorkOrders is missing. In json, xml.What to do: Add disposable.closedWorkOrders to the fixtures file: for each format, a closed work order that may be opened again. assay list --fixtures prints the form of the file.Clauses: WO-2',
    ]);
    await page.getByRole('link', { name: '2 cases', exact: true }).first().click();
    await page.waitForSelector('.case');
    await expect(page.locator('.case .id').allTextContents()).resolves.toEqual([
      'json/WorkOrderReOpen/WO-2',
      'xml/WorkOrderReOpen/WO-2',
    ]);
    await page.locator('.case').first().click();
    await page.waitForSelector('article');
    await expect(page.locator('main').textContent()).resolves.toContain('What to do: Add disposable');
    expect(complaints).toEqual([]);
  });

  test('of a green run says so', async () => {
    const { page } = await openReport(browser, wholeRun([verdict()]));
    await expect(page.locator('h1').textContent()).resolves.toBe('This server conforms');
    await expect(page.locator('.verdict.good').count()).resolves.toBe(1);
    await expect(page.locator('.findings').textContent()).resolves.toContain('Nothing was found.');
    const sandbox = page.locator('.facts').getByRole('link', { name: 'http://127.0.0.1:8080/' });
    await expect(sandbox.getAttribute('href')).resolves.toBe('http://127.0.0.1:8080/');
    await expect(page.locator('.facts').textContent()).resolves.toMatch(/assay serve --port 8080 --seed \d+/);
  });

  test('of a part says how much of the suite was judged, and is not green', async () => {
    const selection = { formats: ['json'], operations: ['DiscountGet'], clauses: [], cases: [] } as const;
    const { page } = await openReport(browser, wholeRun([verdict()], { suiteCases: 7, selection }));
    await expect(page.locator('h1').textContent()).resolves.toBe(
      'No breach found in the 1 of 7 cases that were judged',
    );
    await expect(page.locator('.verdict.open').count()).resolves.toBe(1);
    await expect(page.locator('.verdict p').textContent()).resolves.toBe(
      '1 of 1 selected cases was judged; the whole suite has 7.',
    );
    await expect(page.locator('.facts').textContent()).resolves.toContain('operations DiscountGet');
  });

  test('has keys that are wrong and taken first, under a heading of their own', async () => {
    const taken = verdict({ clause: 'AUTH-3', level: 'SHOULD', status: 'warned', message: 'taken' });
    const { page } = await openReport(
      browser,
      finishedRun([verdict({ status: 'failed', message: 'wrong' }), taken]),
    );
    const texts = await page.locator('.findings h2, .findings .finding').allTextContents();
    expect(texts.map((text) => /^[A-Z][a-z ]+/.exec(text)?.[0].trim())).toEqual([
      ...['Security', 'Taken', 'What is broken', 'Wrong'],
    ]);
    const { page: other } = await openReport(browser, wholeRun([verdict(), taken]));
    await expect(other.locator('.verdict.caution').count()).resolves.toBe(1);
  });

  test('leads from a cause to the clause, the difference, the bytes and the reference server', async () => {
    const { page, complaints } = await openReport(browser, broken());
    await page.locator('.finding.failed').click();
    await page.waitForSelector('h1:has-text("Wrong:")');
    await expect(page.title()).resolves.toMatch(/^Wrong: /);
    expect(page.url()).toMatch(/#\/finding\/1$/);
    const text = (await page.locator('main').textContent()) ?? '';
    expect(text).toContain('Every response has a ResponseStatus');
    expect(text).toContain('Response envelope');
    expect(text).toContain('ResponseStatus.ErrorCode');
    expect(text).toContain("assay run --cases 'json/DiscountGet/ENV-1' --seed 1");
    await expect(page.getByLabel('The reference server', { exact: true }).count()).resolves.toBe(1);
    expect(text).toContain('export ASSAY_API_KEY=');
    const bodies = page.getByLabel('Body of the response', { exact: true });
    await expect(bodies.nth(1).textContent()).resolves.toBe('{\n  "right": true\n}');
    await page.getByRole('button', { name: 'Raw' }).first().click();
    await expect(bodies.first().textContent()).resolves.toContain('<img·src=x');
    expect(complaints).toEqual([]);
  });

  test('shows every call of a case in order, beside the same call of the reference, and marks what is wrong', async () => {
    const id = 'json/DiscountDelete/DEL-1';
    const call = (number: number, operation: string, answer: string) =>
      keptExchange(`x${number}`, answer, { operation });
    const run = finishedRun(
      [
        verdict({
          ...{ id, clause: 'DEL-1', operation: 'DiscountDelete', status: 'failed', message: 'gone' },
          ...{
            path: 'mvDiscounts[1].DiscountID',
            expected: '2',
            actual: '7',
            exchanges: ['x12', 'x9', 'x10'],
          },
        }),
      ],
      {
        exchanges: new Map(
          [
            call(12, 'DiscountGet', '{"mvDiscounts":[{"DiscountID":1},{"DiscountID":7}]}'),
            call(9, 'DiscountGet', '{"before":1}'),
            call(10, 'DiscountDelete', '{"deleted":1}'),
          ].map((each) => [each.id, each]),
        ),
        onReference: new Map([
          [id, [call(2, 'DiscountDelete', '{}'), call(3, 'DiscountGet', '{}'), call(1, 'DiscountGet', '{}')]],
        ]),
      },
    );
    const { page, view, complaints } = await openReport(browser, run);
    await view('#/finding/1');
    await expect(page.locator('.command .name').allTextContents()).resolves.toEqual([
      ...['replay', 'curl 1', 'curl 2', 'curl 3'],
    ]);
    await expect(page.locator('.command p').allTextContents()).resolves.toEqual([
      'call 1 of 3: DiscountGet',
      'call 2 of 3: DiscountDelete',
      'call 3 of 3: DiscountGet (this one shows it)',
    ]);
    const ids = (side: string): Promise<readonly string[]> =>
      page.getByLabel(side, { exact: true }).locator('summary > .id:first-child').allTextContents();
    expect(await ids('This server')).toEqual(['x12', 'x9', 'x10']);
    expect(await ids('The reference server')).toEqual(['x3', 'x1', 'x2']);
    await expect(page.locator('mark').allTextContents()).resolves.toEqual(['"DiscountID": 7']);
    expect(complaints).toEqual([]);
  });

  test('comes back to where it was left', async () => {
    const verdicts = Array.from({ length: 60 }, (_, index) =>
      verdict({
        clause: 'ENV-1',
        operation: `O${index}`,
        status: 'failed',
        message: 'm',
        actual: `${'a'.repeat(index + 1)}`,
      }),
    );
    const { page } = await openReport(browser, finishedRun(verdicts));
    const link = page.locator('.finding').nth(40);
    await link.focus();
    const before = await page.evaluate('scrollY');
    expect(before).toBeGreaterThan(500);
    await link.press('Enter');
    await page.waitForSelector('.steps');
    expect(await page.evaluate('scrollY')).toBe(0);
    await page.goBack();
    await page.waitForSelector('.finding');
    await expect
      .poll(() => page.evaluate('document.activeElement.getAttribute("href")'))
      .toBe('#/finding/41');
    expect(await page.evaluate('scrollY')).toBe(before);
  });

  test('marks the characters that differ in what was sent and in what came, in the cell that is meant', async () => {
    const id = 'csv/CompanyUpdate/TYP-12/ampersand';
    const sent = 'mvCompany\r\n"{CompanyName:Assay,AddressLine1:a & b}"\r\n';
    const call = keptExchange('x1', sent.replace('&', ''), { operation: 'CompanyUpdate' });
    const csv = [['content-type', 'text/csv']] as const;
    const run = finishedRun(
      [
        verdict({
          ...{ id, clause: 'TYP-12', operation: 'CompanyUpdate', format: 'csv', status: 'failed' },
          ...{ message: 'altered', path: 'mvCompany', expected: '"a & b"', actual: '"a  b"' },
        }),
      ],
      {
        exchanges: new Map([
          [
            'x1',
            {
              ...call,
              request: { ...call.request, headers: csv, body: { head: sent } },
              response: { status: 200, headers: csv, body: { head: sent.replace('&', '') } },
            },
          ],
        ]),
      },
    );
    const { page, view } = await openReport(browser, run);
    await view('#/finding/1');
    await expect(page.locator('mark').allTextContents()).resolves.toEqual(['a & b', 'a  b']);
    await expect(page.locator('mark b').allTextContents()).resolves.toEqual(['&', '  ']);
    await expect(page.locator('.difference .actual dd').textContent()).resolves.toBe('"a··b"');
  });

  test('marks the difference between expected and actual', async () => {
    const { page, view } = await openReport(
      browser,
      finishedRun([
        verdict({ status: 'failed', message: 'm', expected: '/Date(12+0000)/', actual: '/Date(12)/' }),
      ]),
    );
    await view('#/finding/1');
    await expect(page.locator('.expected ins').allTextContents()).resolves.toEqual(['+0000']);
    await expect(page.locator('.actual del').count()).resolves.toBe(0);
  });

  test('copies a command', async () => {
    const { page } = await openReport(browser, broken(), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.locator('.finding.failed').click();
    const button = page.getByRole('button', { name: 'Copy the replay command' });
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Copied');
    await expect(page.evaluate('navigator.clipboard.readText()')).resolves.toBe(
      "assay run --cases 'json/DiscountGet/ENV-1' --seed 1 --out assay-again",
    );
  });

  test('copies the script of a finding', async () => {
    const script = `#!/usr/bin/env bash\necho '</script>'\n`;
    const { page, complaints } = await openReport(
      browser,
      broken({ scripts: new Map([['json/DiscountGet/ENV-1', script]]) }),
      { permissions: ['clipboard-read', 'clipboard-write'] },
    );
    await page.locator('.finding.failed').click();
    const button = page.getByRole('button', { name: 'Copy the script repro.sh' });
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Copied');
    await expect(page.evaluate('navigator.clipboard.readText()')).resolves.toBe(script);
    expect(complaints).toEqual([]);
  });
});

describe('whatever is looked for', () => {
  test('a slash opens one search over causes, clauses, operations and cases, which the keyboard alone can use', async () => {
    const { page, view, complaints } = await openReport(browser, broken());
    const groups = (): Promise<readonly string[]> => page.locator('dialog h2').allTextContents();
    for (const hash of views) {
      await view(hash);
      await page.keyboard.press('/');
      await expect(page.locator('dialog input:focus').count(), hash).resolves.toBe(1);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('/');
    await page.keyboard.type('discountget');
    await expect.poll(groups).toEqual(['Causes (1)', 'Operations (1)', 'Cases (2)']);
    await page.locator('dialog input').fill('no answer');
    await expect.poll(groups).toEqual(['Causes (1)', 'Clauses (5)', 'Cases (1)']);
    await page.locator('dialog input').fill('err-2 json/companyget');
    await expect.poll(groups).toEqual(['Cases (1)']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForSelector('h1:has-text("json/CompanyGet/ERR-2")');
    await expect(page.locator('dialog').isVisible()).resolves.toBe(false);
    await page.keyboard.press('/');
    await page.locator('dialog input').fill('nothing-like-this');
    await expect.poll(() => page.locator('dialog [role=status]').textContent()).toMatch(/^Nothing holds/);
    expect(complaints).toEqual([]);
  });

  test('clauses are grouped by section and narrowed by filters, each with its own link', async () => {
    const { page, view, complaints } = await openReport(browser, broken());
    const found = (): Promise<readonly string[]> => page.locator('.entry strong').allTextContents();
    await view('#/clauses');
    const all = (await found()).length;
    await expect(page.locator('h2').allTextContents()).resolves.toContain('Operation rules');
    await page.getByLabel('Family').selectOption('ENV');
    await expect.poll(async () => (await found()).every((id) => id.startsWith('ENV-'))).toBe(true);
    expect((await found()).length).toBeLessThan(all);
    expect(page.url()).toMatch(/#\/clauses\?family=ENV$/);
    await view('#/clauses?status=failed');
    expect(await found()).toEqual(['ENV-1']);
    await view('#/clauses?status=blocked&format=json&operation=CompanyGet');
    expect(await found()).toEqual(['ENV-2']);
    await view('#/cases?family=ERR');
    await expect(page.locator('.case .id').allTextContents()).resolves.toEqual(['json/CompanyGet/ERR-2']);
    expect(complaints).toEqual([]);
  });
});

describe('the list of cases', () => {
  test('is narrowed by search and filters, each with its own link', async () => {
    const { page, view, complaints } = await openReport(browser, broken());
    const found = async (): Promise<readonly string[]> => page.locator('.case .id').allTextContents();
    await view('#/cases');
    expect(await found()).toHaveLength(7);
    await page.getByLabel('Status').selectOption('failed');
    expect(await found()).toEqual(['json/DiscountGet/ENV-1', 'xml/DiscountGet/ENV-1']);
    await page.getByLabel('Format').selectOption('xml');
    expect(await found()).toEqual(['xml/DiscountGet/ENV-1']);
    expect(page.url()).toMatch(/#\/cases\?status=failed&format=xml$/);
    await view('#/cases?level=SHOULD');
    expect(await found()).toEqual(['json/CompanyGet/FMT-6']);
    await view('#/cases?clause=ENV-1&operation=CompanyGet');
    expect(await found()).toEqual(['xml/CompanyGet/ENV-1']);
    await view('#/cases');
    await page.locator('.filters').getByLabel('Search').fill('NO answer');
    expect(await found()).toEqual(['json/CompanyGet/ERR-2']);
    await page.keyboard.press('Tab');
    await page.locator('.case').first().press('Enter');
    await page.waitForSelector('h1:has-text("json/CompanyGet/ERR-2")');
    await page.goBack();
    await page.waitForSelector('.case');
    expect(await found()).toEqual(['json/CompanyGet/ERR-2']);
    expect(complaints).toEqual([]);
  });

  test('says that none is found, and which filter no case keeps', async () => {
    const { page, view } = await openReport(browser, broken());
    await view('#/cases?status=failed&clause=NO-1');
    await expect(page.locator('.fault').allTextContents()).resolves.toEqual([
      'No case of this report has the clause NO-1, which this link asks for.',
    ]);
    await expect(page.getByRole('status').textContent()).resolves.toMatch(/^None of 7 cases/);
  });

  test('comes back to the same row, though rows differ in height', async () => {
    const verdicts = Array.from({ length: 300 }, (_, index) =>
      verdict({
        id: `json/DiscountGet/ENV-1/${String(index).padStart(3, '0')}`,
        status: 'failed',
        message: index % 2 === 0 ? 'short' : 'long '.repeat(index % 40),
      }),
    );
    const { page, view } = await openReport(browser, finishedRun(verdicts));
    await view('#/cases');
    for (let step = 0; step < 8; step += 1) {
      await page.locator('.virtual').evaluate((box) => {
        box.scrollTop += 500;
      });
      await page.waitForTimeout(30);
    }
    const link = page.locator('.case').nth(16);
    const href = await link.getAttribute('href');
    const before = await link.boundingBox();
    await link.press('Enter');
    await page.waitForSelector('article');
    await page.goBack();
    const again = page.locator(`.case[href="${href}"]:focus`);
    await again.waitFor();
    expect(await again.boundingBox()).toEqual(before);
  });

  test('of 20,000 holds no more than is in sight, wherever it is scrolled', async () => {
    const verdicts = Array.from({ length: 20_000 }, (_, index) =>
      verdict({ id: `json/DiscountGet/ENV-1/${String(index).padStart(5, '0')}` }),
    );
    const { page, view, complaints } = await openReport(browser, finishedRun(verdicts));
    await view('#/cases');
    for (const share of [0, 0.5, 1]) {
      await page.locator('.virtual').evaluate((box, at) => {
        box.scrollTop = at * box.scrollHeight;
      }, share);
      const last = `ENV-1/${String(Math.round(share * 19_999))
        .padStart(5, '0')
        .slice(0, 4)}`;
      await page.waitForSelector(`.case:has-text("${last}")`);
      expect(await page.locator('.case').count()).toBeLessThan(80);
    }
    expect(complaints).toEqual([]);
  });
});

describe('whoever reads it', () => {
  test('what a target answered is text in every view', async () => {
    const { page, view, complaints } = await openReport(browser, broken());
    for (const hash of [...views, `#/case/${encodeURIComponent('json/DiscountGet/ENV-1')}`, `#/${hostile}`]) {
      await view(hash);
      await expect(page.locator('img').count()).resolves.toBe(0);
      await expect(page.locator('script').count()).resolves.toBe(2);
    }
    expect(complaints).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (colorScheme) => {
    const long = keptExchange('x1', JSON.stringify(Array.from({ length: 60 }, (_, index) => index)));
    const run = broken({ exchanges: new Map([['x1', long]]) });
    const { page, view } = await openReport(browser, run, { colorScheme, bypassCSP: true });
    await expect(page.evaluate('document.documentElement.dataset.theme')).resolves.toBe(colorScheme);
    for (const hash of [
      ...views,
      '#/cases?q=nothing-like-this',
      '#/unknown',
      '#/?operation=CompanyGet',
      'search',
    ]) {
      if (hash === 'search') {
        await page.keyboard.press('/');
        await page.keyboard.type('get');
        await page.waitForSelector('dialog h2');
      } else await view(hash);
      expect(await foundByAxe(page), hash).toEqual([]);
    }
  });

  test('the theme can be changed, and stays', async () => {
    const { page } = await openReport(browser, broken(), { colorScheme: 'light' });
    const ground = (): Promise<string> => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const before = await ground();
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    const after = await ground();
    expect(after).not.toBe(before);
    await page.reload();
    expect(await ground()).toBe(after);
  });

  test('nothing is wider than a narrow screen, where the parts of a finding are folded', async () => {
    const run = broken({ scripts: new Map([['json/DiscountGet/ENV-1', `echo ${'wide '.repeat(100)}`]]) });
    const { page, view } = await openReport(browser, run, { viewport: { width: 380, height: 800 } });
    for (const hash of views) {
      await view(hash);
      await expect(page.locator('.fold[open]').count(), hash).resolves.toBe(0);
      await page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true })");
      const wide = await page
        .locator('html, .scroll, .virtual, .case, pre')
        .evaluateAll((boxes) =>
          boxes
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ className }) => className),
        );
      expect(wide, hash).toEqual([]);
    }
  });
});
