import type { Check } from '../kernel/Check.ts';
import { failed, fromDeviation, judged, passed, shown } from '../kernel/judgements.ts';

/** On a failure ErrorCode is the text `500`: MUST where the document shows the failure, SHOULD elsewhere. */
export const ENV3: readonly Check[] = [
  {
    clause: 'ENV-3',
    level: (_, scenario) => (scenario.shownBy === undefined ? 'SHOULD' : 'MUST'),
    on: 'failure',
    reads: 'status',
    judge: (subject) => {
      // The decoder reports a code that is no text under ENV-2, for it can't tell success from failure.
      const breaches = subject.deviations.filter(({ clause }) => clause === 'ENV-2');
      if (breaches.length > 0) return judged(breaches.map((breach) => fromDeviation(subject, breach)));
      const code = subject.status?.ErrorCode;
      if (code === '500') return passed;
      return failed(
        subject,
        'a failure has another ErrorCode',
        'the text "500"',
        shown(code),
        'ResponseStatus.ErrorCode',
      );
    },
  },
];
