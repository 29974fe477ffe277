import { isFreeOfCharge } from '../../../generators/records/ordersAndDocuments.ts';
import { documentIn } from '../../../harness/canonical/rows.ts';
import { recordIn } from '../../../harness/canonical/values.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { judgesStatus, spoilt } from '../../../harness/verdicts/echo.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { toDocuments } from '../../../specs/appliesTo.ts';
import type { Value } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import { documentOptions } from '../../probes/scenarioNames.ts';

const pending = 'Pending';

/** A document that is inserted as Pending is Pending, whatever is asked for its rows. */
export const DOC1 = clause('DOC-1', {
  statement: 'Insert with DocumentStatus Pending and SKUs that exist gives a Pending document with a new id.',
  section: 'States and transitions',
  judging: 'The echo says Pending, and entityID is its DocumentId.',
  appliesTo: toDocuments,
  checks: [
    on(plainCall, judgesStatus('DocumentStatus', pending), { reads: 'status' }),
    on(documentOptions.batches, staysPending, { slug: 'batches', reads: 'status' }),
    on(documentOptions.bundles, staysPending, { slug: 'bundles', reads: 'status' }),
  ],
});

const path = 'mvDocument.DocumentStatus';

const statusOf = (answer: Answer): Value => documentIn(answer).DocumentStatus ?? null;

const messageFor = ({ call }: Answer): string =>
  isFreeOfCharge(recordIn(call.members.mvDocument))
    ? 'a document that costs nothing has another status than one with a price'
    : 'a document that is inserted with an option has another status than one without';

const otherStatus = (answer: Answer): Violation =>
  breach(answer, messageFor(answer), shown(pending), shown(statusOf(answer)), path);

/**
 * A document with an option is pending, where the one without it (`leftOut`) was pending: how rows get their batches and bundles says
 * nothing of the status. One that the echo does not show tells nothing.
 */
function staysPending(subject: Subject) {
  const { leftOut, undefinedSent } = subject.others;
  if (leftOut === undefined || statusOf(leftOut) !== pending)
    return blocked('clause:DOC-1', `the document without the option is not shown to be ${pending}`);
  const unread = spoilt(subject, path);
  if (unread !== undefined) return unread;
  const answers = [subject.answer, undefinedSent]
    .filter((one) => one !== undefined)
    .filter((one) => hasSucceeded(one) && (statusOf(one) ?? '') !== '');
  return answers.length === 0
    ? blocked('nothing', 'the answers show no DocumentStatus')
    : answers.filter((one) => statusOf(one) !== pending).map(otherStatus);
}
