import Big from 'big.js';
import { workOrderChange, workOrderIn } from '../../../harness/canonical/allocations.ts';
import type { ValueDifference } from '../../../harness/canonical/values.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, judged, passed } from '../../../harness/verdicts/judgements.ts';
import { shown } from '../../../harness/words/shown.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import { beginsWork, type OpenedLater, type TwoMore } from '../../probes/workOrderOpening.ts';

export const changedByOpening = 'a work order that is not closed is changed by opening it again';

const statusPath = 'mvWorkOrder.WorkOrderStatus';

/** The members that a planner or a job may set, beside the status and what is allocated. What a work order is, and what it made, is no plan. */
const ofPlan = /^mvWorkOrder\.(?:WorkOrder(?:Priority|Comments|Tags|Reference|CustomFlag)|WorkOrderDetails)/;

const receivedName = 'WorkOrderReceivedQuantity';

const receivedPath = `mvWorkOrder.${receivedName}`;

const receivedIn = (answer: Answer): Big | undefined => {
  const received = workOrderIn(answer)[receivedName];
  return isNumeric(received) ? new Big(received.lexeme) : undefined;
};

/**
 * Whether the received quantity rises by the same with each of three calls in a row, though some seconds lie between two of them. What a line
 * reports comes with the time, and not with the calls.
 */
function risesByCalls(calls: readonly [Answer, Answer, Answer, Answer]): boolean {
  const [first, ...more] = calls.map(receivedIn);
  const [rise, ...others] = more.map((received, index) => {
    const before = index === 0 ? first : more[index - 1];
    return before === undefined ? undefined : received?.minus(before);
  });
  return rise?.gt(0) === true && others.every((one) => one?.eq(rise) === true);
}

/** A quantity as it is shown in words; what is left out is 0. */
const quantityIn = (words: string): number => Number(words) || 0;

/**
 * What a server may do by itself at any time, because there is work to be done. No planner closes what was just opened, or puts what is in
 * process back to Pending. A line may report goods, and takes none back.
 */
export const mayBePlanned = ({ path, left, right }: ValueDifference): boolean =>
  path === statusPath
    ? right !== shown('Completed') && !(left === shown('InProcess') && right === shown('Pending'))
    : ofPlan.test(path) || (path === receivedPath && quantityIn(right) > quantityIn(left));

/**
 * Judges a change that a planner may have made. It is a breach where the same member changes with a further call too (`last` beside
 * `later`): a planner is done by then.
 */
export function changedEachTime(before: Answer, again: Answer, { later, last }: TwoMore) {
  const planned = new Map<string, ValueDifference>();
  workOrderChange(before, again, (difference) => {
    planned.set(difference.path, difference);
    return true;
  });
  if (planned.size === 0) return passed;
  if (later === undefined || last === undefined || ![later, last].every(hasSucceeded))
    return blocked('control', 'a planner may have changed the work order, and no further call is taken');
  const isCounted = risesByCalls([before, again, later, last]);
  const change = workOrderChange(
    later,
    last,
    ({ path }) => !planned.has(path) || (path === receivedPath && !isCounted),
  );
  return change === undefined
    ? passed
    : judged([breach(last, changedByOpening, change.left, change.right, change.path)]);
}

/**
 * Judges a work order that was Pending and came back in process (`opened`), where the next call was refused. The server may take the call for
 * Pending ones alone, and so put it in process, or a planner did. A planner would have begun the other one too before it was opened late.
 * One that was Pending for long (`wasPendingLong`) is no planner's, where the server opens closed ones with another status.
 */
export function putInProcess(
  opened: Answer,
  { other, otherLater }: OpenedLater,
  wasPendingLong: boolean,
): Judgement {
  if (other === undefined || otherLater === undefined)
    return blocked(
      'control',
      'the call or a planner put the work order in process: only a spare entry of closedWorkOrders could tell which',
    );
  const isOpenedAsPending = workOrderIn(other).WorkOrderStatus === 'Pending';
  const isByCall = isOpenedAsPending ? beginsWork(other, otherLater) : wasPendingLong;
  return isByCall
    ? judged([breach(opened, changedByOpening, shown('Pending'), shown('InProcess'), statusPath)])
    : passed;
}
