import {
  changedFlags,
  changedMembers,
  changedTo,
  withOtherRows,
} from '../../generators/records/changedDocuments.ts';
import { upserts } from '../../generators/records/Kind.ts';
import { smallDocument } from '../../generators/records/ordersAndDocuments.ts';
import { writeMembers } from '../../generators/records/writeMembers.ts';
import { turnOf } from '../../generators/turnOf.ts';
import { type GatherContext, wanting } from '../../harness/evidence/Evidence.ts';
import {
  inTurn,
  isAccepted,
  type Named,
  restartingInDoubt,
  type Walked,
} from '../../harness/evidence/restartingInDoubt.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { ifTaken } from '../../harness/verdicts/obstacles.ts';
import { affectedId, noteMade } from '../../harness/writes/writtenRecord.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { ofOperation, ofPlain, plainKey, probe, type ScenarioPlace } from '../kernel/probe.ts';
import { insertedDocument, notInserted } from './ownRecords.ts';
import { idGivenTwice } from './recordActions/plainInserts.ts';

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
  const record = { ...built, ...Object.fromEntries(changedFlags.map((name) => [name, false])) };
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
