import type { Deviation } from '../../formats/Deviation.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import type { BlockCause, BlockedJudgement, CheckResult, Judgement, Violation } from './Judgement.ts';

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
    `${deviation.path || 'the answer'} departs from the documented form`,
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

/** What a check returned, as a judgement. */
export const judgementOf = (result: CheckResult): Judgement => ('kind' in result ? result : judged(result));

/** Whether a check found nothing wrong in what it looked at. */
export function isPass(result: CheckResult): boolean {
  const judgement = judgementOf(result);
  return judgement.kind === 'judged' && judgement.violations.length === 0;
}

/** Whether a check found something wrong. */
export function isBreach(result: CheckResult): boolean {
  const judgement = judgementOf(result);
  return judgement.kind === 'judged' && judgement.violations.length > 0;
}
