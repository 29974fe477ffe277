import Big from 'big.js';
import type { Violation } from '../../harness/Judgement.ts';
import { listedRecords, recordsIn } from '../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { shown } from '../judgements.ts';
import { orderIds } from './descending.ts';
import { saidBy } from './saidBy.ts';
import { isSilent, isTaken, type SelectionTrial, stillIn } from './selection.ts';

/** What is wrong with the top N: how many they are, and which. */
export const topFaults = (operation: Operation, trial: SelectionTrial): readonly Violation[] => {
  const faults = countFaults(operation, trial);
  return faults.length > 0 ? faults : passedOver(operation, trial);
};

/** The top N are refused, more than N, or fewer than stood still, up to N; where nothing is read beside them, only the first two. */
export function countFaults(operation: Operation, trial: SelectionTrial): readonly Violation[] {
  const { answer } = trial;
  if (isSilent(answer)) return [];
  if (!isTaken(answer)) return [fault(operation, trial, 'success', saidBy(answer))];
  const asked = askedOf(trial);
  const count = recordsIn(operation, answer.decoded?.value).length;
  const standing = [...stillIn(operation, trial).values()].reduce((sum, one) => sum + one.count, 0);
  const due = Math.min(asked, standing);
  if (count > asked) return [fault(operation, trial, `at most ${asked} records`, `${count}`)];
  return count < due ? [fault(operation, trial, `${due} records`, `${count}`)] : [];
}

/** One that stood still is left out of the top N for another with a lower id. New records of others may take its place. */
export function passedOver(operation: Operation, trial: SelectionTrial): readonly Violation[] {
  const { answer } = trial;
  const name = operation.order;
  if (name === undefined || !isTaken(answer)) return [];
  const answered = listedRecords(operation, answer.decoded?.value);
  const lowest = orderIds(operation, answer).reduce<Big | undefined>(
    (least, id) => (least === undefined || id.lt(least) ? id : least),
    undefined,
  );
  const left = [...stillIn(operation, trial)].filter(([key, { record, count: times }]) => {
    const id = record[name];
    const isAbove = isNumeric(id) && lowest !== undefined && new Big(id.lexeme).gt(lowest);
    return isAbove && (answered.get(key)?.count ?? 0) < times;
  });
  return left.map(([, { record }]) =>
    fault(operation, trial, `${name} ${shown(record[name])}`, `not there, but ${lowest?.toFixed()} is`),
  );
}

function fault(operation: Operation, trial: SelectionTrial, expected: string, actual: string): Violation {
  const asked = askedOf(trial);
  return {
    message: `ReturnTopNRecords ${asked} does not bring the ${asked} records with the highest ids`,
    expected,
    actual,
    path: operation.list ?? '',
    exchange: trial.answer.exchange,
  };
}

function askedOf({ answer }: SelectionTrial): number {
  const sent = answer.call.members.ReturnTopNRecords;
  return isNumeric(sent) ? Number(sent.lexeme) : 0;
}
