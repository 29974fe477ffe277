import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { findRecord, presence, presenceOfSame } from '../../../harness/records/shownRecords.ts';
import { blocked, breach, callRefused, shown } from '../../../harness/verdicts/judgements.ts';
import { type Subject, sentId } from '../../../harness/verdicts/Subject.ts';
import { deletedTwice, type LeftByDelete, notDeletedAgain, usedUp } from '../../probes/deletes.ts';

/** Whether the same delete a second time fails, and of a record that the Get did not show, whether it was there. */
export function secondDelete(subject: Subject<LeftByDelete>) {
  if (subject.outcome !== 'succeeded') return callRefused;
  const { before, after, again } = subject.others;
  const id = sentId(subject);
  const isDisposable = subject.spec.operation?.disposable !== undefined;
  if (before !== undefined && isDisposable && presence(before, id) === 'gone')
    return removedUnshown(subject, before);
  if (after !== undefined && presenceOfSame(after, id, before) === 'shown')
    return blocked('clause:DEL-1', 'the record is still there, so it can be deleted again');
  if (again === undefined) return notDeletedAgain(subject);
  return deletedTwice(subject, again, 'a record is deleted twice');
}

/**
 * A disposable that the Get did not show before its delete. If the delete succeeds and a second one fails, the record was there, and the
 * Get left it out. Otherwise it was used up. A server may keep deleted records, and delete them for good by the next delete. So this is a SHOULD,
 * and if the Get that also shows deleted records (`withDeleted`) showed it, it counts as used up.
 */
function removedUnshown(subject: Subject<LeftByDelete>, before: Answer) {
  const { again, withDeleted } = subject.others;
  if (withDeleted !== undefined && presence(withDeleted, sentId(subject)) !== 'gone') return usedUp(subject);
  // A bill without materials is listed, and looks like a deleted one.
  if (findRecord(before, sentId(subject)) !== undefined)
    return blocked('nothing', 'it was listed without materials before, as a deleted bill may be');
  if (again === undefined || outcomeOf(again, 'failure') !== 'failed') return usedUp(subject);
  const { list = '' } = before.call.operation ?? {};
  const message = 'the Get does not show an existing record: one delete of it succeeds, and the next fails';
  return [breach(before, message, `${shown(sentId(subject))} shown`, 'not shown', list)];
}
