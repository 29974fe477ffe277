import { everyType } from '../../specs/everyType.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { TypeShape } from '../../specs/Shape.ts';

/** The type of the records that a Get answers with. Raises an Error (ours) when it answers with none. */
export function recordType(operation: Operation): TypeShape {
  const member = responseShape(operation).byName.get(operation.list ?? operation.record ?? '');
  if (member === undefined) throw new Error(`${operation.name} answers with no record`);
  return member.type.kind === 'list' ? member.type.item : member.type;
}

/** Whether the records that a Get answers with hold lists. Raises an Error (ours) when it answers with none. */
export const holdsLists = (get: Operation | null): boolean =>
  get !== null && everyType(recordType(get)).some(({ type }) => type.kind === 'list');
