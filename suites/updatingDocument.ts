import type { Answer } from '../harness/Answer.ts';
import type { GatherContext, Gathered } from '../harness/Evidence.ts';
import { isAnswered } from '../harness/silence.ts';
import { numeric } from '../specs/numeric.ts';
import { recordsOf } from '../specs/recordsOf.ts';
import type { RecordValue } from '../specs/Value.ts';
import { affectedId } from './affectedId.ts';
import { document } from './builds/document.ts';
import { wanting } from './gathered.ts';
import { goingOn, type Named } from './goingOn.ts';
import { insertedDocument, notInserted } from './insertedDocument.ts';
import { isEvenTurn } from './isEvenTurn.ts';
import { noteMade } from './noteMade.ts';
import { obstacleOf } from './obstacleOf.ts';
import { outcomeOf } from './outcomeOf.ts';
import { siblingKey } from './ownDocument.ts';
import { idGivenTwice } from './recordActions/idGivenTwice.ts';
import type { Scenario, ScenarioPlace } from './Scenario.ts';
import { writeMembers } from './writing.ts';

/** Flags that are inserted as false: one that comes back as true tells more than one that does not. */
const flags = [2, 4, 6, 8, 10].map((number) => `DocumentCustomFlag${number}`);

/** Texts that no server computes. */
const texts = [
  'DocumentComments',
  ...['DocumentReferenceNo', 'DocumentReferenceApplication'].flatMap((name) => [
    name,
    `${name}2`,
    `${name}3`,
  ]),
];

/** How many of a product a row holds. */
export const quantity = 'DocumentRowQuantity';

/** What one of it costs. */
export const price = 'DocumentRowUnitPriceWithoutTaxOrDiscount';

/** What is noted on a row. */
export const remarks = 'DocumentRowRemarks';

/** The rows of a document. */
export const rowsOf = ({ DocumentDetails: rows }: RecordValue): readonly RecordValue[] => recordsOf(rows);

/** Plain members that the updates change and the call after them leaves out. */
export const changed = [...texts, ...flags];

/** All of them as an update sends them, with texts of its own. */
const changedTo = (text: string): RecordValue =>
  Object.fromEntries([
    ...texts.map((name, index) => [name, `${text} ${index + 1}`]),
    ...flags.map((name) => [name, true]),
  ]);

/**
 * The rows of a record with other quantities, prices and remarks, for an update must neither put them in the place of those
 * that there are nor change these by what it finds in them.
 */
const withOtherRows = (record: RecordValue): RecordValue => ({
  ...record,
  DocumentDetails: rowsOf(record).map((row, index) => ({
    ...row,
    [quantity]: numeric(20 + index),
    [price]: numeric(40 + index),
    [remarks]: `changed row ${index + 1}`,
  })),
});

/** The actions that update a document which is there; which of them a server takes is open. */
export const upserts = ['InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'] as const;

/**
 * Inserts a document, updates it by each action, and calls once more without what the updates changed, to see what is
 * stored: by the first action that was taken. In every second format the updates send other rows too, and the call after
 * them none, unless it is refused so; `last` is then an Update that sends none, and `afterLast` shows what it left.
 */
export const updatingDocument: Scenario = {
  name: 'update-of-a-document',
  expects: 'any',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'one record, or up to three where an action makes another',
  requires: (place) => [siblingKey(place, 'DocumentUpdate')],
  gather: async (context, place) => {
    const { operation } = place;
    const obstacle = obstacleOf(await context.other(siblingKey(place, operation.name)), place);
    if (obstacle !== undefined) return obstacle;
    const shared = await idGivenTwice(context, place, operation.name);
    if (shared !== undefined) return shared;
    return goingOn((turn, without) => updated(context, place, turn, without));
  },
};

async function updated(
  context: GatherContext,
  place: ScenarioPlace,
  turn: number,
  without: Named,
): Promise<{ readonly answer: Answer; readonly steps: Named } | Gathered> {
  const { operation } = place;
  const sku = context.fixtures.knownSkus?.[0];
  if (sku === undefined) return wanting('knownSkus');
  const built = document(context, `to-update-${place.format}${turn === 0 ? '' : `-${turn}`}`, [sku]);
  if (typeof built === 'string') return wanting(built);
  const record = { ...built, ...Object.fromEntries(flags.map((name) => [name, false])) };
  const insert = await insertedDocument(context, place, record);
  const id = affectedId(insert);
  if (id === undefined) return notInserted(insert);
  const update = async (order: RecordValue, action: string): Promise<Answer> => {
    const answer = await context.call(
      operation,
      writeMembers(context, place, { ...order, DocumentId: id }, action),
    );
    if (affectedId(answer)?.lexeme !== id.lexeme) noteMade(context, answer);
    return answer;
  };
  const unique = context.unique('changed');
  const isOfRows = isEvenTurn(place);
  const base = isOfRows ? withOtherRows(record) : record;
  const answer = await update({ ...base, ...changedTo(`B-${unique}`) }, 'Update');
  const others: Record<string, Answer> = { insert };
  for (const action of upserts.filter((name) => without[name] === undefined))
    others[action] = await update({ ...base, ...changedTo(`${action} ${unique}`) }, action);
  const left = Object.fromEntries(Object.entries(record).filter(([name]) => !changed.includes(name)));
  const { DocumentDetails: _, ...head } = left;
  const isTaken = (one: Answer | undefined): boolean =>
    one !== undefined && isAnswered(one) && outcomeOf(one, 'success') !== 'failed';
  const upsert = upserts.find((name) => isTaken(others[name]));
  const action = isTaken(answer) ? 'Update' : (upsert ?? 'Update');
  if (without.later !== undefined) return { answer, steps: others };
  if (!isOfRows) return { answer, steps: { ...others, later: await update(left, action) } };
  const later = await update(head, upsert ?? action);
  if (!isTaken(later)) return { answer, steps: { ...others, later: await update(left, action) } };
  if (upsert === undefined || !isTaken(answer)) return { answer, steps: { ...others, later } };
  const last = await update(head, 'Update');
  // An Update may answer with the request, which has no rows; what is stored the other action tells.
  return { answer, steps: { ...others, later, last, afterLast: await update(head, upsert) } };
}
