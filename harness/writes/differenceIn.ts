import { overlaid } from '../../generators/records/samples.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer, Answers } from '../exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../exchanges/outcome.ts';
import { findRecord, isAnotherRecord, provesAbsence } from '../records/shownRecords.ts';
import type { CheckContext } from '../verdicts/Case.ts';
import type { Violation } from '../verdicts/Judgement.ts';
import { breach } from '../verdicts/judgements.ts';
import { readableGaps, recordGaps } from './echoGaps.ts';
import { supersededWrite } from './lastWrites.ts';
import { writtenId, writtenRecord } from './writtenRecord.ts';

/** What one of the run's own records should hold; null for what was deleted, and what it held before. */
interface Expected {
  readonly id: Numeric;
  /** The call that made it so. */
  readonly write: Answer;
  readonly record: RecordValue | null;
  readonly last?: RecordValue;
}

/** By the lexeme of the id. */
type Model = Map<string, Expected>;

const callName = (index: number): string => `call ${index + 1}`;

/** The first answer to a read that had to be made again, by the index of its call. */
export const lateName = (index: number): string => `${callName(index)}-at-once`;

/** The answers of a sequence by the names that evidence keeps them under. */
export const asCalls = (answers: readonly Answer[]): Answers =>
  Object.fromEntries(answers.map((answer, index) => [callName(index), answer]));

const callsIn = ({ others }: Pick<Evidence, 'others'>): readonly Answer[] =>
  Object.entries(others).flatMap(([name, answer]) => (/^call \d+$/.test(name) ? [answer] : []));

/** What the reads of a sequence that had to be made again showed first, instead of what was written last. */
export function lateDifferences(
  evidence: Pick<Evidence, 'others'>,
  update: Operation,
  context: Pick<CheckContext, 'journal'>,
): readonly Violation[] {
  const calls = callsIn(evidence);
  return calls.flatMap((_, index) => {
    const atOnce = evidence.others[lateName(index)];
    if (atOnce === undefined) return [];
    return differenceIn({ others: asCalls([...calls.slice(0, index), atOnce]) }, update, context) ?? [];
  });
}

/**
 * Where the answers of a sequence first differ from what its calls should have made of the run's own records; undefined where they do
 * not. What should be there is worked out from the calls alone.
 */
export function differenceIn(
  evidence: Pick<Evidence, 'others'>,
  update: Operation,
  context: Pick<CheckContext, 'journal'>,
): Violation | undefined {
  const model: Model = new Map();
  const answers = callsIn(evidence);
  for (const [index, answer] of answers.entries()) {
    // Whatever comes of an Update or a delete of another record, the sequence's own ones stay as they are.
    if (namesAnother(answer, update, model)) continue;
    const outcome = outcomeOf(answer, 'success');
    // Without a status block nothing is known of what came of the call, nor of what is there now.
    if (answer.decoded === null || outcome === 'unknown') return undefined;
    const { operation } = answer.call;
    if (operation?.kind === 'get') {
      const found = outcome === 'failed' ? undefined : misread(answer, model, context);
      if (found !== undefined) return found;
    } else if (outcome === 'failed') {
      if (isRefusedInsert(answers[index + 1])) return undefined;
      return breach(answer, `${nameOf(answer)} is refused in a sequence`, 'success', 'a failure');
    } else {
      const found = operation?.kind === 'delete' ? deleted(answer, model) : written(answer, update, model);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Where a plain insert of another record is refused next, the target may have no room for more records or more writes (rule 3). */
const isRefusedInsert = (next: Answer | undefined): boolean =>
  next !== undefined && nameOf(next) === 'Insert' && outcomeOf(next, 'success') === 'failed';

/** Whether any of its calls was taken. */
export const wasTaken = (evidence: Evidence): boolean =>
  callsIn(evidence).some((answer) => hasSucceeded(answer));

/** Whether an Update or a delete names a record that the sequence did not make. */
function namesAnother(answer: Answer, update: Operation, model: Model): boolean {
  const { operation, members } = answer.call;
  const isDelete = operation?.kind === 'delete';
  if (!isDelete && nameOf(answer) !== 'Update') return false;
  const id = isDelete ? members[operation.target ?? ''] : writtenRecord(answer).sent[update.id ?? ''];
  return isNumeric(id) && !model.has(id.lexeme);
}

function written(answer: Answer, update: Operation, model: Model): Violation | undefined {
  const { sent } = writtenRecord(answer);
  const id = writtenId(answer);
  const action = nameOf(answer);
  if (id === undefined) return undefined;
  const before = model.get(id.lexeme)?.record ?? undefined;
  if (action === 'Insert') {
    if (before !== undefined)
      return breach(answer, 'an Insert answers with a known id', 'a new id', id.lexeme, 'entityID');
    model.set(id.lexeme, { id, write: answer, record: sent });
    return undefined;
  }
  const asked = sent[update.id ?? ''];
  if (isNumeric(asked) && asked.lexeme !== id.lexeme)
    return breach(answer, `${action} answers with another id`, asked.lexeme, id.lexeme, 'entityID');
  model.set(id.lexeme, { id, write: answer, record: heldAfter(answer, before ?? {}) });
  return undefined;
}

/** What a record holds after a write that was taken. */
export function heldAfter(write: Answer, before: RecordValue): RecordValue {
  const { sent } = writtenRecord(write);
  return nameOf(write) === 'InsertOrUpdateNonEmptyFields' ? overlaid(before, nonEmpty(sent)) : sent;
}

function deleted(answer: Answer, model: Model): undefined {
  const id = answer.call.members.CompanyIDToDelete;
  if (isNumeric(id))
    model.set(id.lexeme, { id, write: answer, record: null, last: model.get(id.lexeme)?.record ?? {} });
}

function misread(
  answer: Answer,
  model: Model,
  context: Pick<CheckContext, 'journal'>,
): Violation | undefined {
  const list = answer.call.operation?.list ?? '';
  for (const { id, write, record: expected, last = {} } of model.values()) {
    if (supersededWrite(context, write, answer) !== undefined) continue;
    const record = findRecord(answer, id);
    const told = `id ${id.lexeme}`;
    if (expected === null) {
      if (record !== undefined && !isAnotherRecord(last, record))
        return breach(answer, 'a deleted record is shown', 'none', told, list);
    } else if (record === undefined) {
      if (provesAbsence(answer, id))
        return breach(answer, 'the Get does not show a record of the sequence', told, 'none', list);
    } else {
      const [gap] = readableGaps(answer, list, recordGaps(write, record, expected));
      if (gap === undefined) continue;
      const message = 'the Get shows another value than the one that was written last';
      return breach(answer, message, gap.expected, gap.actual, `${list}.${gap.path}`);
    }
  }
  return undefined;
}

/** The members that an update of the non-empty fields writes. */
const nonEmpty = (record: RecordValue): RecordValue =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => (value ?? '') !== ''));

const nameOf = ({ call }: Answer): string => String(call.members.mvRecordAction ?? call.operationName);
