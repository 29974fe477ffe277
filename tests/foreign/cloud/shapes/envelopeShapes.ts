import type { MemberType, Shape } from '../values/MemberType.ts';
import { listOf, record, shape } from '../values/MemberType.ts';

const statusShape = shape({
  string: 'ErrorCode Message StackTrace',
  parts: { Errors: listOf(shape({ string: 'ErrorCode FieldName Message' })) },
});

/** The members of a filter. */
const filterShape = shape({ string: 'AndOr Group FieldName SearchOperator SearchValue' });

/** A request with the key, the members every Get takes, and its own. */
export function getRequest(own: Shape = new Map()): Shape {
  return new Map([
    ...shape({
      string: 'APIKEY',
      enum: 'showDeleted',
      int: 'ReturnTopNRecords',
      parts: { Filters: listOf(filterShape) },
    }),
    ...own,
  ]);
}

/** A request with the key, the members every write takes, and its own. */
export function writeRequest(own: Shape): Shape {
  return new Map([
    ...shape({ string: 'APIKEY mvInsertUpdateDeleteSourceApplication', enum: 'mvRecordAction' }),
    ...own,
  ]);
}

/** An answer with these members, after the status. */
export function answer(members: Readonly<Record<string, MemberType>>): Shape {
  return new Map([['ResponseStatus', record(statusShape)], ...Object.entries(members)]);
}

/** The types of the members that many answers have. */
export const entityID: MemberType = { kind: 'int' };
export const result: MemberType = { kind: 'bool' };
export const InternalErrorCode: MemberType = { kind: 'string' };
