import type { Check } from '../kernel/Check.ts';
import { blocked, failed, fromDeviation, judged, passed, shown } from '../kernel/judgements.ts';
import { leftOutStatus } from '../orders/PO2.ts';

const saysWhat: Check = {
  clause: 'ENV-4',
  level: 'MUST',
  on: 'any',
  reads: 'status',
  judge: (subject) => {
    const breaches = subject.deviations.filter(({ clause }) => clause === 'ENV-4');
    if (breaches.length > 0) return judged(breaches.map((breach) => fromDeviation(subject, breach)));
    const message = subject.status?.Message;
    if (subject.outcome !== 'failed' || (typeof message === 'string' && message.trim() !== '')) return passed;
    return failed(
      subject,
      'a failure does not say what failed',
      'a text',
      shown(message),
      'ResponseStatus.Message',
    );
  },
};

/**
 * A failure explains itself in Message; on success any text or nothing will do. So it does where a member is left out, which
 * many servers tell in Errors as well.
 */
export const ENV4: readonly Check[] = [
  saysWhat,
  {
    ...saysWhat,
    slug: 'left-out',
    scenario: leftOutStatus,
    judge: (subject) =>
      subject.outcome === 'failed'
        ? saysWhat.judge(subject)
        : blocked('clause:PO-2', 'an order without its status did not fail'),
  },
];
