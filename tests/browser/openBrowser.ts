import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/**
 * A Chromium that came with npm: it needs no package of the system. Not with the arguments that it recommends: they put
 * all into one process, which ends with the first page, and switch its security off.
 */
export const openBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu'],
    headless: true,
  });
