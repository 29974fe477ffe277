import { isRecord } from '../../specs/isRecord.ts';
import type { Value } from '../../specs/Value.ts';

/** What the builds write into every record, to tell the run's records from those of others. */
const ours = /assay |\b[0-9a-f]{10}\b/i;

/** A text that the run makes for one record alone (`GatherContext.unique`). Runs of earlier versions may have begun it with a digit. */
const unique = /(?<![0-9a-zA-Z])[0-9a-f]{10}(?![0-9a-zA-Z])/g;

/** Turns a hexadecimal digest into a mark: ten digits of which the first is a letter, so that nothing takes a mark for a number. */
export const markOf = (digest: string): string =>
  `${'abcdef'[Number.parseInt(digest.slice(0, 8), 16) % 6]}${digest.slice(8, 17)}`;

/** The marks in a text, such as the body of a request. Ten decimal digits are a number. */
export const marksInText = (text: string): readonly string[] => [
  ...new Set((text.match(unique) ?? []).filter((mark) => /[a-f]/.test(mark))),
];

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
