import {
  changedMembers,
  documentChanges,
  insertedFlags,
  keptFlag,
  withAddress,
  withOtherRows,
} from '../../../generators/records/changedDocuments.ts';
import { upserts } from '../../../generators/records/Kind.ts';
import { smallDocument } from '../../../generators/records/ordersAndDocuments.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { EvidenceUnavailable } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import {
  inTurn,
  isAccepted,
  type NamedSteps,
  restartingInDoubt,
  type Walked,
} from '../../../harness/evidence/restartingInDoubt.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, isBreach, judged, passed } from '../../../harness/verdicts/judgements.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import { type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { unanswered } from '../../../harness/verdicts/silence.ts';
import { lostRows, showsInserted, untouched } from '../../../harness/writes/changedDocument.ts';
import { otherIds } from '../../../harness/writes/otherIds.ts';
import { affectedId, noteMade } from '../../../harness/writes/writtenRecord.ts';
import { toDocuments } from '../../../specs/appliesTo.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe, type ScenarioPlace } from '../../kernel/probe.ts';
import { insertRecord, notInserted } from '../../probes/madeForScenarios.ts';
import { demandOwnIds, insertsInFormats } from '../../probes/recordActions/plainInserts.ts';

/** The answers beside the Update of a document. */
type UpdatesOfDocument = 'insert' | 'later' | 'last' | 'afterLast' | (typeof upserts)[number];

/**
 * Inserts a document and updates it by each action; which of them a server takes is open. Then it calls again without what the updates
 * changed, by the first action that was taken, to see what is stored.
 *
 * In every second format the updates send other rows too, and the call after them sends none, unless that is refused. There `last` is an
 * Update without rows, and `afterLast` shows what it left. In the other formats the updates send an address. An update that is refused is
 * sent again without these.
 */
export const updatingDocument = probe<UpdatesOfDocument>({
  name: 'update-of-a-document',
  of: ofOperation('DocumentUpdate'),
  expects: 'any',
  effect: 'write',
  creates: 'one record, or up to three where an action makes another',
  alsoTaken: ['insert', ...upserts, 'later', 'last', 'afterLast'],
  requires: plainKeyOnly,
  looksAt: insertsInFormats,
  gather: async (context, place) => {
    const plain = takenEvidence(await context.other(plainKey(place)), place);
    await demandOwnIds(context, place, place.operation.name);
    return restartingInDoubt((turn, without) => updated(context, place, plain.answer, turn, without));
  },
});

/** An update changes nothing in a document: what it may change is no member of the record. */
export const DOC2 = clause('DOC-2', {
  statement: 'An update changes only those members of a document that the rule allows.',
  section: 'Operation rules 1',
  judging:
    'The rule allows DocumentDescription, which no document has. Judged on members that no server computes, in the echo of a later call that does not send them. In the echo of the same call a change is a warning (SHOULD), because it may be the request. So is the id of another document. An update that fails passes.',
  appliesTo: toDocuments,
  checks: [
    on(updatingDocument, stored),
    on(
      updatingDocument,
      (subject) => {
        const others = otherDocuments(subject);
        if (others.length > 0) return judged(others);
        return subject.outcome === 'failed'
          ? passed
          : untouched(subject.others.insert, subject.answer, subject.answer);
      },
      { level: 'SHOULD', slug: 'echo' },
    ),
  ],
});

/** Two documents with one id are ACT-1's: the one under it may be the other. */
const sharesId = (answer: Answer) =>
  ({
    kind: 'blocked',
    cause: 'clause:ACT-1',
    message: 'two inserts got the same id: the document under it may be the other one',
    answer,
  }) as const;

/** What the updates that were taken answer with the id of another document. */
function otherDocuments(subject: Subject<UpdatesOfDocument>): readonly Violation[] {
  const { insert, InsertOrUpdate, InsertOrUpdateNonEmptyFields } = subject.others;
  const id = insert && affectedId(insert);
  if (insert === undefined || id === undefined) return [];
  const inserted = subjectBeside(subject, insert);
  return [subject.answer, InsertOrUpdate, InsertOrUpdateNonEmptyFields]
    .filter((one) => one !== undefined && hasSucceeded(one))
    .flatMap((update) =>
      update === undefined ? [] : otherIds(inserted, subjectBeside(subject, update), id),
    );
}

async function updated(
  context: GatherContext,
  place: ScenarioPlace,
  plain: Answer,
  turn: number,
  without: NamedSteps,
): Promise<Walked> {
  const built = smallDocument(context, inTurn(`to-update-${place.format}`, turn));
  const record = { ...built, ...insertedFlags };
  const insert = await insertRecord(context, place, record);
  const id = affectedId(insert);
  if (id === undefined) return notInserted(insert);
  if (affectedId(plain)?.lexeme === id.lexeme) throw new EvidenceUnavailable(sharesId(insert));
  const update = async (order: RecordValue, action: string): Promise<Answer> => {
    const members = writeMembers(context, place, { ...order, DocumentId: id }, action);
    const answer = await context.call(place.operation, members);
    if (affectedId(answer)?.lexeme !== id.lexeme) noteMade(context, answer);
    return answer;
  };
  const unique = context.unique('changed');
  const isOfRows = turnOf(place, 'updateOfDocument') === 'other rows';
  const changed = (text: string): RecordValue => ({
    ...(isOfRows ? withOtherRows(record) : withAddress(record, text)),
    ...documentChanges(text),
  });
  // A server may refuse to take these, and still take the rest.
  const updateTo = async (text: string, action: string): Promise<Answer> => {
    const whole = await update(changed(text), action);
    return isRefused(whole) ? update({ ...record, ...documentChanges(text) }, action) : whole;
  };
  const answer = await updateTo(`B-${unique}`, 'Update');
  const others: Record<string, Answer> = { insert };
  for (const action of upserts.filter((name) => without[name] === undefined))
    others[action] = await updateTo(`${action} ${unique}`, action);
  const sentAlone = [...changedMembers, keptFlag, 'DocumentAddresses'];
  const left = Object.fromEntries(Object.entries(record).filter(([name]) => !sentAlone.includes(name)));
  const { DocumentDetails: _, ...head } = left;
  const upsert = upserts.find((name) => isAccepted(others[name]));
  const takenAction = isAccepted(answer) ? 'Update' : (upsert ?? 'Update');
  if (without.later !== undefined) return { answer, steps: others };
  // An Update may answer with the request. The other action tells what is stored.
  if (!isOfRows) {
    const shown = await update(left, takenAction);
    const isTold = upsert === undefined || !isAccepted(shown) || showsInserted(insert, shown);
    return { answer, steps: { ...others, later: isTold ? shown : await update(left, upsert) } };
  }
  const later = await update(head, upsert ?? takenAction);
  if (!isAccepted(later)) return { answer, steps: { ...others, later: await update(left, takenAction) } };
  if (upsert === undefined || !isAccepted(answer)) return { answer, steps: { ...others, later } };
  const last = await update(head, 'Update');
  return { answer, steps: { ...others, later, last, afterLast: await update(head, upsert) } };
}

/** What a later call shows; updates that failed have changed nothing by their own word. */
function stored({ evidence, answer }: Subject<UpdatesOfDocument>): Judgement {
  const { later, last, afterLast, insert, ...others } = evidence.others;
  const [silent] = Object.values(evidence.unanswered ?? {});
  if (later === undefined && silent !== undefined) return unanswered(silent);
  if (later === undefined) throw new Error('the scenario of DOC-2 makes a later call');
  const updates = [answer, ...upserts.flatMap((action) => others[action] ?? [])];
  const judgements =
    outcomeOf(later, 'success') === 'failed' ? [] : updates.map((update) => untouched(insert, update, later));
  const judgement = judgements.find(isBreach) ?? judgements[0];
  const lost = last && afterLast && lostRows(later, last, afterLast);
  if (lost !== undefined) return judged([lost]);
  if (judgement?.kind === 'judged' && (silent === undefined || isBreach(judgement))) return judgement;
  if (silent !== undefined) return unanswered(silent);
  if (updates.every((update) => outcomeOf(update, 'success') === 'failed')) return passed;
  if (judgement !== undefined) return judgement;
  return blocked('control', 'the target refused the update that would have shown what is stored');
}
