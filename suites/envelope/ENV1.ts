import type { Check } from '../Check.ts';
import { failed, fromDeviation, judged, passed } from '../judgements.ts';
import { mayLackStatus } from '../mayLackStatus.ts';

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
];
