import type { Answer } from '../../harness/Answer.ts';
import { withoutMoving } from '../../harness/canonical/withoutMoving.ts';
import type { Judgement } from '../../harness/Judgement.ts';
import { MovingTargetError } from '../../harness/MovingTargetError.ts';
import { contentOf } from '../../harness/oracle/contentOf.ts';
import { keyOf, recordsIn } from '../../harness/oracle/listedRecords.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { blocked, failed, passed, shown } from '../kernel/judgements.ts';
import { obstacleIn } from '../kernel/obstacles.ts';
import type { Subject } from '../kernel/Subject.ts';
import { beyondLimit } from '../probes/reads/wholeRead.ts';
import { laterIn } from '../settle/brackets.ts';
import { firstDifference, type ValueDifference } from './values.ts';

interface PayloadComparison {
  readonly difference: ValueDifference | undefined;
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
export function comparePayload(
  operation: Operation,
  before: Answer,
  seen: Answer,
  later: readonly Answer[],
): PayloadComparison {
  const values = [before, seen, ...later].map(({ decoded }) => decoded?.value ?? {});
  const whole = compareParts(operation, seen, values);
  if (later.length === 0 || whole.stood || whole.difference !== undefined) return whole;
  const [home = {}, , ...rest] = values;
  const still = withoutMoving(operation, [home, ...rest], values);
  return still === undefined ? whole : compareParts(operation, seen, still);
}

function compareParts(operation: Operation, seen: Answer, values: readonly RecordValue[]): PayloadComparison {
  const [first, other, ...rest] = values.map((value) => partsOf(operation, value));
  if (first === undefined || other === undefined) throw new Error('two answers are compared');
  const still = [...first].filter(([key, { value }]) => rest.every((parts) => isIn(parts, key, value)));
  const holdsRecords = [...first.values()].some(({ isRecord: is }) => is);
  const stood = still.some(([, part]) => !holdsRecords || part.isRecord);
  for (const [key, part] of still) {
    const twin = other.get(key);
    if (twin === undefined && part.isRecord && isBeyond(operation, seen, part.value)) continue;
    const difference = differenceOf(part, twin);
    if (difference !== undefined) return { difference, stood };
  }
  const areSameKeys = rest.every((parts) => parts.size === first.size && [...parts.keys()].every(isKnown));
  const extra = areSameKeys ? [...other].find(([key]) => !isKnown(key)) : undefined;
  return {
    difference: extra && { path: extra[1].path, left: 'not there', right: shown(extra[1].value) },
    stood,
  };

  function isKnown(key: string): boolean {
    return first?.has(key) === true;
  }
}

function differenceOf({ path, value }: Part, twin: Part | undefined): ValueDifference | undefined {
  if (twin === undefined) return { path, left: shown(value), right: 'not there' };
  // Rows have no order: an answer may bring them in another one each time.
  return isSame(value, twin.value) ? undefined : firstDifference(value, twin.value, path);
}

const isIn = (parts: ReadonlyMap<string, Part>, key: string, value: Value): boolean => {
  const part = parts.get(key);
  return part !== undefined && isSame(part.value, value);
};

const isSame = (one: Value, other: Value): boolean => contentOf({ one }) === contentOf({ one: other });

const isBeyond = (operation: Operation, answer: Answer, record: Value): boolean =>
  isRecord(record) && beyondLimit(operation, answer)(record);

function partsOf(operation: Operation, value: RecordValue): ReadonlyMap<string, Part> {
  const { list, record: single } = operation;
  const parts = new Map<string, Part>();
  for (const [name, held] of Object.entries(value)) {
    if (held === undefined || name === list) continue;
    if (name === single && isRecord(held)) addMembers(parts, name, held);
    else if (name === 'ResponseStatus' && isRecord(held)) {
      // What a success says in words is open (ENV-4), and may be another thing each time.
      const { Message, ...status } = held;
      parts.set(name, { path: name, value: status, isRecord: false });
    } else parts.set(name, { path: name, value: held, isRecord: false });
  }
  if (list === undefined) return parts;
  for (const record of recordsIn(operation, value)) {
    const known = keyOf(operation, record) ?? contentOf(record);
    let key = `${list}[${known}]`;
    for (let count = 2; parts.has(key); count++) key = `${list}[${known}] ${count}`;
    const id = operation.order === undefined ? '' : `[${operation.order} ${shown(record[operation.order])}]`;
    parts.set(key, { path: `${list}${id}`, value: record, isRecord: true });
  }
  return parts;
}

function addMembers(parts: Map<string, Part>, name: string, record: RecordValue): void {
  for (const [member, value] of Object.entries(record)) {
    const path = `${name}.${member}`;
    if (value !== undefined) parts.set(path, { path, value, isRecord: false });
  }
}

/**
 * Compares an answer with the same read at the default address, made before it (`before`) and, where the two differ,
 * after it once more (`after`, `afterwards`).
 *
 * Raises MovingTargetError when nothing stood still in all of those: then nothing can be said.
 */
export function samePayload(subject: Subject): Judgement {
  const { operation } = subject.spec;
  const { before } = subject.evidence.others;
  const later = laterIn(subject.evidence);
  if (operation === null || before === undefined || ![before, ...later].every(isReadable))
    return (
      (before && obstacleIn(before, subject.context)) ??
      blocked('clause:FMT-1', 'the same read at its path brought nothing to compare with')
    );
  const { difference, stood } = comparePayload(operation, before, subject.answer, later);
  if (difference !== undefined) {
    const { left, right, path } = difference;
    return failed(subject, 'the payload is not the unwrapped answer', left, right, path);
  }
  if ([before, ...later].some(isEmpty))
    return blocked('nothing', 'the same read at its path brought no documented member to compare');
  if (!stood) throw new MovingTargetError('The target is moving: no record was the same in two reads.');
  return passed;
}

const isEmpty = ({ decoded }: Answer): boolean =>
  Object.values(decoded?.value ?? {}).every((held) => held === undefined);

const isReadable = ({ decoded }: Answer): boolean => decoded !== null;
