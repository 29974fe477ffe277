import { callbackAt } from '../../../generators/messages/callbackOf.ts';
import type { Build } from '../../../generators/records/Build.ts';
import { unknownId, writeMembers } from '../../../generators/records/writeMembers.ts';
import { recordIn } from '../../../harness/canonical/values.ts';
import { asEvidence, type GatherContext, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isRefusedByOperation } from '../../../harness/exchanges/unreadable.ts';
import type { Effect } from '../../../harness/target/Target.ts';
import { type MoreInserts, refusedFirst, rounds } from '../../../harness/verdicts/recurringRefusal.ts';
import { withoutFlags } from '../../../harness/verdicts/refusals.ts';
import { madeBy, noteMade, writtenIdIn } from '../../../harness/writes/writtenRecord.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { atDefaultAddress } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Scenario, ScenarioPlace } from '../../kernel/probe.ts';

interface Options {
  readonly build: Build;
  /** Flags of the request. They are false, as if they were left out. */
  readonly flags?: Readonly<Record<string, false>>;
  readonly effect?: Effect;
}

/** Inserts a new record, at every address. */
export const inserting = ({ build, flags = {}, effect = 'write' }: Options): Scenario => ({
  name: 'success',
  expects: 'success',
  where: 'everywhere',
  effect,
  creates: 'one record',
  gather: async (context, place) => {
    const { operation } = place;
    const insert = async (label: string, call = context.call): Promise<Answer> => {
      const members = writeMembers(context, place, build(context, label, place), 'Insert', flags);
      const answer = await call(operation, members, callbackAt(place));
      noteInserted(context, operation, answer);
      return answer;
    };
    const first = await insert(`${place.format}-${place.address}`);
    if (!isRefusedByOperation(first)) return asEvidence(first);
    return insertedAgain(context, place, first, insert, flags);
  },
});

function noteInserted(context: GatherContext, operation: Operation, answer: Answer): void {
  if (answer.decoded === null || outcomeOf(answer, 'success') === 'failed') return;
  const written = writtenIdIn(answer.decoded.value, operation.record, operation.id);
  context.made(madeBy(operation, isNumeric(written) ? written : undefined));
}

/**
 * A refused Insert made again. Where that is taken, a few more Inserts tell whether the refusal comes again (`recurringRefusal`). Where it
 * is refused as well, the record is sent by InsertOrUpdate (`upsert`), and then without its flags (`without-flags`). If one of them is
 * taken, the target refused neither the record nor its layout (ACT-1).
 */
async function insertedAgain(
  context: GatherContext,
  place: ScenarioPlace,
  first: Answer,
  insert: Insert,
  flags: RecordValue,
): Promise<Gathered> {
  const { operation } = place;
  const { members } = first.call;
  const again = await context.call(operation, members, callbackAt(place));
  const isPlain = members.mvRecordAction === 'Insert' && atDefaultAddress(place);
  if (hasSucceeded(again)) {
    noteInserted(context, operation, again);
    return asEvidence(again, {
      [refusedFirst]: first,
      ...(isPlain ? await moreInserts(context, place, first, insert) : {}),
    });
  }
  if (!isPlain || !isRefusedByOperation(again)) return asEvidence(first);
  const upsert = await context.call(operation, { ...members, mvRecordAction: 'InsertOrUpdate' });
  noteMade(context, upsert);
  if (hasSucceeded(upsert) || Object.keys(flags).length === 0) return asEvidence(first, { upsert });
  const others = Object.entries(members).filter(([name]) => !(name in flags));
  const unflagged = await context.call(operation, Object.fromEntries(others));
  noteMade(context, unflagged);
  return asEvidence(first, { upsert, [withoutFlags]: unflagged });
}

type Insert = (label: string, call?: GatherContext['call']) => Promise<Answer>;

/** Inserts of new records, alone (`alone0`, …), and each behind an Update of a record that does not exist (`behind0`, …). */
function moreInserts(
  context: GatherContext,
  place: ScenarioPlace,
  { call: { members } }: Answer,
  insert: Insert,
): Promise<Partial<Record<MoreInserts, Answer>>> {
  const { operation, format } = place;
  const { id = '', record = '' } = operation;
  const unknown = { ...recordIn(members[record]), [id]: numeric(unknownId(context, operation.name)) };
  return context.alone(async (call) => {
    const others: Partial<Record<MoreInserts, Answer>> = {};
    for (const round of rounds) others[`alone${round}`] = await insert(`${format}-alone-${round}`, call);
    for (const round of rounds) {
      await call(operation, { ...members, mvRecordAction: 'Update', [record]: unknown });
      others[`behind${round}`] = await insert(`${format}-behind-${round}`, call);
    }
    others['alone-again'] = await insert(`${format}-alone-again`, call);
    return others;
  });
}

/** Updates a record that does not exist: a lawful server should refuse (ACT-5), and must not call it affected. */
export const updatingUnknown = ({ build, flags }: Options): Scenario => ({
  name: 'unknown-id',
  expects: 'failure',
  where: 'default',
  effect: 'write',
  gather: async (context, place) => {
    const { operation } = place;
    const record = build(context, `unknown-${place.format}`);
    if (operation.id === undefined) throw new Error(`${operation.name} names no id`);
    const unknown = { ...record, [operation.id]: numeric(unknownId(context, operation.name)) };
    return asEvidence(await context.call(operation, writeMembers(context, place, unknown, 'Update', flags)));
  },
});
