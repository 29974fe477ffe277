import { answersInItsFormat } from '../../../specs/rules.ts';
import type { Check } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, failed, fromDeviation, judged, passed, shown } from '../../kernel/judgements.ts';
import { leftOutStatus } from '../PO/PO2.ts';

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
export const ENV4: JudgedClause = clause('ENV-4', {
  level: 'MUST',
  statement: 'ResponseStatus.Message is text for people; a failure always has one that is not empty.',
  section: 'Response envelope (present in every response)',
  judging: 'On a failure the text must be there. On a success any text passes, and so does none.',
  appliesTo: {
    reason:
      'Any answer shows it. Not on bare named routes, where the server picks the format and a wrong form could not be blamed on one.',
    holds: answersInItsFormat,
  },
  checks: [
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
  ],
});
