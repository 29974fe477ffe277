import type { Headers } from '../exchanges/Exchange.ts';

/** How long a response asks us to wait, in milliseconds from `now`: seconds or a date; null when it does not say. */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const text = headers.find(([name]) => name === 'retry-after')?.[1].trim();
  if (text === undefined || text === '') return null;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
