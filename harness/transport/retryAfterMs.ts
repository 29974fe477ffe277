import type { Headers } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';

/** How long a response asks us to wait, in milliseconds from `now`: seconds or a date; null when it does not say. */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headerIn(headers, 'retry-after')?.trim();
  if (text === undefined || text === '') return null;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  // Date.parse reads a date in almost anything with a digit in it, such as `-5`.
  const date = /^[A-Z][a-z]{2}.*\d{2}:\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
