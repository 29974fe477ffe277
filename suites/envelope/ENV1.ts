import { isRecord } from '../../specs/isRecord.ts';
import type { Check } from '../Check.ts';
import { failed, fromDeviation, judged, passed } from '../judgements.ts';
import { mayLackStatus } from '../mayLackStatus.ts';
import { singleTrials } from '../searching/singleTrials.ts';

/** Every response carries ResponseStatus; a custom report's success may lack it ("opt" in its row). */
export const ENV1: readonly Check[] = [
  {
    clause: 'ENV-1',
    level: 'MUST',
    on: 'any',
    reads: 'value',
    judge: (subject) => {
      if (subject.status !== undefined) return passed;
      const breach = subject.deviations.find((deviation) => deviation.clause === 'ENV-1');
      if (breach !== undefined) return judged([fromDeviation(subject, breach)]);
      if (mayLackStatus(subject)) return passed;
      const members = Object.keys(subject.value).join(', ') || 'no members';
      return failed(
        subject,
        'the response carries no ResponseStatus',
        'ResponseStatus',
        members,
        'ResponseStatus',
      );
    },
  },
  {
    // A search that finds little or nothing is a response too.
    clause: 'ENV-1',
    level: 'MUST',
    slug: 'filtered',
    scenario: singleTrials.name,
    on: 'any',
    reads: 'value',
    judge: (subject) =>
      judged(
        (subject.evidence.trials ?? []).flatMap(({ answer: { decoded, exchange } }) =>
          decoded === null || isRecord(decoded.value.ResponseStatus)
            ? []
            : [
                {
                  message: 'the response to a search carries no ResponseStatus',
                  expected: 'ResponseStatus',
                  actual: Object.keys(decoded.value).join(', ') || 'no members',
                  path: 'ResponseStatus',
                  exchange,
                },
              ],
        ),
      ),
  },
];
