import type { Deviation } from '../../formats/Deviation.ts';
import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import type { BlockCause, BlockedJudgement, Judgement, Violation } from './Judgement.ts';

/** The judgement that nothing is wrong. */
export const passed: Judgement = { kind: 'judged', violations: [] };

/** Breaches as a judgement; none is a pass. */
export const judged = (violations: readonly Violation[]): Judgement => ({ kind: 'judged', violations });

/** `at` is the exchange that the case hangs on, where that is not the first of the evidence. */
export const blocked = (cause: BlockCause, message: string, at?: Exchange): BlockedJudgement => ({
  kind: 'blocked',
  cause,
  message,
  ...(at === undefined ? {} : { exchange: at }),
});

/** What could only be told from records that were not read (--max-records). */
export const beyondRecords = (message: string): BlockedJudgement => ({
  kind: 'blocked',
  cause: 'size',
  limit: 'records',
  message,
});

/**
 * Said by a check that meets a refused call where it expected a success. The gate puts in its place what stands in the way: the
 * key, the address, the layout, a fixture or the clause that promises a success (`refused`).
 */
export const callRefused = blocked('control', 'the target refused the call');

export const notApplicable = (message: string): Judgement => ({ kind: 'notApplicable', message });

/** A breach seen in an answer, at a path within it. */
export const breach = (
  { exchange }: Pick<Answer, 'exchange'>,
  message: string,
  expected: string,
  actual: string,
  path = '',
): Violation => ({ message, expected, actual, path, exchange });

/** One breach as a judgement. */
export const failed = (
  subject: Pick<Answer, 'exchange'>,
  message: string,
  expected: string,
  actual: string,
  path = '',
): Judgement => judged([breach(subject, message, expected, actual, path)]);

/** A decoder's finding as a breach. */
export const fromDeviation = (subject: Pick<Answer, 'exchange'>, deviation: Deviation): Violation =>
  breach(
    subject,
    `${deviation.path || 'the document'} departs from the documented form`,
    deviation.expected,
    deviation.actual,
    deviation.path,
  );

/** What the decoder found of that kind, as breaches; undefined where it found nothing. */
export function foundByDecoder(
  subject: Pick<Answer, 'exchange'> & { readonly deviations: readonly Deviation[] },
  isMeant: (deviation: Deviation) => boolean,
): Judgement | undefined {
  const deviations = subject.deviations.filter(isMeant);
  return deviations.length === 0
    ? undefined
    : judged(deviations.map((deviation) => fromDeviation(subject, deviation)));
}

/** A number with its noun: "1 row", "2 rows". */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

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

/** A finding as a judgement. */
export const judgementOf = (finding: Ruling): Judgement => ('kind' in finding ? finding : judged(finding));

/** Whether a check found nothing wrong in what it looked at. */
export function isPass(ruling: Ruling): boolean {
  const judgement = judgementOf(ruling);
  return judgement.kind === 'judged' && judgement.violations.length === 0;
}

/** Whether a check found something wrong. */
export function isBreach(ruling: Ruling): boolean {
  const judgement = judgementOf(ruling);
  return judgement.kind === 'judged' && judgement.violations.length > 0;
}

/** What a check says of an answer: the breaches that it found, none for a pass, or a whole judgement, such as why it can't judge. */
export type Ruling = Judgement | readonly Violation[];
