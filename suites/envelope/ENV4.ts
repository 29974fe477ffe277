import type { Check } from '../Check.ts';
import { failed, fromDeviation, judged, passed, shown } from '../judgements.ts';

/** A failure explains itself in Message; on success any text or nothing will do. */
export const ENV4: readonly Check[] = [
  {
    clause: 'ENV-4',
    level: 'MUST',
    on: 'any',
    reads: 'status',
    judge: (subject) => {
      const breaches = subject.deviations.filter(({ clause }) => clause === 'ENV-4');
      if (breaches.length > 0) return judged(breaches.map((breach) => fromDeviation(subject, breach)));
      const message = subject.status?.Message;
      if (subject.outcome !== 'failed' || (typeof message === 'string' && message.trim() !== ''))
        return passed;
      return failed(
        subject,
        'a failure does not say what failed',
        'a text',
        shown(message),
        'ResponseStatus.Message',
      );
    },
  },
];
