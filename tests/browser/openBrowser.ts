import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/**
 * A Chromium that came with npm, for Linux: it needs no package of the system. Elsewhere CHROMIUM_PATH names one. Not with the arguments that it recommends: they put
 * all into one process, which ends with the first page, and switch its security off.
 */
export const openBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: process.env.CHROMIUM_PATH ?? (await chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu'],
    headless: true,
  });
