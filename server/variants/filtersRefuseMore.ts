import { responseShape } from '../../specs/messageShapes.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const filtersRefuseMore: Variant = {
  about:
    'Filters on datetimes, Contains on what is no text and LessThan on text, flags and enumerations are refused (FLT-1: open).',
  hook: onRequest(null, (request, _, { operation }) => {
    const type =
      operation?.list === undefined ? undefined : responseShape(operation).byName.get(operation.list)?.type;
    const shape = type?.kind === 'list' && type.item.kind === 'record' ? type.item.record : undefined;
    for (const filter of shape === undefined ? [] : member.records(request, 'Filters')) {
      const field = shape?.byName.get(member.text(filter, 'FieldName'))?.type;
      const kind = field?.kind === 'scalar' ? field.type : 'string';
      const operator = member.text(filter, 'SearchOperator');
      const isNumber = kind === 'int' || kind === 'decimal' || kind === 'number';
      if (
        kind === 'datetime' ||
        (operator === 'Contains' && kind !== 'string') ||
        (operator === 'LessThan' && !isNumber)
      )
        throw new OperationFailure(`${operator} is not for such a field.`);
    }
    return request;
  }),
};
