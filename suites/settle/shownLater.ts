import { alwaysSent } from '../../generators/messages/readMembers.ts';
import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { holds, missing } from '../../harness/writes/trusted.ts';
import { numeric } from '../../specs/numeric.ts';
import { getShowing } from '../../specs/writtenAndRead.ts';
import type { Chain, ReadName } from '../probes/recordActions/chain.ts';
import { readUntilShown } from './readUntilShown.ts';

/** The write that each read of a chain comes behind. */
export const writeBefore = { 'read-update': 'update', 'read-present': 'present', final: 'partly' } as const;

export const readNames = Object.keys(writeBefore) as readonly ReadName[];

/**
 * Reads the chain's record behind a write until the Get shows what was written, for 5 s at most. The read that is believed stands
 * under its name; the first one stands beside it as `-at-once` where it did not show that yet.
 *
 * What is not shown by then is asked for again by another request, for an answer may be kept for equal ones. Where that shows it,
 * it is believed, and the one that did not stands beside it as `-kept`. A Get that showed it nowhere is not waited for again, and one
 * that was not answered on a record before this one is left out.
 */
export async function readBehind(
  { context, place, steps, without }: Chain,
  name: ReadName,
  insert: Answer,
  read: () => Promise<Answer>,
): Promise<void> {
  if (without[name] !== undefined) return;
  const chain = { answer: insert, others: steps };
  const lacks = (at: ReadName, answer: Answer | undefined): boolean => {
    const write = steps[writeBefore[at]];
    return write !== undefined && answer !== undefined && missing(chain, write, answer).length > 0;
  };
  if (readNames.some((earlier) => lacks(earlier, steps[earlier]))) {
    steps[name] = await read();
    return;
  }
  const { atOnce, answer } = await readUntilShown(context, read, (one) => !lacks(name, one));
  steps[name] = answer;
  if (!lacks(name, answer)) {
    if (answer !== atOnce) steps[`${name}-at-once`] = atOnce;
    return;
  }
  const { operation: get } = answer.call;
  if (get === null || getShowing(place.operation) === undefined) return;
  const other = await context.call(get, {
    ReturnTopNRecords: numeric(Math.max(1, context.maxRecords - 1)),
    ...alwaysSent(get),
  });
  if (holds(chain, other) && !lacks(name, other)) {
    steps[name] = other;
    steps[`${name}-kept`] = answer;
  }
}

/** Said of it in a verdict, as a warning. */
export const shownOnlyLater = 'the Get shows what was written only later';

/** Whether a read in the evidence did not show at once what was written before it. */
export const showsLater = ({ others }: Pick<Evidence, 'others'>): boolean =>
  Object.keys(others).some((name) => /(?:^|-)at-once$|-kept$/.test(name));
