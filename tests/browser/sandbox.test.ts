import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ServeFlags } from '../../cli/serve/serveOptions.ts';
import { openedSandbox } from '../sandbox/openedSandbox.ts';
import { openBrowser } from './openBrowser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** The page of a sandbox, what the browser complained of, and every address that it asked for. */
async function openedPage(flags: ServeFlags = {}, options: BrowserContextOptions = {}) {
  const { origin, log } = await openedSandbox(flags);
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(`${origin}/`) && !request.url().startsWith('data:'))
      complaints.push(request.url());
  });
  await page.goto(`${origin}/`);
  await expect.poll(() => page.getByLabel('Body').inputValue()).toContain('key-of-the-sandbox');
  return { page, origin, log, complaints };
}

/** Waits for the example of the operation that is chosen last, whose body holds `text`. */
const choose = async (page: Page, format: string, operation: string, text: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'Format' }).selectOption(format);
  await page.getByRole('combobox', { name: 'Operation' }).selectOption(operation);
  await expect.poll(() => page.getByLabel('Body').inputValue()).toContain(text);
};

const send = async (page: Page): Promise<{ answer: string; request: string; curl: string }> => {
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('status').filter({ hasText: 'HTTP' }).waitFor();
  const [answer, request, curl] = await Promise.all(
    ['Answer', 'Request', 'The same with curl'].map((label) => page.getByLabel(label).inputValue()),
  );
  return { answer: answer ?? '', request: request ?? '', curl: curl ?? '' };
};

describe('the page of the sandbox', () => {
  test('sends a call in json as it was edited, and shows request, answer and curl command', async () => {
    const { page, origin, log, complaints } = await openedPage({ fault: ['codeAsNumber'] });
    expect(await page.locator('#planted').textContent()).toMatch(/^Fault codeAsNumber/);
    await page.getByText('companies 12', { exact: true }).waitFor();
    await choose(page, 'json', 'CompanyUpdate', '"CompanyName"');
    const body = await page.getByLabel('Body').inputValue();
    await page
      .getByLabel('Body')
      .fill(body.replace(/Assay sandbox-\d+/, `<img src=x onerror=alert(1)> d'Or`));
    const { answer, request, curl } = await send(page);
    expect(request).toMatch(/^POST \/json\/reply\/CompanyUpdate\nContent-Type: application\/json\n\n\{/);
    expect(answer).toMatch(/^HTTP 200 OK\ncontent-length: \d+\ncontent-type: application\/json/);
    expect(answer).toContain(`"CompanyName":"<img src=x onerror=alert(1)> d'Or"`);
    expect(answer).toContain('"ErrorCode":0');
    await page.getByText('companies 13', { exact: true }).waitFor();
    expect(curl).toMatch(/^export ASSAY_API_KEY='key-of-the-sandbox'\nprintf /);
    expect(curl).toContain(`${origin}/json/reply/CompanyUpdate`);
    expect(curl).toContain('onerror=alert(1)');
    expect(log.join('\n')).toMatch(/^POST \/json\/reply\/CompanyUpdate CompanyUpdate json 200 0 /m);
    expect(complaints).toEqual([]);
  });

  test('sends a call in soap11, and shows a failure as well', async () => {
    const { page, origin, complaints } = await openedPage({ basePath: '/api' }, { colorScheme: 'dark' });
    await choose(page, 'soap11', 'DiscountDelete', '<DiscountDelete');
    const first = await send(page);
    expect(first.request).toMatch(
      /^POST \/api\/soap11\nContent-Type: text\/xml.*\nSOAPAction: DiscountDelete\n\n/,
    );
    expect(first.answer).toMatch(/<result>true<\/result>/);
    expect(first.curl).toContain(`-H 'SOAPAction: DiscountDelete'`);
    expect(first.curl).toContain(`${origin}/api/soap11`);
    // Gone now: the same is refused, and another example names another discount.
    await page.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.getByLabel('Answer').inputValue()).toContain('does not exist');
    await page.getByRole('button', { name: 'Another example' }).click();
    await expect.poll(() => page.getByRole('status').textContent()).toBe('');
    expect((await send(page)).answer).toMatch(/<result>true<\/result>/);
    expect(complaints).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'passes axe, fits 390 pixels and works by keyboard, in a %s scheme',
    async (colorScheme) => {
      const { page, complaints } = await openedPage(
        {},
        { colorScheme, viewport: { width: 390, height: 800 } },
      );
      await page.getByLabel('Body').focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'HTTP 200' }).waitFor();
      const width = await page.evaluate('document.documentElement.scrollWidth');
      expect(width).toBeLessThanOrEqual(390);
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
        colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(18, 21, 27)',
      );
      const found = (await page.evaluate(`${axe.source}; axe.run()`)) as {
        violations: { id: string; nodes: { html: string }[] }[];
      };
      expect(found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
