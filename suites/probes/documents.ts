import { upserts } from '../../generators/records/Kind.ts';
import { smallDocument } from '../../generators/records/ordersAndDocuments.ts';
import { turnOf } from '../../generators/turnOf.ts';
import { recordIn } from '../../harness/canonical/values.ts';
import { type GatherContext, wanting } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { ifTaken } from '../../harness/verdicts/obstacles.ts';
import { numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { ofOperation, ofPlain, plainKey, probe, type ScenarioPlace } from '../kernel/probe.ts';
import { insertedDocument, notInserted } from './ownRecords.ts';
import { inTurn, isAccepted, type Named, restartingInDoubt, type Walked } from './recordActions/chain.ts';
import { idGivenTwice } from './recordActions/plainInserts.ts';
import { affectedId, noteMade, writeMembers } from './writing.ts';

/** Flags that are inserted as false: one that comes back as true tells more than one that does not. */
const flags = [2, 4, 6, 8, 10].map((number) => `DocumentCustomFlag${number}`);

/** Texts that no server computes. */
const texts = [
  'DocumentComments',
  ...['', '2', '3'].map((number) => `DocumentReferenceNo${number}`),
  ...['', '2', '3'].map((number) => `DocumentReferenceApplication${number}`),
];

/** What of a row the updates change: how many it holds, what one of them costs, and what is noted on it. */
export const changedOfRows = [
  'DocumentRowQuantity',
  'DocumentRowUnitPriceWithoutTaxOrDiscount',
  'DocumentRowRemarks',
] as const;

/** The document that an answer carries; empty where there is none. */
export const documentIn = ({ decoded }: Answer): RecordValue => recordIn(decoded?.value.mvDocument);

/** The rows of a document. */
export const rowsOfDocument = ({ DocumentDetails: rows }: RecordValue): readonly RecordValue[] =>
  recordsOf(rows);

/** Plain members that the updates change and the call after them leaves out. */
export const changedMembers = [...texts, ...flags];

/** All of them as an update sends them, with texts of its own. */
const changedTo = (text: string): RecordValue =>
  Object.fromEntries([
    ...texts.map((name, index) => [name, `${text} ${index + 1}`]),
    ...flags.map((name) => [name, true]),
  ]);

/**
 * A record whose rows have other quantities, prices and remarks. An update must neither replace the stored rows by them nor change
 * anything in the stored ones.
 */
const withOtherRows = (record: RecordValue): RecordValue => ({
  ...record,
  DocumentDetails: rowsOfDocument(record).map((row, index) => ({
    ...row,
    DocumentRowQuantity: numeric(20 + index),
    DocumentRowUnitPriceWithoutTaxOrDiscount: numeric(40 + index),
    DocumentRowRemarks: `changed row ${index + 1}`,
  })),
});

/** The answers beside the Update of a document. */
export type UpdatesOfDocument = 'insert' | 'later' | 'last' | 'afterLast' | (typeof upserts)[number];

/**
 * Inserts a document and updates it by each action; which of them a server takes is open. Then it calls again without what the
 * updates changed, by the first action that was taken, to see what is stored. In every second format the updates send other rows too, and the call after
 * them none, unless it is refused so; `last` is then an Update that sends none, and `afterLast` shows what it left.
 */
export const updatingDocument = probe<UpdatesOfDocument>({
  name: 'update-of-a-document',
  of: ofOperation('DocumentUpdate'),
  expects: 'any',
  effect: 'write',
  creates: 'one record, or up to three where an action makes another',
  requires: ofPlain,
  gather: async (context, place) => {
    const plain = ifTaken(await context.other(plainKey(place)), place);
    if (plain.kind === 'blocked') return plain;
    const shared = await idGivenTwice(context, place, place.operation.name);
    return shared ?? restartingInDoubt((turn, without) => updated(context, place, turn, without));
  },
});

async function updated(
  context: GatherContext,
  place: ScenarioPlace,
  turn: number,
  without: Named,
): Promise<Walked> {
  const built = smallDocument(context, inTurn(`to-update-${place.format}`, turn));
  if (typeof built === 'string') return wanting(built);
  const record = { ...built, ...Object.fromEntries(flags.map((name) => [name, false])) };
  const insert = await insertedDocument(context, place, record);
  const id = affectedId(insert);
  if (id === undefined) return notInserted(insert);
  const update = async (order: RecordValue, action: string): Promise<Answer> => {
    const members = writeMembers(context, place, { ...order, DocumentId: id }, action);
    const answer = await context.call(place.operation, members);
    if (affectedId(answer)?.lexeme !== id.lexeme) noteMade(context, answer);
    return answer;
  };
  const unique = context.unique('changed');
  const isOfRows = turnOf(place, 'rowsOfDocumentUpdate') === 'others';
  const base = isOfRows ? withOtherRows(record) : record;
  const answer = await update({ ...base, ...changedTo(`B-${unique}`) }, 'Update');
  const others: Record<string, Answer> = { insert };
  for (const action of upserts.filter((name) => without[name] === undefined))
    others[action] = await update({ ...base, ...changedTo(`${action} ${unique}`) }, action);
  const left = Object.fromEntries(Object.entries(record).filter(([name]) => !changedMembers.includes(name)));
  const { DocumentDetails: _, ...head } = left;
  const upsert = upserts.find((name) => isAccepted(others[name]));
  const action = isAccepted(answer) ? 'Update' : (upsert ?? 'Update');
  if (without.later !== undefined) return { answer, steps: others };
  if (!isOfRows) return { answer, steps: { ...others, later: await update(left, action) } };
  const later = await update(head, upsert ?? action);
  if (!isAccepted(later)) return { answer, steps: { ...others, later: await update(left, action) } };
  if (upsert === undefined || !isAccepted(answer)) return { answer, steps: { ...others, later } };
  const last = await update(head, 'Update');
  // An Update may answer with the request, which has no rows; what is stored the other action tells.
  return { answer, steps: { ...others, later, last, afterLast: await update(head, upsert) } };
}
