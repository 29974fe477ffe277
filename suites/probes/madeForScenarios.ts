import { company } from '../../generators/records/companies.ts';
import { purchaseOrder, smallDocument } from '../../generators/records/ordersAndDocuments.ts';
import { writeMembers } from '../../generators/records/writeMembers.ts';
import { answerIn, type Gathered } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRefused, madeAgainIfRefused, outcomeOf } from '../../harness/exchanges/outcome.ts';
import { takenEvidence } from '../../harness/verdicts/obstacles.ts';
import { affectedId, noteMade } from '../../harness/writes/writtenRecord.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import { plainKey, type ScenarioPlace, siblingKey } from '../kernel/probe.ts';

const documentUpdate = operationNamed('DocumentUpdate');
const companyUpdate = operationNamed('CompanyUpdate');

type Elsewhere = Parameters<GatherContext['call']>[2];

const inJson = { format: 'json', address: 'path' } as const;

/**
 * The document that the run inserted in this format, for shipping is written to no other; where the format's insert is
 * not understood, one that is inserted in json. Undefined when neither is to be had.
 */
export async function ownDocument(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<Numeric | undefined> {
  const plain = answerIn(await context.other(siblingKey(place, documentUpdate.name)));
  const own = plain && affectedId(plain);
  if (own !== undefined || place.format === 'json') return own;
  const record = smallDocument(context, `for-${place.format}`);
  const members = writeMembers(context, { ...place, operation: documentUpdate }, record, 'Insert');
  return noteMade(context, await context.call(documentUpdate, members, inJson));
}

/** Inserts a document or an order with options beside it, and notes it as made where it was. */
export async function insertRecord(
  context: GatherContext,
  place: ScenarioPlace,
  record: RecordValue,
  options: RecordValue = {},
  elsewhere: Elsewhere = {},
): Promise<Answer> {
  const members = writeMembers(context, place, record, 'Insert', options);
  const answer = await context.call(place.operation, members, elsewhere);
  if (outcomeOf(answer, 'success') !== 'failed') noteMade(context, answer);
  return answer;
}

/** A document that could not be inserted although the plain one was: there is nothing to build on. */
export const notInserted = (answer: Answer): Gathered => ({
  kind: 'blocked',
  cause: 'control',
  message: 'the target refused a document that differs from the plain one in its content alone',
  answer,
});

/** An order that was inserted for one scenario alone: as it was sent, and as it was answered. */
export interface InsertedOrder {
  readonly kind: 'inserted';
  readonly id: Numeric;
  readonly sent: RecordValue;
  readonly answer: Answer;
}

/**
 * Inserts a verified order in this place's format after the plain one was taken (`plainKeyOnly`, required); else why it
 * can't be. `changed` gives it another content, `spelt` another spelling.
 */
export async function insertOwnOrder(
  context: GatherContext,
  place: ScenarioPlace,
  label: string,
  changed: (order: RecordValue) => RecordValue = (order) => order,
  spelt: (members: RecordValue) => RecordValue = (members) => members,
): Promise<InsertedOrder | Gathered> {
  takenEvidence(await context.other(plainKey(place)), place);
  const built = purchaseOrder(context, `${label}-${place.format}`);
  const sent = changed(built);
  const members = spelt(writeMembers(context, place, sent, 'Insert'));
  const answer = await madeAgainIfRefused(() => context.call(place.operation, members));
  const id = noteMade(context, answer);
  if (id !== undefined) return { kind: 'inserted', id, sent, answer };
  return { kind: 'blocked', cause: 'control', message: 'the target refused a second plain order', answer };
}

/** A company of the run, and the answer to its insert. */
export interface OwnCompany {
  readonly id: Numeric;
  readonly insert: Answer;
}

/**
 * A company of the run to delete, one for each `label`: inserted in the same format, or in json where that is not understood. `more` are
 * members of the request that a target may refuse.
 */
export async function ownCompany(
  context: GatherContext,
  place: ScenarioPlace,
  label = 'delete',
  more: RecordValue = {},
): Promise<OwnCompany | undefined> {
  const insert = async (
    sent: RecordValue,
    elsewhere: Parameters<GatherContext['call']>[2] = {},
  ): Promise<{ readonly answer: Answer; readonly made: OwnCompany | undefined }> => {
    const record = company(context, `${label}-${elsewhere.format ?? place.format}`);
    const members = writeMembers(context, { ...place, operation: companyUpdate }, record, 'Insert', sent);
    const answer = await context.call(companyUpdate, members, elsewhere);
    const id = noteMade(context, answer);
    return { answer, made: id && { id, insert: answer } };
  };
  const first = await insert(more);
  const isRefusedForMore = Object.keys(more).length > 0 && isRefused(first.answer);
  const { made } = isRefusedForMore ? await insert({}) : first;
  return made ?? (await insert({}, { format: 'json', address: 'path' })).made;
}
