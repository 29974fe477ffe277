import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { withoutMarksAndNumbers } from '../../harness/writes/marks.ts';
import { operations } from '../../specs/operations.ts';

type Told = Pick<Verdict, 'status' | 'message' | 'expected' | 'actual' | 'operation'>;

/**
 * What is wrong in a verdict, in words that are the same wherever the same habit shows. Details that differ from place to place
 * within one habit are removed. These are numbers and positions, the operation's name, and the names of lists and of the records
 * of writes. Texts with a number are removed too, because the run makes such texts.
 */
export function differenceOf({ status, message, expected, actual, operation }: Told): string {
  // What came instead of a message differs between operations; why it can't be read does not.
  const isUnread = message?.startsWith("the answer can't be read") === true;
  const parts = status === 'errored' ? [message] : isUnread ? [expected, message] : [expected, actual];
  return parts.map((part) => alike(part ?? '', operation)).join('\u0000');
}

/** The members of answers that hold a list or a record: their names differ between operations. */
const carriers = new RegExp(
  `\\b(?:${[...new Set([...operations.values()].flatMap(({ list, record }) => [list, record]))]
    .filter((name) => name !== undefined)
    .sort((a, b) => b.length - a.length)
    .join('|')})\\b`,
  'g',
);

const alike = (text: string, operation: string): string =>
  withoutMarksAndNumbers(text.replaceAll(operation, '<operation>').replace(carriers, '<record>'));

/** Tells a defect from all others of its clause: by what the diagnosis knows, else by the difference. */
export const defectKey = (verdict: Told & Pick<Verdict, 'defect'>): string =>
  verdict.defect === undefined || verdict.status === 'errored'
    ? differenceOf(verdict)
    : `${verdict.defect.words}\u0000${verdict.defect.apart}`;
