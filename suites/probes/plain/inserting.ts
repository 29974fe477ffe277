import { callbackAt } from '../../../generators/messages/callbackOf.ts';
import type { Build } from '../../../generators/records/Build.ts';
import { unknownId, writeMembers } from '../../../generators/records/writeMembers.ts';
import { found, type GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/unreadable.ts';
import type { Effect } from '../../../harness/target/Target.ts';
import { madeBy, noteMade, writtenIdIn } from '../../../harness/writes/writtenRecord.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import { atDefaultAddress } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Scenario, ScenarioPlace } from '../../kernel/probe.ts';

interface Options {
  readonly build: Build;
  /** Request members besides the record and its action. */
  readonly more?: RecordValue;
  readonly effect?: Effect;
}

/** Inserts a new record, at every address. */
export const inserting = ({ build, more, effect = 'write' }: Options): Scenario => ({
  name: 'success',
  expects: 'success',
  where: 'everywhere',
  effect,
  creates: 'one record',
  gather: async (context, place) => {
    const { operation } = place;
    const record = build(context, `${place.format}-${place.address}`, place);
    const answer = await context.call(
      operation,
      writeMembers(context, place, record, 'Insert', more),
      callbackAt(place),
    );
    if (answer.decoded !== null && outcomeOf(answer, 'success') !== 'failed') {
      const written = writtenIdIn(answer.decoded.value, operation.record, operation.id);
      context.made(madeBy(operation, isNumeric(written) ? written : undefined));
    }
    return found(answer, await upsertInstead(context, place, answer));
  },
});

/**
 * Where a plain Insert is refused, the same again, and then by InsertOrUpdate (`upsert`). If that is taken, the target refused neither the
 * record nor its layout (ACT-1).
 */
async function upsertInstead(context: GatherContext, place: ScenarioPlace, first: Answer): Promise<Answers> {
  const { operation } = place;
  const { members } = first.call;
  if (members.mvRecordAction !== 'Insert' || !atDefaultAddress(place) || !isRefusedByOperation(first))
    return {};
  const again = await context.call(operation, members);
  if (!isRefusedByOperation(again)) return {};
  const upsert = await context.call(operation, { ...members, mvRecordAction: 'InsertOrUpdate' });
  noteMade(context, upsert);
  return { upsert };
}

/** Whether the operation itself refused a call, and not who keeps the door. */
const isRefusedByOperation = (answer: Answer): boolean =>
  isRefused(answer) && !isNotLetIn(answer.exchange.response?.status);

/** Updates a record that does not exist: a lawful server should refuse (ACT-5), and must not call it affected. */
export const updatingUnknown = ({ build, more }: Options): Scenario => ({
  name: 'unknown-id',
  expects: 'failure',
  where: 'default',
  effect: 'write',
  gather: async (context, place) => {
    const { operation } = place;
    const record = build(context, `unknown-${place.format}`);
    if (operation.id === undefined) throw new Error(`${operation.name} names no id`);
    const unknown = { ...record, [operation.id]: numeric(unknownId(context, operation.name)) };
    return found(await context.call(operation, writeMembers(context, place, unknown, 'Update', more)));
  },
});
