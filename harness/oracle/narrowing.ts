import { isTame } from '../../generators/filters/tameText.ts';
import { itemShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { SearchFilter } from '../../specs/SearchFilter.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { calledOperation, isTaken, recordsRead } from '../records/listed.ts';
import { couldContain } from './couldMatch.ts';
import { faultsBy, filtersOf, type SelectionFault, type SelectionTrial, stillIn } from './selectionTrial.ts';
import { and, type Truth } from './Truth.ts';
import { truthOf } from './truthOf.ts';

/** The request members that narrow, and the member of the records that each is about. */
export const narrowing = { mvSalesOrderNo: 'SalesOrderNo', mvSalesOrderStatus: 'SalesOrderStatus' } as const;

/** The oldest order with a number and a status, rather one whose status not all orders have: what all have restricts nothing. */
export function narrowingOrder(records: readonly RecordValue[]): RecordValue | undefined {
  const orders = records.toReversed().filter((order) =>
    Object.values(narrowing).every((field) => {
      const text = order[field];
      return typeof text === 'string' && isTame(text);
    }),
  );
  const isShared = (order: RecordValue): boolean =>
    orders.every(({ SalesOrderStatus }) => SalesOrderStatus === order.SalesOrderStatus);
  return orders.find((one) => !isShared(one)) ?? orders[0];
}

/** The status of an old order that the newest order certainly does not have; undefined where there is none. */
export function olderStatus(records: readonly RecordValue[]): string | undefined {
  const [newest, ...older] = records;
  return older
    .reverse()
    .map(({ SalesOrderStatus }) => SalesOrderStatus)
    .find(
      (status): status is string =>
        typeof status === 'string' &&
        isTame(status) &&
        matchesNarrowing(newest?.SalesOrderStatus, status) === 'no',
    );
}

/** Whether an order holds what was asked for; what merely contains it is open. */
export function matchesNarrowing(held: RecordValue[string], sent: string): Truth {
  if (typeof held !== 'string' || held === '') return 'open';
  if (held === sent) return 'yes';
  return couldContain(held, sent) ? 'open' : 'no';
}

/**
 * Faults where only the newest named order was asked for: none comes, or one of another name. Which of the named ones comes is GET-5's
 * and GET-2's matter. All of it is theirs where the same without a name (`others.plain`) does not bring one order.
 */
export function topNarrowingFaults(trial: SelectionTrial): readonly SelectionFault[] {
  const { answer, others } = trial;
  const count = (one: Answer): number => (isTaken(one) ? recordsRead(one).length : 0);
  if (!isTaken(answer) || (others.plain !== undefined && count(others.plain) !== 1)) return [];
  return narrowingFaults(trial).filter(({ kind }) => kind === 'extra' || count(answer) === 0);
}

/**
 * Exact matches of what was sent must come, what merely contains the text may, and the others must not. Of filters beside it only what
 * they select counts: what they should have left out is not judged here. They have to be joined by And.
 */
export function narrowingFaults(trial: SelectionTrial): readonly SelectionFault[] {
  const shape = itemShape(calledOperation(trial.answer));
  const filters = filtersOf(trial.answer);
  return faultsBy(trial, (record) => {
    const truth = narrowingTruth(trial.answer, record);
    const isSelected = filters.every((filter) => truthOf(filter, record, shape) === 'yes');
    return truth === 'yes' && !isSelected ? 'open' : truth;
  });
}

/** The orders that came although the filters beside it leave them out; `narrowingFaults` has what is missing. */
export function unfiltered(trial: SelectionTrial): readonly SelectionFault[] {
  const isExcluded = excludedBy(calledOperation(trial.answer), filtersOf(trial.answer));
  return faultsBy(trial, (record) => (isExcluded(record) ? 'no' : 'open')).filter(
    ({ kind }) => kind === 'extra',
  );
}

/** Whether some of the filters certainly leave an order out. */
function excludedBy(
  operation: Operation,
  filters: readonly SearchFilter[],
): (record: RecordValue) => boolean {
  const shape = itemShape(operation);
  return (record) => filters.some((filter) => truthOf(filter, record, shape) === 'no');
}

/** Whether an order has that status and the filters beside it leave it out: an answer that ignores the filters shows it. */
export function isLeftOut(
  operation: Operation,
  filters: readonly SearchFilter[],
  status: Value | undefined,
): (record: RecordValue) => boolean {
  const isExcluded = excludedBy(operation, filters);
  return (record) =>
    typeof status === 'string' &&
    matchesNarrowing(record.SalesOrderStatus, status) === 'yes' &&
    isExcluded(record);
}

/** Whether there is an order that a call names and the filters beside it leave out. */
export function couldComeUnfiltered(trial: SelectionTrial): boolean {
  const { answer } = trial;
  const isExcluded = excludedBy(calledOperation(answer), filtersOf(answer));
  return [...stillIn(trial).values()].some(
    ({ record }) => narrowingTruth(answer, record) === 'yes' && isExcluded(record),
  );
}

/** Whether the narrowing members of a call name an order. */
function narrowingTruth({ call: { members } }: Answer, record: RecordValue): Truth {
  const truths = Object.entries(narrowing).flatMap(([name, field]) => {
    const sent = members[name];
    return typeof sent === 'string' ? [matchesNarrowing(record[field], sent)] : [];
  });
  return truths.reduce(and, 'yes');
}

/** The statuses that some of the orders that a filter certainly selects have, and others certainly not. */
export function statusesAmong(whole: Answer, filters: readonly SearchFilter[]): readonly string[] {
  const shape = itemShape(calledOperation(whole));
  const held = recordsRead(whole)
    .filter((record) => filters.every((filter) => truthOf(filter, record, shape) === 'yes'))
    .map(({ SalesOrderStatus }) => SalesOrderStatus);
  return [...new Set(held)].filter(
    (status): status is string =>
      typeof status === 'string' &&
      isTame(status) &&
      held.some((other) => matchesNarrowing(other, status) === 'no'),
  );
}
