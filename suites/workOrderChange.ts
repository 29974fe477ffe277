import type { Answer } from '../harness/Answer.ts';
import { isRecord } from '../specs/isRecord.ts';
import { isNumeric } from '../specs/numeric.ts';
import { recordShape } from '../specs/shapes.ts';
import type { RecordValue, Value } from '../specs/Value.ts';
import { allocations } from './allocations.ts';
import type { Difference } from './firstDifference.ts';
import { shown } from './judgements.ts';
import { sameNumber } from './sameNumber.ts';

const { members } = recordShape('mvWorkOrder');

/** What a server may work out anew whenever it shows a work order. */
const isComputed = (name: string): boolean => /Cost$/.test(name);

/**
 * Where the work orders of two answers differ: in texts, numbers and flags that both of them show, or in what is allocated of a
 * material. Times and costs, and what only one of them shows, tell nothing. Undefined when they are the same.
 */
export function workOrderChange(before: Answer, after: Answer): Difference | undefined {
  const was = workOrderIn(before);
  const is = workOrderIn(after);
  for (const { name, type } of members) {
    if (type.kind !== 'scalar' || type.type === 'datetime' || isComputed(name)) continue;
    const left = was[name];
    const right = is[name];
    if (isSilent(left) || isSilent(right) || isSame(left, right)) continue;
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
export function workOrderIn({ decoded }: Answer): RecordValue {
  const order = decoded?.value.mvWorkOrder;
  return isRecord(order) ? order : {};
}

const isSilent = (value: Value | undefined): boolean => value === undefined || value === null || value === '';

const isSame = (left: Value | undefined, right: Value | undefined): boolean =>
  isNumeric(left) ? sameNumber(left, right) : left === right;
