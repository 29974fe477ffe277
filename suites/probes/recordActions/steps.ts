import { alwaysSent } from '../../../generators/messages/readMembers.ts';
import type { Kind } from '../../../generators/records/Kind.ts';
import { namedRecord } from '../../../generators/records/kinds.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { inTurn, type NamedSteps } from '../../../harness/evidence/restartingInDoubt.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import { readUntilShown } from '../../../harness/settle/readUntilShown.ts';
import { lacksMade, notShownOf, showsChainRecord } from '../../../harness/writes/trusted.ts';
import { type RecordWriter, writtenId } from '../../../harness/writes/writtenRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { getShowing } from '../../../specs/writtenAndRead.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';
import { type ReadName, readNames, type StepName, type Steps, writeBefore } from './chain.ts';

/** A chain of record actions under way. */
export interface Chain {
  readonly context: GatherContext;
  readonly place: ScenarioPlace;
  readonly kind: Kind;
  /** How often the chain started over with another record, because a write was not answered. */
  readonly turn: number;
  /** Stands in the name of every record of the chain, so that one read shows them all. */
  readonly token: string;
  readonly steps: Steps;
  /** The steps that were not answered on a record before this one: they are not made again. */
  readonly without: NamedSteps;
  readonly write: RecordWriter;
}

/** A record of the kind that is not there yet. */
export function newRecord({ context, place, kind, token, turn }: Chain, label: string): RecordValue {
  const built = kind.build(context, inTurn(`${label}-${place.format}`, turn));
  return overlaid(built, namedRecord(place.operation, `Assay ${token} ${label}`));
}

/** Makes a step and keeps its answer. Undefined where the step was not answered before: it is left out. */
export async function take(
  { steps, without }: Chain,
  name: StepName,
  make: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (without[name] !== undefined) return undefined;
  const answer = await make();
  steps[name] = answer;
  return answer;
}

/**
 * A step that was refused (`answer`), made again for a while: the target may still be processing the write before it. Keeps the last
 * answer.
 */
export async function takeInTime(
  chain: Chain,
  name: StepName,
  answer: Answer | undefined,
  make: () => Promise<Answer>,
): Promise<Answer | undefined> {
  return answer && take(chain, name, () => madeUntilTaken(chain.context, answer, make));
}

/**
 * Reads the chain's record behind a write until the Get shows what was written, for 5 s at most. The last read waits for the records
 * that the chain inserted as well. The read that is believed stands under its name; the first one stands beside it as `-at-once` where it
 * did not show that yet.
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
  const lacks = (at: ReadName, brought: Answer | undefined): boolean => {
    const write = steps[writeBefore[at]];
    return write !== undefined && brought !== undefined && notShownOf(chain, write, brought).length > 0;
  };
  if (readNames.some((earlier) => lacks(earlier, steps[earlier]))) {
    steps[name] = await read();
    return;
  }
  const inserts = name === 'final' ? [steps.absent, steps['partly-absent']] : [];
  const made = inserts.flatMap((one) => (one && hasSucceeded(one) ? (writtenId(one) ?? []) : []));
  const isShown = (one: Answer) => !lacks(name, one) && !made.some((id) => lacksMade(chain, one, id));
  const { atOnce, answer } = await readUntilShown(context, read, isShown);
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
  if (showsChainRecord(chain, other) && !lacks(name, other)) {
    steps[name] = other;
    steps[`${name}-kept`] = answer;
  }
}
