import { changesOf, unusedDisposables } from '../../config/disposables.ts';
import { namedApplication } from '../../generators/records/sourceApplication.ts';
import { deleteMembers } from '../../generators/records/writeMembers.ts';
import { workOrderChange, workOrderIn } from '../../harness/canonical/allocations.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../harness/exchanges/outcome.ts';
import type { Waiting } from '../../harness/settle/madeUntilTaken.ts';
import { latestShownMs } from '../../harness/writes/lateReads.ts';
import { formats } from '../../specs/Format.ts';
import type { ScenarioPlace } from '../kernel/probe.ts';

/**
 * Goes on with a call that was refused, as long as success and failure alternate: up to three times more. A server may lock for a moment what
 * it just changed, so it waits in between.
 */
export async function whileAlternating(
  context: Waiting,
  again: Answer,
  call: () => Promise<Answer>,
): Promise<Partial<Record<'again' | 'third' | 'fourth' | 'fifth', Answer>>> {
  if (outcomeOf(again, 'any') !== 'failed') return { again };
  const third = await call();
  if (outcomeOf(third, 'any') !== 'succeeded') return { again, third };
  await context.pause(latestShownMs);
  const fourth = await call();
  if (outcomeOf(fourth, 'any') !== 'failed') return { again, third, fourth };
  return { again, third, fourth, fifth: await call() };
}

/** Makes a call, and again after a while if it is refused: the work order may be locked. */
export async function madeAgainLater(context: Waiting, call: () => Promise<Answer>): Promise<Answer> {
  const answer = await call();
  if (outcomeOf(answer, 'any') !== 'failed') return answer;
  await context.pause(latestShownMs);
  return call();
}

/** Whether a work order that was Pending is in process in the answer to the call that opens it. */
export const beginsWork = (before: Answer | undefined, opened: Answer): boolean =>
  before !== undefined &&
  hasSucceeded(opened) &&
  workOrderIn(before).WorkOrderStatus === 'Pending' &&
  workOrderIn(opened).WorkOrderStatus === 'InProcess';

/** Two more calls behind one that was taken and shows a change, the second right behind the first. */
export interface TwoMore {
  readonly later?: Answer;
  readonly last?: Answer;
}

/**
 * Opens a work order twice more, where its second opening (`again`) was taken and shows a change. What a planner did once is done by then, so
 * a change between these two comes with the calls.
 */
export async function twiceMore(
  context: Waiting,
  opened: Answer,
  again: Answer,
  call: () => Promise<Answer>,
): Promise<TwoMore> {
  if (![opened, again].every(hasSucceeded) || workOrderChange(opened, again) === undefined) return {};
  await context.pause(latestShownMs);
  const later = await call();
  return hasSucceeded(later) ? { later, last: await call() } : { later };
}

/** A closed work order that no other scenario opens: it was opened once (`other`), and some seconds later a second time. */
export interface OpenedLater {
  readonly other?: Answer;
  readonly otherLater?: Answer;
}

/**
 * Opens a spare closed work order, waits, and opens it again. A planner that puts what is Pending in process has done so by then. The second
 * call names a source, so that no server takes it for the first one sent again. Nothing where the fixtures have no spare one.
 */
export async function openedLater(
  context: GatherContext,
  { operation, formatIndex }: ScenarioPlace,
  which: 'first' | 'second',
): Promise<OpenedLater> {
  const spare = unusedDisposables(context.fixtures, 'closedWorkOrders');
  const id = spare[formatIndex + (which === 'first' ? 0 : formats.length)];
  if (id === undefined || changesOf(context.fixtures, id) > 1) return {};
  const members = deleteMembers(context, operation, id);
  const other = await context.call(operation, members);
  if (!hasSucceeded(other)) return { other };
  await context.pause(latestShownMs);
  const named = { ...members, ...namedApplication(context) };
  return { other, otherLater: await context.call(operation, named) };
}
