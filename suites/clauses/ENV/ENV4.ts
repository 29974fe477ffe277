import { blocked, failed, foundByDecoder } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { where } from '../../../specs/appliesTo.ts';
import { answersInItsFormat } from '../../../specs/rules.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { withoutMember } from '../../probes/scenarioNames.ts';

/** A failure has a message, also the failure over a member that was left out: many servers report that one only in Errors. */
export const ENV4 = clause('ENV-4', {
  statement: 'ResponseStatus.Message is text for people. A failure always has a message that is not empty.',
  section: 'Response envelope (present in every response)',
  judging: 'On a failure the text must be there. On a success any text passes, and so does none.',
  appliesTo: where(
    'Any answer shows it. Not on bare named routes, where the server picks the format and a wrong form could not be blamed on one.',
    answersInItsFormat,
  ),
  checks: [
    { answers: 'all', reads: 'status', alsoAsks: 'told', judge: saysWhatFailed },
    on(
      withoutMember('PurchaseOrderStatus'),
      (subject) =>
        subject.outcome === 'failed'
          ? saysWhatFailed(subject)
          : blocked('clause:PO-2', 'an order without its status did not fail'),
      { ...asAnswered, slug: 'left-out' },
    ),
  ],
});

function saysWhatFailed(subject: Subject) {
  const found = foundByDecoder(subject, (deviation) => deviation.clause === 'ENV-4');
  if (found !== undefined) return found;
  const message = subject.status?.Message;
  if (subject.outcome !== 'failed' || (typeof message === 'string' && message.trim() !== '')) return [];
  const said = 'a failure does not say what failed';
  return failed(subject, said, 'a text', shown(message), 'ResponseStatus.Message');
}
