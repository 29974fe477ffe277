import Big from 'big.js';
import * as fc from 'fast-check';
import type { GatherContext, Gathered } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  calledOperation,
  isTaken,
  limitOf,
  lowestId,
  recordsByKey,
  recordsRead,
  saidBy,
} from '../../../harness/exchanges/listed.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, shown } from '../../../harness/verdicts/judgements.ts';
import { type Judge, type Ruling, type Subject, subjectOf } from '../../../harness/verdicts/Subject.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import { operations } from '../../../specs/operations.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { judgementOf } from '../../kernel/clause.ts';
import { evidenceKey } from '../../kernel/evidenceKey.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';
import { attemptSelection, type SelectionTrial, stillIn, withTrials } from '../filters/selection.ts';
import { type SearchTrial, searchSelections } from '../search.ts';
import { tooMany, wholeProbe } from './wholeRead.ts';

/** The evidence of the run's own deletes of what a Get lists, in its format; of what no operation deletes, none. */
const deletesOf = (place: ScenarioPlace): readonly string[] =>
  [...operations.values()]
    .filter(({ name }) => name === place.operation.name.replace(/Get$/, 'Delete'))
    .map((operation) => evidenceKey({ ...place, operation }, 'success'));

/** What is wrong with the top N: how many they are, and which. */
export const topFaults = (trial: SelectionTrial): readonly Violation[] => {
  const faults = countFaults(trial);
  return faults.length > 0 ? faults : passedOver(trial);
};

/** The top N are refused, are more than N, or fewer than due. How many are due is known only where something is read beside them. */
export function countFaults(trial: SelectionTrial): readonly Violation[] {
  const { answer } = trial;
  if (!isTaken(answer)) return [fault(answer, 'success', saidBy(answer))];
  const most = limitOf(answer) ?? 0;
  const count = recordsRead(answer).length;
  const stood = [...stillIn(trial).values()].reduce((sum, one) => sum + one.count, 0);
  const due = Math.min(most, stood);
  if (count > most) return [fault(answer, `at most ${most} records`, `${count}`)];
  return count < due ? [fault(answer, `${due} records`, `${count}`)] : [];
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
  const most = limitOf(answer) ?? 0;
  const message = `ReturnTopNRecords ${most} does not bring the ${most} records with the highest ids`;
  return breach(answer, message, expected, actual, calledOperation(answer).list ?? '');
}

/** One record of all, the deleted ones among them: it must not be one of each. */
const ofAll: RecordValue = { ReturnTopNRecords: numeric(1), showDeleted: 'showAllDeletedAndUndeleted' };

/** How often we ask again because the number of records has changed. */
const mostMoves = 2;

/**
 * ReturnTopNRecords with 1 and generated numbers, to more than there are: the evidence of GET-5. It waits until the run
 * has deleted such a record in that format: one that is not shown must not be counted.
 */
export const topTrials = wholeProbe<'among'>({
  name: 'top',
  follows: deletesOf,
  gather: async (whole, context, place) => {
    const { operation } = place;
    const count = recordsRead(whole).length;
    if (count >= context.maxRecords) return tooMany(context);
    if (count === 0) return moreThanAll(context, whole);
    let moved = mostMoves;
    const sentFor = new Map<number, number>();
    // What is drawn is meant beside the number of records, which the run's own deletes may have lowered since.
    let known = { whole, more: 0 };
    const attempt = async (top: number): Promise<SearchTrial> => {
      const most = top === 1 ? 1 : Math.max(1, top + known.more);
      sentFor.set(top, most);
      const trial = await attemptSelection(context, known.whole, {
        members: { ReturnTopNRecords: numeric(most) },
        isBroken: (one) => topFaults(one).length > 0,
      });
      const now = trial.evidence.others.afterwards ?? trial.evidence.others.after;
      if (trial.broken || now === undefined || !isTaken(now)) return trial;
      const more = recordsRead(now).length - count;
      const isOver = more === known.more;
      known = { whole: now, more };
      return isOver || top === 1 || moved-- <= 0 ? trial : attempt(top);
    };
    const gathered = await searchSelections({
      context,
      key: evidenceKey(place, 'top'),
      arbitrary: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(Math.max(1, count - 1), count, count + 1) },
        { weight: 1, arbitrary: fc.integer({ min: 1, max: Math.min(2 * count, context.maxRecords) }) },
      ),
      // A list of one is also what shows whether a record alone is still a list (GET-1, TYP-11).
      firsts: [1],
      attempt,
      show: (top) => ({ ReturnTopNRecords: sentFor.get(top) ?? top }),
      runs: Math.max(1, Math.floor(context.runs / 10)),
    });
    if (gathered.kind === 'blocked') return gathered;
    const others = operation.showDeleted === true ? { among: await context.call(operation, ofAll) } : {};
    return { kind: 'evidence', evidence: { ...gathered.evidence, answer: whole, others } };
  },
});

/** Nothing came where more was asked for than there may be: one record shows whether there is anything. */
async function moreThanAll(context: GatherContext, whole: Answer): Promise<Gathered> {
  const { evidence } = await attemptSelection(context, whole, {
    members: { ReturnTopNRecords: numeric(1) },
    isBroken: (one) => noneFaults(one).length > 0,
  });
  return recordsRead(evidence.answer).length === 0
    ? blocked('nothing', 'there are no records to limit')
    : withTrials(whole, [evidence]);
}

/** Records come where a few are asked for, and none each time where many more are. */
export function noneFaults({ answer, others }: SelectionTrial): readonly Violation[] {
  const wholes = [others.before, others.after, others.afterwards].filter((whole) => whole !== undefined);
  const [whole] = wholes;
  const isNone = (one: Answer): boolean => isTaken(one) && recordsRead(one).length === 0;
  if (whole === undefined || !wholes.every(isNone) || !isTaken(answer) || isNone(answer)) return [];
  const message = 'a ReturnTopNRecords above the number of records brings nothing';
  return [breach(whole, message, 'all records', 'none', calledOperation(whole).list ?? '')];
}

/** Judges an answer of these trials that holds one record, unless a list of many breaks the clause too. */
export function judgeAlone(subject: Subject, clause: string, judge: Judge): Ruling {
  const many = judgementOf(judge(subject));
  if (many.kind === 'judged' && many.violations.length > 0)
    return blocked(`clause:${clause}`, 'a list of many records is not as documented either');
  const trial = (subject.evidence.trials ?? []).find(
    ({ answer }) => isTaken(answer) && recordsRead(answer).length === 1,
  );
  return trial === undefined
    ? blocked('nothing', 'no answer holds a single record')
    : judge(subjectOf(trial, subject.spec, subject.context));
}
