import type { GatherContext } from '../harness/Evidence.ts';
import type { Effect } from '../harness/Target.ts';
import { isRecord } from '../specs/isRecord.ts';
import { isNumeric, numeric } from '../specs/numeric.ts';
import type { RecordValue, Value } from '../specs/Value.ts';
import { callbackAt } from './callback.ts';
import { found, wanting } from './gathered.ts';
import { outcomeOf } from './outcomeOf.ts';
import type { Scenario, ScenarioPlace } from './Scenario.ts';
import { sampleOf } from './sampleOf.ts';
import { sourceApplication } from './sourceApplication.ts';
import { unknownId } from './unknownId.ts';
import { withSample } from './withSample.ts';

/** A lawful record to send, or the name of the fixture that it wants; `place` is where a plain insert sends it. */
export type Build = (context: GatherContext, label: string, place?: ScenarioPlace) => RecordValue | string;

interface Options {
  readonly build: Build;
  /** Request members besides the record and its action. */
  readonly more?: RecordValue;
  readonly effect?: Effect;
  /** How the record is removed, where a documented operation can. */
  readonly removal?: (id: Value) => { readonly operation: string; readonly members: RecordValue };
}

/** Everything that a write sends for a record, over the operator's sample of it. */
export function writeMembers(
  context: GatherContext,
  place: ScenarioPlace,
  record: RecordValue,
  action: string,
  more: RecordValue = {},
): RecordValue {
  const { operation } = place;
  if (operation.record === undefined) throw new Error(`${operation.name} carries no record`);
  const takesAction = operation.request.some(({ name }) => name === 'mvRecordAction');
  return {
    [operation.record]: withSample(sampleOf(context, operation.record), record),
    ...(takesAction ? { mvRecordAction: action } : {}),
    ...more,
    ...sourceApplication(operation),
  };
}

/** Inserts a new record, at every address. */
export const inserting = ({ build, more, effect = 'write', removal }: Options): Scenario => ({
  name: 'success',
  expects: 'success',
  where: 'everywhere',
  effect,
  creates: 'one record',
  gather: async (context, place) => {
    const { operation } = place;
    const record = build(context, `${place.format}-${place.address}`, place);
    if (typeof record === 'string') return wanting(record);
    const answer = await context.call(
      operation,
      writeMembers(context, place, record, 'Insert', more),
      callbackAt(place),
    );
    if (answer.decoded !== null && outcomeOf(answer, 'success') !== 'failed') {
      const id = idOf(answer.decoded.value, operation.record, operation.id);
      context.made({
        record: operation.record ?? operation.name,
        id: isNumeric(id) ? id.lexeme : '',
        ...(removal === undefined || !isNumeric(id) ? {} : { removal: removal(id) }),
      });
    }
    return found(answer);
  },
});

/** Updates a record that does not exist: a lawful server should refuse (ACT-5), and must not call it affected. */
export const updatingUnknown = ({ build, more }: Options): Scenario => ({
  name: 'unknown-id',
  expects: 'failure',
  where: 'default',
  effect: 'write',
  gather: async (context, place) => {
    const { operation } = place;
    const record = build(context, `unknown-${place.format}`);
    if (typeof record === 'string') return wanting(record);
    if (operation.id === undefined) throw new Error(`${operation.name} names no id`);
    const unknown = { ...record, [operation.id]: numeric(unknownId(context, operation.name)) };
    return found(await context.call(operation, writeMembers(context, place, unknown, 'Update', more)));
  },
});

/** The id of the record that a write affected: the echo's, else entityID (optional for companies, ACT-1). */
export function idOf(
  value: RecordValue,
  record: string | undefined,
  id: string | undefined,
): Value | undefined {
  const echo = record === undefined ? undefined : value[record];
  const own = isRecord(echo) && id !== undefined ? echo[id] : undefined;
  return isNumeric(own) && Number(own.lexeme) !== 0 ? own : value.entityID;
}
