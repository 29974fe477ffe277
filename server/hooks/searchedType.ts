import { responseShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { ScalarType } from '../../specs/Shape.ts';

/** The documented type of a field of the records that a Get lists; undefined if it is not a single value. */
export function searchedType(operation: Operation, field: string): ScalarType | undefined {
  const list = responseShape(operation).byName.get(operation.list ?? '')?.type;
  if (list?.kind !== 'list' || list.item.kind !== 'record') return undefined;
  const type = list.item.record.byName.get(field)?.type;
  return type?.kind === 'scalar' ? type.type : undefined;
}
