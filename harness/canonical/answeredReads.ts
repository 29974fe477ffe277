import type { Format } from '../../specs/Format.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { isAnswered } from '../verdicts/silence.ts';
import type { Read } from './Read.ts';

/** An answer that succeeded as a read to compare; undefined where there is nothing to read. */
export function asRead(answer: Answer | undefined): Read | undefined {
  if (answer === undefined || answer.decoded === null || outcomeOf(answer, 'success') === 'failed')
    return undefined;
  const { value, deviations } = answer.decoded;
  const { operation } = answer.call;
  const held = operation?.list ?? operation?.record;
  // GET-1 judges what comes instead of the list.
  if (deviations.some(({ path, level }) => path === held && level === 'MUST')) return undefined;
  return { format: answer.readAs ?? answer.call.format, value, deviations };
}

/** The reads to compare among answers that may be absent or say nothing of the target. */
export const answeredReads = (answers: readonly (Answer | undefined)[]): readonly Read[] =>
  answers.flatMap((answer) => (answer !== undefined && isAnswered(answer) ? (asRead(answer) ?? []) : []));

/** The key under which an answer in a format stands among the others. */
export const readIn = (format: Format): string => `read-${format}`;

/** The reads that close a bracket; none where it was not needed. */
export const laterIn = ({ others: { after, afterwards } }: Evidence): readonly Answer[] =>
  [after, afterwards].filter((answer) => answer !== undefined);

/** The reads of one Get in several formats, and those that were made later to see what stood still. */
export interface ReadsInFormats {
  readonly reads: readonly Read[];
  readonly later: readonly Read[];
}

/** The reads that evidence keeps by `readIn`, in the order of the formats. */
export const readsInFormats = (evidence: Evidence, formats: readonly Format[]): ReadsInFormats => ({
  reads: answeredReads(formats.map((format) => evidence.others[readIn(format)])),
  later: laterIn(evidence).flatMap((answer) => asRead(answer) ?? []),
});
