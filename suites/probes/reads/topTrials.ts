import Big from 'big.js';
import * as fc from 'fast-check';
import type { Answer } from '../../../harness/Answer.ts';
import type { Evidence, GatherContext, Gathered } from '../../../harness/Evidence.ts';
import type { Judgement, Violation } from '../../../harness/Judgement.ts';
import { listedRecords, recordsIn } from '../../../harness/oracle/listedRecords.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operations } from '../../../specs/operations.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { orderIds } from '../../compare/order.ts';
import { saidBy } from '../../compare/reads.ts';
import { blocked, breach, shown } from '../../kernel/judgements.ts';
import { probe, withFilters } from '../../kernel/probe.ts';
import { evidenceKey, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { operationOf, type Subject, subjectOf } from '../../kernel/Subject.ts';
import { attemptSelection, isSilent, isTaken, type SelectionTrial, stillIn } from '../filters/selection.ts';
import { type SearchTrial, search } from '../search.ts';
import { gatherWhole, tooMany, wholeKey } from './wholeRead.ts';

/** The evidence of the run's own deletes of what a Get lists, in its format; of what no operation deletes, none. */
const deletesOf = (place: ScenarioPlace): readonly string[] =>
  [...operations.values()]
    .filter(({ name }) => name === place.operation.name.replace(/Get$/, 'Delete'))
    .map((operation) => evidenceKey({ ...place, operation }, 'success'));

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
  return breach(
    trial.answer,
    `ReturnTopNRecords ${asked} does not bring the ${asked} records with the highest ids`,
    expected,
    actual,
    operation.list ?? '',
  );
}

function askedOf({ answer }: SelectionTrial): number {
  const sent = answer.call.members.ReturnTopNRecords;
  return isNumeric(sent) ? Number(sent.lexeme) : 0;
}

/** One record of all, the deleted ones among them: it must not be one of each. */
const ofAll: RecordValue = { ReturnTopNRecords: numeric(1), showDeleted: 'showAllDeletedAndUndeleted' };

/** So often a number of records that is another by now makes us ask anew. */
const mostMoves = 2;

/**
 * ReturnTopNRecords with 1 and generated numbers, to more than there are: the evidence of GET-5. It waits until the run
 * has deleted such a record in that format: one that is not shown must not be counted.
 */
export const topTrials = probe({
  name: 'top',
  of: withFilters,
  requires: (place) => [wholeKey(place)],
  follows: (place) => deletesOf(place),
  gather: (context, place) =>
    gatherWhole(context, place, async (whole) => {
      const { operation } = place;
      const count = recordsIn(operation, whole.decoded?.value).length;
      if (count >= context.maxRecords) return tooMany(context);
      if (count === 0) return moreThanAll(context, place, whole);
      let silent: Evidence | undefined;
      let moved = mostMoves;
      const asked = new Map<number, number>();
      // What is drawn is meant beside the number of records, which the run's own deletes may have lowered since.
      let known = { whole, more: 0 };
      const attempt = async (top: number): Promise<SearchTrial> => {
        const most = top === 1 ? 1 : Math.max(1, top + known.more);
        asked.set(top, most);
        const trial = await attemptSelection({
          context,
          place,
          before: known.whole,
          members: { ReturnTopNRecords: numeric(most) },
          isBroken: (one) => topFaults(operation, one).length > 0,
        });
        if (isSilent(trial.evidence.answer)) silent = trial.evidence;
        const now = trial.evidence.others.afterwards ?? trial.evidence.others.after;
        if (trial.broken || now === undefined || !isTaken(now)) return trial;
        const more = recordsIn(operation, now.decoded?.value).length - count;
        const isOver = more === known.more;
        known = { whole: now, more };
        return isOver || top === 1 || moved-- <= 0 ? trial : attempt(top);
      };
      const gathered = await search({
        context,
        key: evidenceKey(place, 'top'),
        arbitrary: fc.oneof(
          { weight: 3, arbitrary: fc.constantFrom(Math.max(1, count - 1), count, count + 1) },
          { weight: 1, arbitrary: fc.integer({ min: 1, max: Math.min(2 * count, context.maxRecords) }) },
        ),
        // A list of one is also what shows whether a record alone is still a list (GET-1, TYP-11).
        firsts: [1],
        attempt,
        show: (top) => ({ ReturnTopNRecords: asked.get(top) ?? top }),
        runs: Math.max(1, Math.floor(context.runs / 10)),
      });
      if (silent !== undefined) return { kind: 'evidence', evidence: silent };
      if (gathered.kind === 'blocked') return gathered;
      const others: Record<string, Answer> = {};
      if (operation.showDeleted === true) others.among = await context.call(operation, ofAll);
      return { kind: 'evidence', evidence: { ...gathered.evidence, answer: whole, others } };
    }),
});

/** Nothing came where more was asked for than there may be: one record shows whether there is anything. */
async function moreThanAll(context: GatherContext, place: ScenarioPlace, whole: Answer): Promise<Gathered> {
  const { operation } = place;
  const { evidence } = await attemptSelection({
    context,
    place,
    before: whole,
    members: { ReturnTopNRecords: numeric(1) },
    isBroken: (one) => noneFaults(operation, one).length > 0,
  });
  if (isSilent(evidence.answer)) return { kind: 'evidence', evidence };
  return recordsIn(operation, evidence.answer.decoded?.value).length === 0
    ? { kind: 'blocked', cause: 'nothing', message: 'there are no records to limit' }
    : { kind: 'evidence', evidence: { answer: whole, others: {}, trials: [evidence] } };
}

/** What is wrong when a few are asked for: that there are some, while a Get for many more brings none each time. */
export function noneFaults(operation: Operation, { answer, others }: SelectionTrial): readonly Violation[] {
  const wholes = [others.before, others.after, others.afterwards].filter((whole) => whole !== undefined);
  const [whole] = wholes;
  const isNone = (one: Answer): boolean =>
    isTaken(one) && recordsIn(operation, one.decoded?.value).length === 0;
  if (whole === undefined || !wholes.every(isNone) || !isTaken(answer) || isNone(answer)) return [];
  return [
    breach(
      whole,
      'a ReturnTopNRecords beyond all that there is brings nothing',
      'all records',
      'none',
      operation.list ?? '',
    ),
  ];
}

/** Judges the answer of a search with ReturnTopNRecords that holds one record; what a list of many breaks too is told there. */
export function judgeAlone(
  subject: Subject,
  clause: string,
  judge: (subject: Subject) => Judgement,
): Judgement {
  const many = judge(subject);
  if (many.kind === 'judged' && many.violations.length > 0)
    return blocked(`clause:${clause}`, 'it is not for its being alone that the record is not as documented');
  const operation = operationOf(subject);
  const trial = (subject.evidence.trials ?? []).find(
    ({ answer }) => isTaken(answer) && recordsIn(operation, answer.decoded?.value).length === 1,
  );
  return trial === undefined
    ? blocked('nothing', 'no answer with a single record was had')
    : judge(subjectOf(trial, subject.spec, subject.context));
}
