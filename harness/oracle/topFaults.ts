import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { lowestId, repeatedId } from '../records/idOrder.ts';
import {
  calledOperation,
  isTaken,
  recordsByKey,
  recordsRead,
  saidBy,
  topAskedFor,
} from '../records/listed.ts';
import type { Violation } from '../verdicts/Judgement.ts';
import { breach } from '../verdicts/judgements.ts';
import { counted, inNumbers } from '../words/counted.ts';
import { shown } from '../words/shown.ts';
import { type SelectionTrial, stillIn } from './selectionTrial.ts';

/** What is wrong with the top N: how many they are, and which records they leave out. */
interface TopFaults {
  readonly counts: readonly Violation[];
  readonly left: readonly Violation[];
}

/**
 * What is wrong with the top N of several trials, and with a single record of all (`among`). That one shows whether the top N of the deleted
 * records and of the others are taken each by itself: there would be two. An id that comes twice is GET-9's: the records are then no more than
 * were asked for.
 */
export function faultsOfTop(trials: readonly SelectionTrial[], among: Answer | undefined): TopFaults {
  const counts = trials.flatMap((trial) => [...noneFaults(trial), ...countFaults(trial)]);
  if (among !== undefined && isTaken(among) && repeatedId(among) === undefined)
    counts.push(...countFaults({ answer: among, others: {} }));
  return { counts, left: trials.flatMap(passedOver) };
}

/** What is wrong with the top N of one trial: by this, the probe searches for a number that shows it. */
export const topFaults = (trial: SelectionTrial): readonly Violation[] => {
  const faults = countFaults(trial);
  return faults.length > 0 ? faults : passedOver(trial);
};

/** The top N are refused, are more than N, or fewer than due. How many are due is known only where something is read beside them. */
export function countFaults(trial: SelectionTrial): readonly Violation[] {
  const { answer } = trial;
  if (!isTaken(answer)) return [fault(answer, 'success', saidBy(answer))];
  const most = topAskedFor(answer) ?? 0;
  const count = recordsRead(answer).length;
  const stood = [...stillIn(trial).values()].reduce((sum, one) => sum + one.count, 0);
  const due = Math.min(most, stood);
  if (count > most) return [fault(answer, `at most ${counted(most, 'record')}`, inNumbers(count))];
  return count < due ? [fault(answer, counted(due, 'record'), inNumbers(count))] : [];
}

/** A record that stood still is left out of the top N, though one with a lower id is there. New records may take its place. */
export function passedOver(trial: SelectionTrial): readonly Violation[] {
  const { answer } = trial;
  const name = calledOperation(answer).order;
  if (name === undefined || !isTaken(answer)) return [];
  const answered = recordsByKey(answer);
  const lowest = lowestId(answer);
  return [...stillIn(trial)].flatMap(([key, { record, count }]) => {
    const id = record[name];
    if (!isNumeric(id) || lowest === undefined || !new Big(id.lexeme).gt(lowest)) return [];
    return (answered.get(key)?.count ?? 0) < count
      ? [fault(answer, `${name} ${shown(id)}`, `not there, but ${lowest.toFixed()} is`)]
      : [];
  });
}

function fault(answer: Answer, expected: string, actual: string): Violation {
  const most = topAskedFor(answer) ?? 0;
  const message = `ReturnTopNRecords ${most} does not bring the ${counted(most, 'record')} with the highest ids`;
  return breach(answer, message, expected, actual, calledOperation(answer).list ?? '');
}

/** Records come where a few are asked for, and none each time where many more are. */
export function noneFaults({ answer, others }: SelectionTrial): readonly Violation[] {
  const wholes = [others.before, others.after, others.afterwards].filter((whole) => whole !== undefined);
  const [firstWhole] = wholes;
  const isNone = (one: Answer): boolean => isTaken(one) && recordsRead(one).length === 0;
  if (firstWhole === undefined || !wholes.every(isNone) || !isTaken(answer) || isNone(answer)) return [];
  const message = 'a ReturnTopNRecords above the number of records brings nothing';
  return [breach(firstWhole, message, 'all records', 'none', calledOperation(firstWhole).list ?? '')];
}
