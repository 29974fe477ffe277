import { shapeOfResponse } from '../../harness/addressing/callShapes.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { holdsId, isDigits, isFixed, isWithin, namesSomething, typeOf, variableOf } from './namingMembers.ts';

/** Where a value appeared first: the call whose answer showed it, the member, and whether that call created the record. */
interface Source {
  readonly call: number;
  readonly member: string;
  readonly made: boolean;
}

/**
 * The ids and texts that answers showed, and where each appeared first. Anyone who repeats the calls finds their own values
 * there.
 */
interface ShownValues {
  readonly look: (answer: Answer, callNumber: number) => void;
  /** By the shell variable for such ids. */
  readonly id: (variable: string, value: string) => Source | undefined;
  /** By its member. A text in a search may be part of the one that appeared. */
  readonly text: (member: string, value: string, isSearched: boolean) => Source | undefined;
}

export function shownValues(): ShownValues {
  const ids = new Map<string, Source>();
  const texts = new Map<string, Map<string, Source>>();

  const noteId = (member: string, value: string, source: Source): void => {
    const key = `${variableOf(member)} ${value}`;
    if (!ids.has(key)) ids.set(key, source);
  };
  const noteText = (member: string, value: string, source: Source): void => {
    const known = texts.get(member) ?? new Map<string, Source>();
    texts.set(member, known);
    if (!known.has(value)) known.set(value, source);
  };

  const look = ({ call, decoded }: Answer, callNumber: number): void => {
    if (decoded === null) return;
    const { operation, members } = call;
    const inserts = operation?.kind === 'write' && insertsOne(operation, members);
    const lookAt = (member: string, type: TypeShape | undefined, value: Value | undefined): void => {
      const source = { call: callNumber, member, made: inserts && member === operation?.id };
      if (Array.isArray(value)) {
        const item = type?.kind === 'list' ? type.item : undefined;
        for (const each of value as readonly Value[]) lookAt(member, item, each);
      } else if (isNumeric(value)) {
        if (holdsId(member, type)) noteId(member, value.lexeme, source);
      } else if (isRecord(value)) {
        const shape = type?.kind === 'record' ? type.record : undefined;
        for (const [name, each] of Object.entries(value)) lookAt(name, typeOf(shape, name), each);
      } else if (typeof value === 'string' && value !== '' && !isFixed(member, type)) {
        noteText(member, value, source);
        if (holdsId(member, type) && isDigits(value)) noteId(member, value, source);
      }
    };
    const { ResponseStatus: _, ...rest } = decoded.value;
    const { entityID } = rest;
    if (inserts && operation?.id !== undefined && isNumeric(entityID) && namesSomething(entityID.lexeme))
      noteId(operation.id, entityID.lexeme, { call: callNumber, member: 'entityID', made: true });
    const shape = shapeOfResponse(call);
    for (const [name, value] of Object.entries(rest)) lookAt(name, typeOf(shape, name), value);
  };

  return {
    look,
    id: (variable, value) => ids.get(`${variable} ${value}`),
    text: (member, value, isSearched) => {
      const known = texts.get(member);
      const exact = known?.get(value);
      if (exact !== undefined || !isSearched) return exact;
      return [...(known ?? [])].find(([text]) => isWithin(value, text))?.[1];
    },
  };
}

/** Whether a write creates a record: an insert, or an InsertOrUpdate that names none. */
export function insertsOne({ record, id }: Operation, members: RecordValue): boolean {
  const action = members.mvRecordAction;
  const sent = record === undefined ? undefined : members[record];
  const own = isRecord(sent) && id !== undefined ? sent[id] : undefined;
  return (
    action === undefined ||
    action === 'Insert' ||
    (String(action).startsWith('InsertOr') && !(isNumeric(own) && namesSomething(own.lexeme)))
  );
}
