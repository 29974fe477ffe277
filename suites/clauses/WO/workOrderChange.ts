import { recordIn, sameValue, type ValueDifference } from '../../../harness/canonical/values.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { spoilt, withEcho } from '../../../harness/verdicts/echo.ts';
import { blocked, failed, shown } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import { recordShape } from '../../../specs/shapes.ts';
import type { Numeric, RecordValue, Value } from '../../../specs/Value.ts';
import { allocations } from '../../compare/allocations.ts';

const { members } = recordShape('mvWorkOrder');

/**
 * Where the work orders of two answers differ: in texts, numbers and flags that both of them show, or in what is allocated of a
 * material. Times and costs, and what only one of them shows, tell nothing. Undefined when they are the same.
 */
export function workOrderChange(before: Answer, after: Answer): ValueDifference | undefined {
  const was = workOrderIn(before);
  const is = workOrderIn(after);
  for (const { name, type } of members) {
    // A server may calculate costs again whenever it shows a work order.
    if (type.kind !== 'scalar' || type.type === 'datetime' || name.endsWith('Cost')) continue;
    const left = was[name];
    const right = is[name];
    if (isSilent(left) || isSilent(right) || sameValue(left, right)) continue;
    return { path: `mvWorkOrder.${name}`, left: shown(left), right: shown(right) };
  }
  const allocated = allocations(after);
  for (const [sku, { total }] of allocations(before)) {
    const now = allocated.get(sku)?.total;
    if (total === undefined || now === undefined || now.eq(total)) continue;
    return { path: `mvWorkOrder.WorkOrderDetails (${sku})`, left: total.toFixed(), right: now.toFixed() };
  }
  return undefined;
}

/** The work order in an answer; empty where there is none. */
export const workOrderIn = ({ decoded }: Answer): RecordValue => recordIn(decoded?.value.mvWorkOrder);

const isSilent = (value: Value | undefined): boolean => value === undefined || value === null || value === '';

/** Whether the work order in an answer is the one with that id. */
export const namesWorkOrder = (subject: Subject, id: Numeric) =>
  withEcho(subject, (order, path) => {
    const at = `${path}.WorkOrderId`;
    const own = order.WorkOrderId;
    if (own === undefined || own === null)
      return spoilt(subject, at) ?? blocked('nothing', 'the work order carries no id');
    if (sameNumber(own, id)) return [];
    const message = 'the answer carries another work order';
    return spoilt(subject, at) ?? failed(subject, message, shown(id), shown(own), at);
  });
