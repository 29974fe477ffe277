import type { Check } from '../kernel/Check.ts';
import { failed, fromDeviation, judged, passed, shown } from '../kernel/judgements.ts';

/** On success ErrorCode is the text `0`. */
export const ENV2: readonly Check[] = [
  {
    clause: 'ENV-2',
    level: 'MUST',
    on: 'success',
    reads: 'status',
    further: 'taken',
    judge: (subject) => {
      const breaches = subject.deviations.filter(({ clause }) => clause === 'ENV-2');
      if (breaches.length > 0) return judged(breaches.map((breach) => fromDeviation(subject, breach)));
      const code = subject.status?.ErrorCode;
      if (code === '0') return passed;
      return failed(
        subject,
        'a success has another ErrorCode',
        'the text "0"',
        shown(code),
        'ResponseStatus.ErrorCode',
      );
    },
  },
];
