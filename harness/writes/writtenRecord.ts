import { withoutIndexes } from '../../formats/read/reportAt.ts';
import { kindOf } from '../../generators/records/kinds.ts';
import { writeMembers } from '../../generators/records/writeMembers.ts';
import type { Place } from '../../specs/Clause.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { Numeric, RecordValue, Value } from '../../specs/Value.ts';
import type { GatherContext } from '../evidence/GatherContext.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded, madeAgainIfRefused } from '../exchanges/outcome.ts';
import type { Made } from './Made.ts';

/** What a write is about: the shape of its record, what was sent and what the answer echoes, empty where nothing. */
interface WrittenRecord {
  readonly member: string;
  readonly shape: RecordShape;
  readonly sent: RecordValue;
  readonly echo: RecordValue | undefined;
}

/** The record of a write; raises an Error (ours is wrong) for an operation that carries none. */
export function writtenRecord({ call, decoded }: Answer): WrittenRecord {
  const member = call.operation?.record;
  if (member === undefined) throw new Error(`${call.operationName} carries no record`);
  const type = call.operation?.request.find(({ name }) => name === member)?.type ?? member;
  const sent = call.members[member];
  const echo = decoded?.value[member];
  return {
    member,
    shape: recordShape(type),
    sent: isRecord(sent) ? sent : {},
    echo: isRecord(echo) ? echo : undefined,
  };
}

/** Whether the decoder complained of the member at that path, of something in it, or of what it is in. */
export function isMemberUnreadable({ decoded }: Answer, path: string): boolean {
  return (decoded?.deviations ?? []).some((deviation) => {
    const at = withoutIndexes(deviation.path);
    return at === path || at.startsWith(`${path}.`) || path.startsWith(`${at}.`);
  });
}

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

/** The id of the record that a write affected; undefined where the write was not taken, or names none. */
export const writtenId = (answer: Answer): Numeric | undefined =>
  hasSucceeded(answer) ? affectedId(answer) : undefined;

/** How a company that the run made is removed again: companies are all that the document lets a client delete. */
export const companyRemoval = (id: Value): NonNullable<Made['removal']> => ({
  operation: 'CompanyDelete',
  members: { CompanyIDToDelete: id },
});

export const madeBy = ({ name, record = name }: Operation, id: Numeric | undefined): Made => ({
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

/** Notes what an answer to a write names, and gives the id of the record; undefined, and nothing noted, where it names none. */
export function noteMade(context: Pick<GatherContext, 'made'>, answer: Answer): Numeric | undefined {
  const made = madeIn(answer);
  if (made !== undefined) context.made(made);
  if (answer.call.members.mvRecordAction === 'ReceiveItems') noteReceiveDocument(context, answer);
  return affectedId(answer);
}

/** Notes the receive document that receiving items made, if it was taken. */
export function noteReceiveDocument(context: Pick<GatherContext, 'made'>, answer: Answer): void {
  const id = answer.decoded?.value.relatedDocumentID;
  if (hasSucceeded(answer) && isNumeric(id)) context.made({ record: 'mvDocument', id: id.lexeme });
}

/** Sends a record with an action, or with none where that is undefined. */
export type RecordWriter = (
  record: RecordValue,
  action: string | undefined,
  more?: RecordValue,
) => Promise<Answer>;

/** A writer that sends what is refused a second time. */
export const writingAgain =
  (write: RecordWriter): RecordWriter =>
  (...sent) =>
    madeAgainIfRefused(() => write(...sent));

/** Writes records of one operation, and notes what it makes; `known` are ids that are noted already, where several write to a record. */
export function writerOf(
  context: Pick<GatherContext, 'call' | 'made' | 'fixtures'>,
  place: Place & { readonly operation: Operation },
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
