import { fixedTurn } from '../../generators/caseSeed.ts';
import type { Build } from '../../generators/records/Build.ts';
import { kindOf } from '../../generators/records/kinds.ts';
import { sampleOf, withSample } from '../../generators/records/samples.ts';
import { found, type GatherContext, type Made, wanting } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRefused, outcomeOf } from '../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../harness/exchanges/unreadable.ts';
import type { Effect } from '../../harness/target/Target.ts';
import type { Address } from '../../specs/Address.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { atDefaultAddress } from '../../specs/rules.ts';
import type { Numeric, RecordValue, Value } from '../../specs/Value.ts';
import type { Scenario, ScenarioPlace } from '../kernel/probe.ts';

/**
 * The name that json is wrapped in: a plain identifier of all that one may hold, as libraries of browsers make them. Each operation has
 * one of its own at each address, since a server may keep the first one that it was sent.
 */
export const callbackOf = ({ name }: Operation, address: Address = 'jsonp'): string =>
  `assay_R${fixedTurn(`${name}/${address}`) % 10_000}`;

/** What a call sends besides its members where its address is that of jsonp. */
export const callbackAt = ({
  operation,
  address,
}: Pick<ScenarioPlace, 'operation' | 'address'>): { readonly callback?: string } =>
  address === 'jsonp' ? { callback: callbackOf(operation) } : {};

const member = 'mvInsertUpdateDeleteSourceApplication';

/** The name of the calling application, where an operation's row lists it without "(opt)" (ACT-10). */
export const sourceApplication = (operation: Operation): RecordValue =>
  operation.request.some(({ name, optional }) => name === member && optional !== true)
    ? { [member]: 'Assay' }
    : {};

/** An id that no record has: far above what ids grow to, within 31 bits, another one for another run or label. */
export function unknownId(context: GatherContext, label: string): number {
  let hash = context.seed >>> 0;
  for (const letter of `${context.runId}/${label}`)
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return 1_900_000_000 + (hash % 200_000_000);
}

interface Options {
  readonly build: Build;
  /** Request members besides the record and its action. */
  readonly more?: RecordValue;
  readonly effect?: Effect;
}

/** Everything that a write sends for a record, over the operator's sample of it. */
export function writeMembers(
  context: Pick<GatherContext, 'fixtures'>,
  { operation }: Pick<ScenarioPlace, 'operation'>,
  record: RecordValue,
  action: string,
  more: RecordValue = {},
): RecordValue {
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
export const inserting = ({ build, more, effect = 'write' }: Options): Scenario => ({
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
async function upsertInstead(
  context: GatherContext,
  place: ScenarioPlace,
  first: Answer,
): Promise<Readonly<Record<string, Answer>>> {
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
    if (typeof record === 'string') return wanting(record);
    if (operation.id === undefined) throw new Error(`${operation.name} names no id`);
    const unknown = { ...record, [operation.id]: numeric(unknownId(context, operation.name)) };
    return found(await context.call(operation, writeMembers(context, place, unknown, 'Update', more)));
  },
});

/** The id of the record that a write affected: the echo's, else entityID (optional for companies, ACT-1). */
export function writtenIdIn(
  value: RecordValue,
  record: string | undefined,
  id: string | undefined,
): Value | undefined {
  const echo = record === undefined ? undefined : value[record];
  const own = isRecord(echo) && id !== undefined ? echo[id] : undefined;
  return isNumeric(own) && Number(own.lexeme) !== 0 ? own : value.entityID;
}

/** The id of the record that a write affected, other than 0; undefined where the answer names none. */
export function affectedId({ call: { operation }, decoded }: Answer): Numeric | undefined {
  const id = writtenIdIn(decoded?.value ?? {}, operation?.record, operation?.id);
  return isNumeric(id) && Number(id.lexeme) !== 0 ? id : undefined;
}

/** The same of a write that was taken. */
export const writtenId = (answer: Answer): Numeric | undefined =>
  outcomeOf(answer, 'success') === 'succeeded' ? affectedId(answer) : undefined;

/** How a company that the run made is removed again: companies are all that the document lets a client delete. */
export const companyRemoval = (id: Value): NonNullable<Made['removal']> => ({
  operation: 'CompanyDelete',
  members: { CompanyIDToDelete: id },
});

const madeBy = ({ name, record = name }: Operation, id: Numeric | undefined): Made => ({
  record,
  id: id?.lexeme ?? '',
  ...(name === 'CompanyUpdate' && id !== undefined ? { removal: companyRemoval(id) } : {}),
});

/** The record that an answer to a write names; undefined where it names none. */
export function madeIn(answer: Answer): Made | undefined {
  const { operation } = answer.call;
  const id = affectedId(answer);
  return operation === null || id === undefined ? undefined : madeBy(operation, id);
}

/** Notes the record that an answer to a write names, and gives its id; undefined, and nothing noted, where it names none. */
export function noteMade(context: GatherContext, answer: Answer): Numeric | undefined {
  const made = madeIn(answer);
  if (made !== undefined) context.made(made);
  return affectedId(answer);
}

/** Sends a record with an action, or with none where that is undefined. */
export type RecordWriter = (
  record: RecordValue,
  action: string | undefined,
  more?: RecordValue,
) => Promise<Answer>;

/** Writes records of one operation, and notes what it makes; `known` are ids that are noted already, where several write to a record. */
export function writerOf(
  context: GatherContext,
  place: ScenarioPlace,
  known: Set<string> = new Set(),
): RecordWriter {
  const { operation, format, address } = place;
  return async (record, action, more = {}) => {
    const members = writeMembers(context, place, record, action ?? '', {
      ...kindOf(operation).more,
      ...more,
    });
    const sent = action === undefined ? { ...members, mvRecordAction: undefined } : members;
    const answer = await context.call(operation, sent, { format, address });
    const id = writtenId(answer);
    const named = record[operation.id ?? ''];
    const isNew = id !== undefined && !(isNumeric(named) && named.lexeme === id.lexeme);
    if (isNew && !known.has(id.lexeme)) {
      known.add(id.lexeme);
      noteMade(context, answer);
    }
    return answer;
  };
}
