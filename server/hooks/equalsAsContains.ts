import type { Format } from '../../specs/Format.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { member } from '../records/member.ts';
import { onRequest } from './onRequest.ts';

/** Searches texts with Contains where Equals was requested; without `formats`, in every format. */
export const equalsAsContains = (operations: readonly string[], formats?: readonly Format[]): Hook =>
  onRequest(operations, (request, _, { operation, format }) => {
    if (operation === null || request.Filters === undefined) return request;
    if (formats !== undefined && !formats.includes(format)) return request;
    const edited = (filter: RecordValue): RecordValue =>
      filter.SearchOperator === 'Equals' && isText(operation, member.text(filter, 'FieldName'))
        ? { ...filter, SearchOperator: 'Contains' }
        : filter;
    return { ...request, Filters: member.records(request, 'Filters').map(edited) };
  });

function isText(operation: Operation, field: string): boolean {
  const list = responseShape(operation).byName.get(operation.list ?? '')?.type;
  if (list?.kind !== 'list' || list.item.kind !== 'record') return false;
  const type = list.item.record.byName.get(field)?.type;
  return type?.kind === 'scalar' && type.type === 'string';
}
