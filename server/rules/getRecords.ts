import { responseShape } from '../../specs/messageShapes.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { CallContext } from '../Handler.ts';
import { member } from '../records/member.ts';
import { filtered } from './filters/filtered.ts';
import { topRecords } from './topRecords.ts';

/**
 * What every Get has in common: filters, then order and ReturnTopNRecords by `idName`. Returns the response with the list under
 * the operation's own name.
 */
export function getRecords(
  records: readonly RecordValue[],
  idName: string,
  request: RecordValue,
  { operation, choices }: Pick<CallContext, 'operation' | 'choices'>,
): RecordValue {
  const list = operation.list ?? '';
  const shape = itemShape(responseShape(operation), list);
  const selected = filtered(records, member.records(request, 'Filters'), shape, choices);
  return { [list]: topRecords(selected, idName, request) };
}

function itemShape(response: RecordShape, list: string): RecordShape {
  const type = response.byName.get(list)?.type;
  if (type?.kind !== 'list' || type.item.kind !== 'record')
    throw new Error(`${response.name} lists no records in ${list}`);
  return type.item.record;
}
