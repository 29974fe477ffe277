import Big from 'big.js';
import { listedRecords, recordsIn } from '../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { blocked, judged, violation } from '../judgements.ts';
import type { Subject } from '../Subject.ts';
import { readsIn } from '../searching/comparedReads.ts';
import { isFull } from '../searching/isFull.ts';
import { judgeReads } from '../searching/judgeReads.ts';
import { operationOf } from '../searching/operationOf.ts';
import { isTaken } from '../searching/selection.ts';
import {
  deletedByDefault,
  deletedJustNow,
  deletedToo,
  deleteOf,
  lackedByAll,
} from '../searching/showingDeleted.ts';

const all = 'showAllDeletedAndUndeleted';
const only = 'showOnlyUndeleted';

/** showAllDeletedAndUndeleted gives at least what showOnlyUndeleted gives. */
export const GET6: ClauseSuite = {
  scenarios: ({ showDeleted, name }) =>
    showDeleted === true
      ? [deletedToo, deletedByDefault, ...(deleteOf[name] === undefined ? [] : [deletedJustNow])]
      : [],
  checks: [
    {
      clause: 'GET-6',
      level: 'MUST',
      scenario: deletedToo.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const operation = operationOf(subject);
        const reads = readsIn(subject.evidence.others);
        if (recordsIn(operation, subject.value).length === 0)
          return blocked('nothing', `${only} brings no record`);
        if (reads !== undefined && isFull(operation, reads.second))
          return blocked('size', 'the target has more records than --max-records allows to be read');
        return judgeReads(operation, reads, all, only, lackedByAll);
      },
    },
    {
      clause: 'GET-6',
      level: 'SHOULD',
      slug: 'default',
      scenario: deletedByDefault.name,
      on: 'success',
      reads: 'value',
      judge: (subject) =>
        judgeReads(operationOf(subject), readsIn(subject.evidence.others), 'no showDeleted', only),
    },
    {
      clause: 'GET-6',
      level: 'SHOULD',
      slug: 'deleted',
      scenario: deletedJustNow.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => justNow(subject, operationOf(subject)),
    },
  ],
};

/** A record deleted just now is among all, and not among those that are not deleted. */
function justNow(subject: Subject, operation: Operation) {
  const { only: undeleted, deleted } = subject.evidence.others;
  const target = deleted?.call.operation?.target;
  const id = target === undefined ? undefined : deleted?.call.members[target];
  if (!isNumeric(id)) throw new Error('the delete named no record');
  const key = new Big(id.lexeme).toFixed();
  if (undeleted === undefined || !isTaken(undeleted))
    return blocked('clause:GET-1', `a Get with ${only} is refused`);
  const record = `${operation.order} ${key}, which was deleted just now`;
  const isThere = listedRecords(operation, subject.value).has(key);
  if (!isThere && isFull(operation, subject.answer))
    return blocked('size', 'the target has more records than --max-records allows to be read');
  const isShown = listedRecords(operation, undeleted.decoded?.value).has(key);
  return judged([
    ...(isThere ? [] : [violation(subject, `${all} lacks a deleted record`, record, 'not there')]),
    ...(isShown
      ? [
          {
            ...violation(subject, `${only} shows a deleted record`, `not ${record}`, 'there'),
            exchange: undeleted.exchange,
          },
        ]
      : []),
  ]);
}
