import type { Exchange, Headers } from '../exchanges/Exchange.ts';
import { headerIn } from '../exchanges/headers.ts';

/**
 * How long a response asks us to wait, in milliseconds from `now`: seconds or a date; null when it does not say. A date is that of the
 * target's clock, so it counts from the response's own Date where there is one.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headerIn(headers, 'retry-after')?.trim();
  if (text === undefined || text === '') return null;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = timeOf(text);
  return date === null ? null : Math.max(0, date - (timeOf(headerIn(headers, 'date')) ?? now));
}

/** Whether a target did nothing and asks to be called again: with 429, or with a 503 that says when. */
export const asksForTime = ({ status, headers }: NonNullable<Exchange['response']>): boolean =>
  status === 429 || (status === 503 && headerIn(headers, 'retry-after') !== undefined);

/** Date.parse reads a date in almost anything with a digit in it, such as `-5`. */
function timeOf(text = ''): number | null {
  const time = /^[A-Z][a-z]{2}.*\d{2}:\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
