import { judgeReads, readsIn } from '../../../harness/canonical/pairedReads.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { deletedKey, isAnotherIn, isDeletedIn } from '../../../harness/records/deletedRecords.ts';
import { isTaken, mayLackRecords, recordsRead, topAskedFor } from '../../../harness/records/listed.ts';
import { keyOf } from '../../../harness/records/recordKeys.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import { beyondRecords, blocked, breach } from '../../../harness/verdicts/judgements.ts';
import { operationOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { hasRequestMember } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import {
  type AroundDeleted,
  cutByLimit,
  deletedByDefault,
  deletedJustNow,
  deletedToo,
  lackedByAll,
  tooManyToRead,
} from '../../probes/reads/showingDeleted.ts';

const all = 'showAllDeletedAndUndeleted';
const only = 'showOnlyUndeleted';

export const GET6 = clause('GET-6', {
  statement: 'showAllDeletedAndUndeleted gives at least the records that showOnlyUndeleted gives.',
  section: 'Endpoints: Common request and response rules',
  judging:
    'SHOULD: leaving showDeleted out means showOnlyUndeleted; a record deleted just now is only in the larger answer, with ReturnTopNRecords -1 too.',
  appliesTo: atHome('The three Gets that take showDeleted.', hasRequestMember('showDeleted')),
  checks: [
    on(deletedToo, ({ answer, others }) => {
      const reads = readsIn(others);
      if (recordsRead(answer).length === 0) return blocked('nothing', `${only} brings no record`);
      if (reads !== undefined && mayLackRecords(reads.second)) return beyondRecords(tooManyToRead);
      return cutByLimit(others) ?? judgeReads(reads, sentFor(reads?.second), only, lackedByAll);
    }),
    on(deletedByDefault, ({ evidence }) => judgeReads(readsIn(evidence.others), 'no showDeleted', only), {
      level: 'SHOULD',
      slug: 'default',
    }),
    on(deletedJustNow, showsDeleted, { level: 'SHOULD', slug: 'deleted' }),
  ],
});

/** What asked for all records, in words. */
const sentFor = (read: Answer | undefined): string =>
  topAskedFor(read) === -1 ? `${all} with ReturnTopNRecords -1` : all;

/** A record deleted just now is among all, and not among those that are not deleted. */
function showsDeleted(subject: Subject<AroundDeleted>) {
  const { answer, evidence } = subject;
  const { only: undeleted, deleted, byDefault, before, after } = evidence.others;
  if (deleted === undefined) throw new Error('a record is deleted first');
  const reads = [answer, undeleted, byDefault, after].filter((get) => get !== undefined);
  if (reads.some((get) => isAnotherIn(get, deleted, before)))
    return blocked('control', 'another record now has the id of the deleted one');
  if ([byDefault, after].some((get) => get !== undefined && isDeletedIn(get, deleted)))
    return blocked('clause:DEL-1', 'the Get still shows a record with the deleted id');
  if (undeleted === undefined || !isTaken(undeleted))
    return (
      (undeleted && obstacleIn(undeleted, subject.context)) ??
      blocked('clause:GET-1', `a Get with ${only} is refused`)
    );
  const operation = operationOf(subject);
  const record = `${operation.order} ${deletedKey(deleted)}, which was deleted just now`;
  const isShown = isDeletedIn(undeleted, deleted);
  const shows = isShown
    ? [breach(undeleted, `${only} shows a deleted record`, `not ${record}`, 'there')]
    : [];
  if (isDeletedIn(answer, deleted)) return shows;
  const untold = whyLackIsUntold(subject, operation);
  if (untold !== undefined) return shows.length > 0 ? shows : untold;
  const lacks = breach(answer, `${sentFor(answer)} lacks a deleted record`, record, 'not there');
  return [lacks, ...shows];
}

/** Why it proves nothing that the larger answer does not hold a record. */
function whyLackIsUntold({ answer, evidence }: Subject, operation: Operation) {
  if (mayLackRecords(answer)) return beyondRecords(tooManyToRead);
  if (recordsRead(answer).some((one) => keyOf(operation, one) === undefined))
    return blocked('nothing', 'not every record has an id that can be read');
  return cutByLimit(evidence.others);
}
