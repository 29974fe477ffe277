import * as fc from 'fast-check';
import type { Answer } from '../../harness/Answer.ts';
import type { Evidence, GatherContext, Gathered } from '../../harness/Evidence.ts';
import type { Violation } from '../../harness/Judgement.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { evidenceKey } from '../evidenceKey.ts';
import type { Scenario, ScenarioPlace } from '../Scenario.ts';
import { search, type Trial } from '../search.ts';
import { attemptSelection } from './attemptSelection.ts';
import { deletesOf } from './deletesOf.ts';
import { isSilent, isTaken, type SelectionTrial } from './selection.ts';
import { tooMany } from './tooMany.ts';
import { topFaults } from './topFaults.ts';
import { gatherWhole, wholeKey } from './wholeRead.ts';

/** One record of all, the deleted ones among them: it must not be one of each. */
const ofAll: RecordValue = { ReturnTopNRecords: numeric(1), showDeleted: 'showAllDeletedAndUndeleted' };

/** So often a number of records that is another by now makes us ask anew. */
const mostMoves = 2;

/**
 * ReturnTopNRecords with 1 and generated numbers, to more than there are: the evidence of GET-5. It waits until the run
 * has deleted such a record in that format: one that is not shown must not be counted.
 */
export const topTrials: Scenario = {
  name: 'top',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
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
      const attempt = async (top: number): Promise<Trial> => {
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
        key: evidenceKey(place, topTrials.name),
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
};

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
    {
      message: 'a ReturnTopNRecords beyond all that there is brings nothing',
      expected: 'all records',
      actual: 'none',
      path: operation.list ?? '',
      exchange: whole.exchange,
    },
  ];
}
