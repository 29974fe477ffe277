import type { Answer } from '../../../harness/Answer.ts';
import type { Violation } from '../../../harness/Judgement.ts';

/** What a strict parser of the format that was asked for objects to in an answer (FMT-11). */
export const illFormed = ({ call, readAs, decoded, exchange }: Answer): readonly Violation[] =>
  (readAs ?? call.format) !== call.format
    ? []
    : (decoded?.deviations ?? [])
        .filter(({ clause }) => clause === 'FMT-11')
        .map(({ path, expected, actual }) => ({
          message: 'a document that holds an odd text is not well-formed',
          expected,
          actual,
          path,
          exchange,
        }));
