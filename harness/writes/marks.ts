import { isRecord } from '../../specs/isRecord.ts';
import type { Value } from '../../specs/Value.ts';

/** What the builds write into every record, to tell the run's records from those of others. */
const ours = /assay |\b[0-9a-f]{10}\b/i;

/** A text that the run makes for one record alone (`GatherContext.unique`). */
const unique = /\b[0-9a-f]{10}\b/g;

/** The texts in a record by which a look tells that the run wrote it. Empty if it holds none. */
export const marksIn = (record: Value | undefined): readonly string[] => [
  ...new Set(textsIn(record).flatMap((text) => text.match(unique) ?? [])),
];

/** Whether a record holds one of the marks. A target may keep texts in capital letters. */
export const hasMark = (record: Value, marks: readonly string[]): boolean =>
  textsIn(record).some((text) => marks.some((mark) => text.toLowerCase().includes(mark.toLowerCase())));

/** The first text of a record that lets a person find it; empty if there is none. */
export const tellingText = (record: Value): string =>
  (textsIn(record).find((text) => ours.test(text)) ?? '').slice(0, 200);

function textsIn(value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
