import { breach } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { where } from '../../../specs/appliesTo.ts';
import { isDue } from '../../../specs/isDue.ts';
import { callSucceeds, hasDueMembers } from '../../../specs/rules.ts';
import { clause } from '../../kernel/clause.ts';
import { writtenAgain } from './furtherChecks.ts';

export const ENV14 = clause('ENV-14', {
  statement: 'A success has every response member that the document lists for its operation without a mark.',
  section: 'Endpoints: Operations with request and response shape',
  judging:
    'Each such member is there under its exact name; a misspelt one is TYP-14. Members marked "(opt)" or "on failure", InternalErrorCode, and relatedDocumentID outside ReceiveItems may be missing; an empty list may be absent or nil.',
  appliesTo: where(
    'Wherever a call that has to succeed is made, of operations with a member that is due: lists may be empty, and the status block is ENV-1.',
    callSucceeds,
    hasDueMembers,
  ),
  checks: [
    { answers: 'successes', reads: 'status', alsoAsks: 'taken', judge: judgeWhole },
    ...writtenAgain(judgeWhole),
  ],
});

function judgeWhole(subject: Subject) {
  const due = (subject.spec.operation?.response ?? []).filter(isDue);
  // A member of a wrong type is there, and is another clause's.
  const spoilt = new Set(subject.deviations.map(({ path }) => path));
  const missing = due.filter(({ name }) => (subject.value[name] ?? null) === null && !spoilt.has(name));
  return missing.map(({ name }) => breach(subject, `a success carries no ${name}`, name, 'absent', name));
}
