import type { Deviation } from '../Deviation.ts';
import type { Reading, Report } from './Reading.ts';

/** A path without the positions in lists: `mvCompanies[3].CompanyId` is `mvCompanies.CompanyId`. */
export const withoutIndexes = (path: string): string => path.replace(/\[\d+\]/g, '');

const longestActual = 200;
/** A document can break one clause millions of times. This limits the memory for reports. */
const mostOfOneClause = 1000;

const counts = new WeakMap<readonly Deviation[], Map<string, number>>();

/**
 * Reports deviations at one path of a reading. The text found is shortened to 200 characters. For each clause and slug the first
 * 1000 are kept.
 */
export const reportAt =
  (reading: Reading, path: string): Report =>
  (deviation) => {
    const { actual, clause, slug } = deviation;
    const count = counts.get(reading.deviations) ?? new Map<string, number>();
    counts.set(reading.deviations, count);
    const sort = `${clause} ${slug ?? ''}`;
    const before = count.get(sort) ?? 0;
    count.set(sort, before + 1);
    if (before >= mostOfOneClause) return;
    const short = actual.length <= longestActual ? actual : `${actual.slice(0, longestActual - 3)}...`;
    reading.deviations.push({ ...deviation, path, actual: short });
  };
