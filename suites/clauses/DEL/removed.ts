import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { presence, presenceOfSame } from '../../../harness/exchanges/shownRecords.ts';
import { isNotLetIn } from '../../../harness/exchanges/unreadable.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import {
  beyondRecords,
  blocked,
  breach,
  callRefused,
  failed,
  shown,
} from '../../../harness/verdicts/judgements.ts';
import { messageOf, type Subject, sentId } from '../../../harness/verdicts/Subject.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { isNumeric, numeric, sameNumber } from '../../../specs/numeric.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import type { Numeric } from '../../../specs/Value.ts';
import {
  besideTheDeleted,
  deletedTwice,
  isMissingAfterwards,
  type LeftByDelete,
  unusedDisposables,
} from '../../probes/deletes.ts';
import { affectedId } from '../../probes/writing.ts';
import { supersededWrite } from '../../settle/readUntilShown.ts';

/**
 * Whether a delete removed its record and no other, by what the Get shows before and after it. A disposable that the Get did not show
 * before was used up. One that it shows and that is not deleted is a breach (docs/fixtures.md, What is used up).
 */
export function removed(subject: Subject<LeftByDelete>) {
  const { before, after } = subject.others;
  if (after === undefined) throw new Error('the scenario of DEL-1 looks after the delete');
  const id = sentId(subject);
  const list = after.call.operation?.list ?? '';
  if (subject.outcome === 'failed' && isNotLetIn(subject.response.status)) return callRefused;
  const now = presenceOfSame(after, id, before);
  if (now === undefined)
    return (
      obstacleIn(after, subject.context) ??
      blocked('clause:GET-1', `${after.call.operationName} brought nothing to look at`)
    );
  if (now === 'unknown') return beyondRecords('the record may stand behind the newest ones that were read');
  if (subject.outcome === 'failed') {
    if (now === 'gone') return usedUp(subject);
    return failed(subject, 'a record that is there is not deleted', 'success', messageOf(subject), list);
  }
  const isOwn = subject.spec.operation?.disposable === undefined;
  const earlier = before === undefined ? undefined : presence(before, id);
  if (now === 'gone' && !isOwn && earlier !== 'shown') {
    return earlier === 'gone'
      ? usedUp(subject)
      : ((before && obstacleIn(before, subject.context)) ??
          blocked('clause:GET-1', 'the Get showed nothing before the delete'));
  }
  const lost = bystanders(subject, after).filter(
    (one) =>
      before !== undefined && presence(before, one) === 'shown' && isMissingAfterwards(before, after, one),
  );
  return [
    ...(now === 'shown'
      ? [breach(after, 'the deleted record is still shown', 'gone', `${shown(id)} shown`, list)]
      : []),
    ...lost.map((one) =>
      breach(after, 'the delete took away another record', `${shown(one)} shown`, 'gone', list),
    ),
  ];
}

/** Whether a search for the deleted record or another one, joined by Or, finds only that other one. */
export function notFoundAgain(subject: Subject<LeftByDelete>) {
  if (subject.outcome !== 'succeeded') return callRefused;
  const { before, after, searched } = subject.others;
  if (after === undefined || searched === undefined)
    return blocked('nothing', 'no other record is shown that could be searched for');
  const id = sentId(subject);
  if (presenceOfSame(after, id, before) === 'shown')
    return blocked('clause:DEL-1', 'the record is still there, so that it can be found');
  const { id: member = '', list = '' } = searched.call.operation ?? {};
  const found = recordsOf(searched.decoded?.value[list]);
  const isShown = presenceOfSame(searched, id, before) === 'shown';
  const others = found.filter((record) => !sameNumber(record[member], id)).length;
  if (others === 0) return blocked('nothing', 'the other record that was searched for is no longer there');
  // More than the one: then the filters were passed over, and it is theirs to be judged.
  if (others > 1) return blocked('clause:FLT-1', 'the search brings more than the other record');
  if (!isShown) return [];
  const message = 'the deleted record is found by a search';
  return [breach(searched, message, 'gone', `${shown(id)} shown`, list)];
}

/** Whether the same delete a second time fails. */
export function deletedAgain(subject: Subject<LeftByDelete>) {
  if (subject.outcome !== 'succeeded') return callRefused;
  const { before, after, again } = subject.others;
  const id = sentId(subject);
  const isDisposable = subject.spec.operation?.disposable !== undefined;
  if (before !== undefined && isDisposable && presence(before, id) === 'gone') return usedUp(subject);
  if (after !== undefined && presenceOfSame(after, id, before) === 'shown')
    return blocked('clause:DEL-1', 'the record is still there, so that it can be deleted again');
  if (again === undefined) return notDeletedAgain(subject);
  return deletedTwice(subject, again, 'a record is deleted twice');
}

/** Why the scenario did not delete a second time: what it would have deleted may be another client's. */
export function notDeletedAgain(subject: Subject<LeftByDelete>) {
  const { standing } = subject.others;
  const id = sentId(subject);
  if (standing === undefined) throw new Error('the scenario of DEL-1 looks before it deletes again');
  const obstacle = obstacleIn(standing, subject.context);
  if (obstacle !== undefined) return obstacle;
  const undone = 'it was not deleted a second time';
  return presence(standing, id) === 'shown'
    ? blocked('control', `a record has the id ${id.lexeme} again, and may be another client's: ${undone}`)
    : blocked(
        'nothing',
        `${standing.call.operationName} does not tell which record has the id ${id.lexeme} now: ${undone}`,
      );
}

function usedUp({ spec }: Pick<Subject, 'spec'>) {
  const kind = spec.operation?.disposable;
  if (kind === undefined) return blocked('control', 'the record that the run inserted is not shown');
  const message = 'the disposable was used up before: it is not shown';
  return blocked(`fixture:disposable.${kind}`, message);
}

/**
 * What must outlast the delete, and what `after` can tell of: the run's other companies, those made beside the deleted one
 * among them, or disposables that no run uses up.
 */
function bystanders(subject: Subject<LeftByDelete>, after: Answer): readonly Numeric[] {
  const { spec, context } = subject;
  const kind = spec.operation?.disposable;
  if (kind === 'discounts' || kind === 'boms' || kind === 'documentTypes')
    return unusedDisposables(context.fixtures, kind).map((id) => numeric(id));
  return (['bystander', ...besideTheDeleted] as const)
    .flatMap((name) => subject.others[name] ?? [])
    .filter((insert) => isAnswered(insert) && supersededWrite(context, insert, after) === undefined)
    .map(affectedId)
    .filter(isNumeric);
}
