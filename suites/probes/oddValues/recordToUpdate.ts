import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { ScenarioPlace } from '../../kernel/Scenario.ts';
import { siblingKey } from '../ownRecords.ts';
import { affectedId, noteMade, writeMembers } from '../writing.ts';
import { byPrice, priceOf, type RowKind, rowKinds, type Slots } from './slots.ts';
import { triedAnswers } from './slottedOf.ts';
import { textScenarios } from './textProbes.ts';

const firstScenario = 'texts-1';

/** No Get shows what stood in these before: the record of the first scenario takes the texts of the others. */
const isNeverShown = ({ name }: Operation): boolean => name === 'IntegrationUpdateUpdate';

/** Records that a plain insert makes for it: a Get is to show what the update left, and of the others what was inserted. */
const isMadeForIt = ({ name }: Operation): boolean =>
  ['CompanyUpdate', 'ShippingProviderUpdate', 'ProductBundleUpdate', 'PurchaseOrderUpdate'].includes(name);

/** The record that an Update is to fill with texts. */
export interface RecordToUpdate {
  /** The label that it was built with, where the Update is to send all of it but the texts once more. */
  readonly label?: string;
  /** A record that was built, under the ids of the one that is there. */
  readonly under: (built: RecordValue) => RecordValue;
}

/**
 * Gives the record for one Update; undefined where the texts are inserted, or where the record can't be made. What a Get
 * shows is judged by the one Update that its record had, so each `label` has a record of its own.
 */
export type RecordFor = (label: string) => Promise<RecordToUpdate | undefined>;

/** The scenarios of the same operation that one needs whose texts may go by an Update. */
export const updateNeeds = (operation: Operation, scenario: string): readonly string[] =>
  isNeverShown(operation) && scenario !== firstScenario ? [firstScenario] : [];

/** Those that update the same record before it: two Updates beside each other could show what the other one sent. */
export const updatesBefore = (operation: Operation, scenario: string): readonly string[] => {
  const all = isNeverShown(operation) ? textScenarios(operation.name) : [];
  return all.slice(0, Math.max(0, all.indexOf(scenario)));
};

/**
 * Records of the run whose texts an Update replaces; undefined where the texts are inserted. What an
 * Update makes of a text may be another thing than what an insert does, so that each turn goes another way.
 */
export function recordToUpdate(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
  scenario: string,
  turn: number,
  texts: readonly (string | undefined)[],
): RecordFor | undefined {
  const { operation } = place;
  if (updateNeeds(operation, scenario).length > 0 && turn % 2 === 0)
    return async () => named(operation, await first(context, place));
  if (isMadeForIt(operation) && turn % 3 === 0)
    return (label) => inserted(context, place, slots, texts, label);
  return undefined;
}

const named = ({ id }: Operation, value: RecordValue[string] | undefined): RecordToUpdate | undefined =>
  id === undefined || value === undefined
    ? undefined
    : { under: (built: RecordValue) => ({ ...built, [id]: value }) };

async function first(context: GatherContext, place: ScenarioPlace): Promise<RecordValue[string] | undefined> {
  const sent = await context.other(siblingKey(place, place.operation.name, firstScenario));
  if (sent.kind === 'blocked') return undefined;
  return Object.values(triedAnswers(sent.evidence.others))
    .map(affectedId)
    .find((id) => id !== undefined);
}

/** Of an order each row is inserted that the Update sends, for what becomes of rows without an id is not shown. */
async function inserted(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
  texts: readonly (string | undefined)[],
  label: string,
): Promise<RecordToUpdate | undefined> {
  const { operation } = place;
  const kind = rowKinds.find((one) => one.operation === operation.name);
  const plain = kind === undefined ? [] : texts.slice(0, slots.proven).map((text) => text && 'plain');
  const record = slots.build(plain)(context, label);
  if (typeof record === 'string') return undefined;
  const answer = await context.call(operation, writeMembers(context, place, record, 'Insert', slots.more));
  const target = named(operation, noteMade(context, answer));
  const under = kind === undefined ? (built: RecordValue) => built : underRowIds(kind, record, answer);
  return target && under && { label, under: (built) => under(target.under(built)) };
}

/** Puts the rows of such a record under the ids that the answer gives to rows of their price; undefined where one has none. */
function underRowIds(
  kind: RowKind,
  sent: RecordValue,
  { call, decoded }: Answer,
): RecordToUpdate['under'] | undefined {
  const echo = decoded?.value[call.operation?.record ?? ''];
  const priced = (row: RecordValue): number => {
    const price = row[priceOf(kind)];
    return isNumeric(price) ? Number(price.lexeme) : 0;
  };
  const rows = recordsOf(sent[kind.list]);
  const name = `${kind.prefix}DetailID`;
  const ids = byPrice(kind, isRecord(echo) ? echo : {}, name, Math.max(0, ...rows.map(priced)));
  if (!rows.every((row) => isNumeric(ids[priced(row) - 1]))) return undefined;
  return (built) => ({
    ...built,
    [kind.list]: recordsOf(built[kind.list]).map((row) => ({ ...row, [name]: ids[priced(row) - 1] })),
  });
}
