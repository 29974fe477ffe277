import { disposableIds } from '../../../config/disposables.ts';
import type { Fixtures } from '../../../config/Settings.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { findRecord, presence, presenceOfSame } from '../../../harness/records/shownRecords.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, callRefused, judged } from '../../../harness/verdicts/judgements.ts';
import { type Subject, sentId } from '../../../harness/verdicts/Subject.ts';
import { unknownOutcomeOf } from '../../../harness/verdicts/unreadableCause.ts';
import { shown } from '../../../harness/words/shown.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { unknownIdClause } from '../../../specs/promises.ts';
import type { LeftByDelete } from '../../probes/deletes.ts';

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

/**
 * Whether a second delete of the same record fails, with what `more` finds. A target that deletes what never was there
 * (`unknown` in the evidence) breaks the clause about that, and this one for the same reason.
 */
export function deletedTwice(
  { evidence, spec }: Subject,
  again: Answer,
  message: string,
  more: readonly Violation[] = [],
): Judgement {
  const outcome = outcomeOf(again, 'failure');
  if (outcome === 'unknown') return unknownOutcomeOf(again);
  if (outcome === 'failed') return judged([]);
  const { unknown } = evidence.others;
  if (unknown !== undefined && outcomeOf(unknown, 'failure') === 'succeeded') {
    const cause = `clause:${unknownIdClause(spec.operation)}` as const;
    return blocked(cause, 'the delete of a record that does not exist succeeds');
  }
  return judged([breach(again, message, 'a failure', 'success'), ...more]);
}

/** Why a delete shows nothing: its record was not there before. */
export function usedUp({ spec }: Pick<Subject, 'spec'>) {
  const kind = spec.operation?.disposable;
  if (kind === undefined) return blocked('control', 'the record that the run inserted is not shown');
  const message = 'the disposable was used up before: it is not shown';
  return blocked(`fixture:disposable.${kind}`, message);
}

/** The disposables that were gone before the delete. Ids are not given again to what is the operator's. */
export const goneBefore = (fixtures: Fixtures, kind: Operation['disposable'], before?: Answer) =>
  disposableIds(fixtures, kind)
    .map((id) => numeric(id))
    .filter((id) => before !== undefined && presence(before, id) === 'gone');

/** Why the scenario did not delete a second time: what it would have deleted may be another client's. */
export function notDeletedAgain(subject: Subject<LeftByDelete>) {
  const { underTheIdNow } = subject.others;
  const id = sentId(subject);
  if (underTheIdNow === undefined) throw new Error('the scenario of DEL-1 looks before it deletes again');
  const obstacle = obstacleIn(underTheIdNow, subject.context);
  if (obstacle !== undefined) return obstacle;
  const undone = 'it was not deleted a second time';
  return presence(underTheIdNow, id) === 'shown'
    ? blocked('control', `a record has the id ${id.lexeme} again, and may be another client's: ${undone}`)
    : blocked(
        'nothing',
        `${underTheIdNow.call.operationName} does not tell which record has the id ${id.lexeme} now: ${undone}`,
      );
}
