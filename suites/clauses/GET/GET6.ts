import { keyOf, recordsIn } from '../../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { atDefaultAddress, both, hasRequestMember } from '../../../specs/rules.ts';
import { judgeReads, readsIn } from '../../compare/reads.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { beyondRecords, blocked, breach, judged, violation } from '../../kernel/judgements.ts';
import { obstacleIn } from '../../kernel/obstacles.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf, type Subject } from '../../kernel/Subject.ts';
import { isTaken } from '../../probes/filters/selection.ts';
import { cutOff, limitedReads } from '../../probes/reads/readAll.ts';
import {
  deletedByDefault,
  deletedJustNow,
  deletedKey,
  deletedToo,
  isAnotherIn,
  isDeletedIn,
  lackedByAll,
} from '../../probes/reads/showingDeleted.ts';
import { isFull } from '../../probes/reads/wholeRead.ts';

const all = 'showAllDeletedAndUndeleted';
const only = 'showOnlyUndeleted';

/** showAllDeletedAndUndeleted gives at least what showOnlyUndeleted gives. */
export const GET6: JudgedClause = clause('GET-6', {
  level: 'MUST',
  statement: 'showAllDeletedAndUndeleted gives at least the records that showOnlyUndeleted gives.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'SHOULD: leaving showDeleted out means showOnlyUndeleted; a record deleted just now is only in the larger answer.',
  appliesTo: {
    reason: 'The three Gets that take showDeleted.',
    holds: both(hasRequestMember('showDeleted'), atDefaultAddress),
  },
  checks: [
    on(deletedToo, (subject) => {
      const operation = operationOf(subject);
      const reads = readsIn(subject.evidence.others);
      if (recordsIn(operation, subject.value).length === 0)
        return blocked('nothing', `${only} brings no record`);
      if (reads !== undefined && isFull(operation, reads.second))
        return beyondRecords('the target has more records than --max-records allows to be read');
      return cut(subject, operation) ?? judgeReads(operation, reads, all, only, lackedByAll);
    }),
    on(
      deletedByDefault,
      (subject) => judgeReads(operationOf(subject), readsIn(subject.evidence.others), 'no showDeleted', only),
      { level: 'SHOULD', slug: 'default' },
    ),
    on(deletedJustNow, (subject) => justNow(subject, operationOf(subject)), {
      level: 'SHOULD',
      slug: 'deleted',
    }),
  ],
});

/** Where a limit cuts off what there is, that is why something is not there (GET-5). */
function cut({ evidence }: Subject, operation: Operation) {
  const limited = limitedReads(evidence.others);
  return limited === undefined || cutOff(operation, limited).length === 0
    ? undefined
    : blocked('clause:GET-5', 'a large ReturnTopNRecords cuts off what there is');
}

/** A record deleted just now is among all, and not among those that are not deleted. */
function justNow(subject: Subject, operation: Operation) {
  const { only: undeleted, deleted, byDefault, before } = subject.evidence.others;
  if (deleted === undefined) throw new Error('a record is deleted first');
  const key = deletedKey(deleted);
  const reads = [subject.answer, undeleted, byDefault].filter((get) => get !== undefined);
  if (reads.some((get) => isAnotherIn(operation, get, deleted, before)))
    return blocked('control', 'another record has the id of the deleted one by now');
  if (byDefault !== undefined && isDeletedIn(operation, byDefault, deleted))
    return blocked(
      'clause:DEL-1',
      'a record stands under the id of the deleted one still, whatever is asked for',
    );
  if (undeleted === undefined || !isTaken(undeleted))
    return (
      (undeleted && obstacleIn(undeleted, subject.context)) ??
      blocked('clause:GET-1', `a Get with ${only} is refused`)
    );
  const record = `${operation.order} ${key}, which was deleted just now`;
  const isThere = isDeletedIn(operation, subject.answer, deleted);
  if (!isThere && isFull(operation, subject.answer))
    return beyondRecords('the target has more records than --max-records allows to be read');
  const isUnknown = recordsIn(operation, subject.value).some((one) => keyOf(operation, one) === undefined);
  if (!isThere && isUnknown) return blocked('nothing', 'not every record has an id that can be read');
  const because = isThere ? undefined : cut(subject, operation);
  if (because !== undefined) return because;
  const isShown = isDeletedIn(operation, undeleted, deleted);
  return judged([
    ...(isThere ? [] : [violation(subject, `${all} lacks a deleted record`, record, 'not there')]),
    ...(isShown ? [breach(undeleted, `${only} shows a deleted record`, `not ${record}`, 'there')] : []),
  ]);
}
