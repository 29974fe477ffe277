import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { html } from '../../reports/html/html.ts';

/** A report opened from disk, and what the browser had to say about it. */
export interface OpenReport {
  readonly page: Page;
  /** Goes to a view by its link. */
  readonly view: (hash: string) => Promise<void>;
  /** Errors, messages on the console, dialogs, and requests for anything but the file. */
  readonly complaints: readonly string[];
}

/** Writes the report of a run to an empty folder and opens it there, until the test ends. */
export const openReport = (
  browser: Browser,
  run: FinishedRun,
  options: BrowserContextOptions = {},
): Promise<OpenReport> => openPage(browser, html(run), options);

/** As above, with any page. */
export async function openPage(
  browser: Browser,
  text: string,
  options: BrowserContextOptions = {},
): Promise<OpenReport> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-report-'));
  const file = join(folder, 'report.html');
  writeFileSync(file, text);
  const url = pathToFileURL(file).href;
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, ...options });
  onTestFinished(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const complaints: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => complaints.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const asked = request.url();
    if (asked.split('#')[0] !== url && !asked.startsWith('data:')) complaints.push(`request: ${asked}`);
  });
  await page.goto(url);
  await page.waitForSelector('h1');
  return {
    page,
    complaints,
    view: async (hash) => {
      await page.goto(`${url}${hash}`);
      await page.waitForSelector('h1');
    },
  };
}

/** What axe finds wrong with a page; it must have been opened with `bypassCSP`. */
export async function foundByAxe(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.addScriptTag({ content: axe.source });
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run: () => Promise<Found> } };
    interface Found {
      readonly violations: readonly { id: string; impact: string; nodes: readonly { html: string }[] }[];
    }
    const { violations } = await axe.run();
    return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html}`);
  });
}
