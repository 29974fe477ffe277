import type { Deviation } from '../../formats/Deviation.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { BlockCause, Judgement, Violation } from '../../harness/verdicts/Judgement.ts';
import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import type { Subject } from './Subject.ts';

export const passed: Judgement = { kind: 'judged', violations: [] };

export const judged = (violations: readonly Violation[]): Judgement => ({ kind: 'judged', violations });

/** `at` is the exchange that the case hangs on, where that is not the first of the evidence. */
export const blocked = (
  cause: BlockCause,
  message: string,
  at?: Exchange,
): Extract<Judgement, { kind: 'blocked' }> => ({
  kind: 'blocked',
  cause,
  message,
  ...(at === undefined ? {} : { exchange: at }),
});

/** What could only be told from records that were not read (--max-records). */
export const beyondRecords = (message: string): Judgement => ({
  kind: 'blocked',
  cause: 'size',
  limit: 'records',
  message,
});

export const notApplicable = (message: string): Judgement => ({ kind: 'notApplicable', message });

/** A breach seen in an answer, at a path within it. */
export const breach = (
  { exchange }: Pick<Answer, 'exchange'>,
  message: string,
  expected: string,
  actual: string,
  path = '',
): Violation => ({ message, expected, actual, path, exchange });

/** A breach seen in the subject's own answer. */
export const violation = (
  subject: Subject,
  message: string,
  expected: string,
  actual: string,
  path = '',
): Violation => ({ message, expected, actual, path, exchange: subject.exchange });

export const failed = (
  subject: Subject,
  message: string,
  expected: string,
  actual: string,
  path = '',
): Judgement => judged([violation(subject, message, expected, actual, path)]);

/** A decoder's finding as a breach. */
export const fromDeviation = (subject: Subject, deviation: Deviation): Violation =>
  violation(
    subject,
    `${deviation.path || 'the document'} departs from the documented form`,
    deviation.expected,
    deviation.actual,
    deviation.path,
  );

/** A value in words, for `expected` and `actual`; at most 200 characters. */
export function shown(value: Value | undefined): string {
  const text = plain(value);
  return text.length <= 200 ? text : `${text.slice(0, 197)}...`;
}

function plain(value: Value | undefined): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'nil';
  if (isNumeric(value)) return value.lexeme;
  if (isDateTime(value)) return `${value.basis} ${new Date(value.ms).toISOString()}`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `a record of ${Object.keys(value).length} members`;
  return String(value);
}

/** What the status block of a failure says, in one line. */
export const messageOf = (subject: Subject): string =>
  `HTTP ${subject.response.status}, ErrorCode ${shown(subject.status?.ErrorCode)}, Message ${shown(subject.status?.Message)}`;
