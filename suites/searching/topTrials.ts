import Big from 'big.js';
import * as fc from 'fast-check';
import type { Evidence } from '../../harness/Evidence.ts';
import type { Violation } from '../../harness/Judgement.ts';
import { listedRecords, recordsIn } from '../../harness/oracle/listedRecords.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { evidenceKey } from '../evidenceKey.ts';
import { shown } from '../judgements.ts';
import type { Scenario } from '../Scenario.ts';
import { search } from '../search.ts';
import { attemptSelection } from './attemptSelection.ts';
import { orderIds } from './descending.ts';
import { saidBy } from './saidBy.ts';
import { isSilent, isTaken, type SelectionTrial, stillIn } from './selection.ts';
import { tooMany } from './tooMany.ts';
import { gatherWhole, wholeKey } from './wholeRead.ts';

/** ReturnTopNRecords with generated numbers, from 1 to more than there are: the evidence of GET-5. */
export const topTrials: Scenario = {
  name: 'top',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [wholeKey(place)],
  gather: (context, place) =>
    gatherWhole(context, place, async (whole) => {
      const { operation } = place;
      const count = recordsIn(operation, whole.decoded?.value).length;
      if (count >= context.maxRecords) return tooMany(context);
      if (count === 0) return { kind: 'blocked', cause: 'nothing', message: 'there are no records to limit' };
      let silent: Evidence | undefined;
      const gathered = await search({
        context,
        key: evidenceKey(place, topTrials.name),
        arbitrary: fc.oneof(fc.constantFrom(1, count, count + 1), fc.integer({ min: 1, max: count })),
        attempt: async (top) => {
          const trial = await attemptSelection({
            context,
            place,
            before: whole,
            members: { ReturnTopNRecords: numeric(top) },
            isBroken: (one) => topFaults(operation, one).length > 0,
          });
          if (isSilent(trial.evidence.answer)) silent = trial.evidence;
          return trial;
        },
        show: (top) => ({ ReturnTopNRecords: top }),
        runs: Math.max(1, Math.floor(context.runs / 10)),
      });
      if (silent !== undefined) return { kind: 'evidence', evidence: silent };
      if (gathered.kind === 'blocked') return gathered;
      return { kind: 'evidence', evidence: { ...gathered.evidence, answer: whole, others: {} } };
    }),
};

/**
 * What is wrong with the top N: more than N; fewer than stood still, up to N; or one that stood still is left out for
 * another with a lower id. New records of others may take its place.
 */
export function topFaults(operation: Operation, trial: SelectionTrial): readonly Violation[] {
  const { answer } = trial;
  if (isSilent(answer)) return [];
  const sent = answer.call.members.ReturnTopNRecords;
  const asked = isNumeric(sent) ? Number(sent.lexeme) : 0;
  const fault = (expected: string, actual: string): Violation => ({
    message: `ReturnTopNRecords ${asked} does not bring the ${asked} records with the highest ids`,
    expected,
    actual,
    path: operation.list ?? '',
    exchange: answer.exchange,
  });
  if (!isTaken(answer)) return [fault('success', saidBy(answer))];
  const still = stillIn(operation, trial);
  const count = recordsIn(operation, answer.decoded?.value).length;
  const standing = [...still.values()].reduce((sum, one) => sum + one.count, 0);
  const due = Math.min(asked, standing);
  if (count > asked) return [fault(`at most ${asked} records`, `${count}`)];
  if (count < due) return [fault(`${due} records`, `${count}`)];
  const answered = listedRecords(operation, answer.decoded?.value);
  const name = operation.order;
  if (name === undefined) return [];
  const ids = orderIds(operation, answer);
  const lowest = ids.reduce<Big | undefined>(
    (least, id) => (least === undefined || id.lt(least) ? id : least),
    undefined,
  );
  const passedOver = [...still].filter(([key, { record, count: times }]) => {
    const id = record[name];
    const isAbove = isNumeric(id) && lowest !== undefined && new Big(id.lexeme).gt(lowest);
    return isAbove && (answered.get(key)?.count ?? 0) < times;
  });
  return passedOver.map(([, { record }]) =>
    fault(`${name} ${shown(record[name])}`, `not there, but ${lowest?.toFixed()} is`),
  );
}
