import type { Operation } from '../../specs/Operation.ts';
import { recordShape } from '../../specs/shapes.ts';
import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';

export const textsAloneSearched: Fault = {
  clause: 'FLT-5',
  about: 'Records can be searched by their id and by text alone, and as the examples show it.',
  causes: ['some scalar members cannot be searched by'],
  operations: ['*Get'],
  hook: onRequest(getsWithFilters, (request, _, { operation }) => {
    for (const filter of member.records(request, 'Filters')) {
      const name = member.text(filter, 'FieldName');
      if (operation !== null && !isSearched(operation, name))
        throw new OperationFailure(`${name} is no field to search by.`);
    }
    return request;
  }),
};

function isSearched({ id, list, response }: Operation, name: string): boolean {
  const record = response.find((one) => one.name === list)?.type.replace('list of ', '') ?? '';
  const type = recordShape(record).byName.get(name)?.type;
  return (
    name === id ||
    name === 'DocumentTypeOptionsShowDiscount' ||
    (type?.kind === 'scalar' && (type.type === 'string' || type.type === 'enumeration'))
  );
}
