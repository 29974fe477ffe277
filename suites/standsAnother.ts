import type { RecordValue } from '../specs/Value.ts';

/**
 * Whether what stands under an id is another record than the one that stood there before, as where a server gives the id of
 * a deleted record anew: a text of the earlier one is gone from it. Numbers may change by themselves, and a text that was
 * only added to, as "Old name (deleted)", is still the same record's.
 */
export const standsAnother = (earlier: RecordValue, now: RecordValue): boolean =>
  Object.entries(earlier).some(([name, was]) => {
    const is = now[name];
    if (typeof was !== 'string' || typeof is !== 'string') return false;
    const [one, other] = [was.trim(), is.trim()];
    return one !== '' && other !== '' && !one.includes(other) && !other.includes(one);
  });
