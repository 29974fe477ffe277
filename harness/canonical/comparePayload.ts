import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { contentOf } from '../records/contentOf.ts';
import { beyondTop } from '../records/idOrder.ts';
import { calledOperation, topAskedFor } from '../records/listed.ts';
import { keyOf, recordsIn } from '../records/recordKeys.ts';
import { shown } from '../words/shown.ts';
import { asRead } from './answeredReads.ts';
import { compareForms } from './compareForms.ts';
import { compareReads, type ReadDifference } from './compareReads.ts';
import { sidesInWords } from './Difference.ts';
import { firstDifference, type ValueDifference } from './values.ts';
import { withoutMoving } from './withoutMoving.ts';

interface PayloadComparison {
  readonly difference: ValueDifference | undefined;
  /** A nested list whose rows come in another order. */
  readonly order: ValueDifference | undefined;
  /** How many nested lists of two rows and more were compared, where their order is known. */
  readonly lists: number;
  /** Whether something stood still that could be compared. */
  readonly stood: boolean;
}

/** What an answer is made of: the records of its list, and each member of the rest. */
interface Part {
  readonly path: string;
  readonly value: Value;
  readonly isRecord: boolean;
}

/**
 * Compares two answers of one format to the same Get, made at two addresses. Where reads that were made `later` at the
 * first one are given, only what is the same in all of them counts: the rest is the work of others. Of a single
 * record without an id the members are compared that are, where something in it is not.
 */
export function comparePayload(before: Answer, seen: Answer, later: readonly Answer[]): PayloadComparison {
  const operation = calledOperation(before);
  const values = [before, seen, ...later].map(({ decoded }) => decoded?.value ?? {});
  const { form, order, lists } = compareWriting(before, seen, later);
  const { difference = form, stood } = compareParts(seen, values);
  const whole = { difference, order, lists, stood };
  if (later.length === 0 || whole.stood || whole.difference !== undefined) return whole;
  const [home = {}, , ...rest] = values;
  const still = withoutMoving(operation, [home, ...rest], values);
  return still === undefined ? whole : { order, lists, ...compareParts(seen, still) };
}

/**
 * Compares how an answer is written with how it is at the first place, in all reads there. `form` is a departure that none of those shows,
 * a record that comes more often, or one that leaves the documented order. `order` is a nested list in another order. Where a later
 * read brought nothing, nothing is said: it was made because the first two differ.
 */
function compareWriting(before: Answer, seen: Answer, later: readonly Answer[]) {
  const operation = calledOperation(seen);
  const [first, away, ...others] = [before, seen, ...later].map(asRead);
  const again = others.filter((read) => read !== undefined);
  if (first === undefined || away === undefined || again.length < later.length)
    return { form: undefined, order: undefined, lists: 0 };
  const top = topAskedFor(seen);
  const [form] = compareForms(operation, [first, ...again], away, top !== undefined);
  const hasRecords = operation.list !== undefined || operation.record !== undefined;
  const compared = hasRecords ? compareReads(operation, first, away, { again, top }) : undefined;
  const [order] = compared?.orders ?? [];
  return {
    form: form && asValueDifference(form),
    order: order && asValueDifference(order),
    lists: compared?.lists ?? 0,
  };
}

const asValueDifference = (difference: ReadDifference): ValueDifference => ({
  path: difference.rightPath,
  ...sidesInWords(difference),
});

function compareParts(
  seen: Answer,
  values: readonly RecordValue[],
): Pick<PayloadComparison, 'difference' | 'stood'> {
  const operation = calledOperation(seen);
  const [first, other, ...rest] = values.map((value) => partsOf(operation, value));
  if (first === undefined || other === undefined) throw new Error('two answers are compared');
  const still = [...first].filter(([key, { value }]) =>
    rest.every((parts) => isSame(parts.get(key)?.value, value)),
  );
  const holdsRecords = [...first.values()].some(({ isRecord: is }) => is);
  const stood = still.some(([, part]) => !holdsRecords || part.isRecord);
  const isBeyond = beyondTop(seen);
  for (const [key, part] of still) {
    const twin = other.get(key);
    const { path, value } = part;
    if (twin === undefined) {
      if (isRecord(value) && part.isRecord && isBeyond(value)) continue;
      return { difference: { path, left: shown(value), right: 'not there' }, stood };
    }
    // Rows have no order: an answer may bring them in another one each time.
    const difference = isSame(value, twin.value) ? undefined : firstDifference(value, twin.value, path);
    if (difference !== undefined) return { difference, stood };
  }
  const isKnown = (key: string): boolean => first.has(key);
  const areSameKeys = rest.every((parts) => parts.size === first.size && [...parts.keys()].every(isKnown));
  const [, extra] = (areSameKeys ? [...other].find(([key]) => !isKnown(key)) : undefined) ?? [];
  const difference = extra && { path: extra.path, left: 'not there', right: shown(extra.value) };
  return { difference, stood };
}

const isSame = (one: Value | undefined, other: Value): boolean =>
  one !== undefined && contentOf({ one }) === contentOf({ one: other });

function partsOf(operation: Operation, value: RecordValue): ReadonlyMap<string, Part> {
  const { list, record: single, order } = operation;
  const parts = new Map<string, Part>();
  const add = (path: string, held: Value): void =>
    void parts.set(path, { path, value: held, isRecord: false });
  for (const [name, held] of Object.entries(value)) {
    if (held === undefined || name === list) continue;
    if (name === single && isRecord(held)) {
      for (const [member, one] of Object.entries(held)) if (one !== undefined) add(`${name}.${member}`, one);
    } else if (name === 'ResponseStatus' && isRecord(held)) {
      // What a success says in words is open (ENV-4), and may be another thing each time.
      const { Message, ...status } = held;
      add(name, status);
    } else add(name, held);
  }
  if (list === undefined) return parts;
  for (const record of recordsIn(operation, value)) {
    const known = keyOf(operation, record) ?? contentOf(record);
    let key = `${list}[${known}]`;
    for (let count = 2; parts.has(key); count++) key = `${list}[${known}] ${count}`;
    const id = order === undefined ? '' : `[${order} ${shown(record[order])}]`;
    parts.set(key, { path: `${list}${id}`, value: record, isRecord: true });
  }
  return parts;
}
