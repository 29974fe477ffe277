import { hash } from 'node:crypto';
import { isRecord } from '../../specs/isRecord.ts';
import type { Value } from '../../specs/Value.ts';

/** What the builds write into every record, to tell the run's records from those of others. */
const ours = /assay /i;

/** A text that has the form of a mark. Runs of earlier versions may have begun it with a digit. Ten decimal digits are a number. */
const form = /(?<![0-9a-zA-Z])(?=[0-9]*[a-f])[0-9a-f]{10}(?![0-9a-zA-Z])/g;

/** A mark in a target that keeps texts in capital letters. */
const formAnyCase = new RegExp(form, 'gi');

/** Turns a hexadecimal digest into a mark: ten digits of which the first is a letter, so that nothing takes a mark for a number. */
export const markOf = (digest: string): string =>
  `${'abcdef'[Number.parseInt(digest.slice(0, 8), 16) % 6]}${digest.slice(8, 17)}`;

/** The marks of one run. A text that has their form may still be the operator's, such as a telephone number in a sample. */
export interface RunMarks {
  /** Makes the texts that are unique in the run (`GatherContext.unique`), for a piece of evidence by its key. */
  readonly uniqueIn: (key: string) => (label: string) => string;
  /** Whether the run made this text. */
  readonly isMade: (text: string) => boolean;
}

/** Makes the marks of a run, and knows them again. */
export function runMarks(runId: string, seed: number): RunMarks {
  const made = new Set<string>();
  return {
    uniqueIn: (key) => (label) => {
      const mark = markOf(hash('sha256', `${runId}/${seed}/${key}/${label}`, 'hex'));
      made.add(mark);
      return mark;
    },
    isMade: (text) => made.has(text),
  };
}

/** What has the form of a mark in a text, such as the body of a request. */
export const marksInText = (text: string): readonly string[] => [...new Set(text.match(form))];

/** A text with one word for all marks in it, which are others in each run. */
export const withoutMarks = (text: string): string => text.replace(formAnyCase, '<own>');

/** A text without what is another in each run of a target: marks and numbers. */
export const withoutMarksAndNumbers = (text: string): string => withoutMarks(text).replace(/\d+/g, '#');

/** The marks in a record by which a look tells that the run wrote it. Empty if it holds none. */
export const marksIn = (record: Value | undefined, isMade: RunMarks['isMade']): readonly string[] => [
  ...new Set(textsIn(record).flatMap((text) => (text.match(form) ?? []).filter(isMade))),
];

/** Whether a record holds one of the marks. A target may keep texts in capital letters. */
export const hasMark = (record: Value, marks: readonly string[]): boolean =>
  textsIn(record).some((text) => marks.some((mark) => text.toLowerCase().includes(mark.toLowerCase())));

/** The text of a record that lets a person find it; empty if there is none. A sample's texts may come before the run's own. */
export function tellingText(record: Value): string {
  const texts = textsIn(record);
  const telling = texts.find((text) => ours.test(text)) ?? texts.find((text) => marksInText(text).length > 0);
  return (telling ?? '').slice(0, 200);
}

function textsIn(value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
