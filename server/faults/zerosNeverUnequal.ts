import { isNumeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

const operations = ['CompanyGet', 'SalesOrderGet'];

export const zerosNeverUnequal: Fault = {
  clause: 'FLT-1',
  about:
    'NotEquals or LessThan, as the only filter, leaves out each record whose field holds 0 or false, which Equals finds.',
  operations,
  hook: onFound(operations, (found, request) => {
    const [filter, ...others] = member.records(request, 'Filters');
    const operator = filter === undefined ? '' : member.text(filter, 'SearchOperator');
    if (filter === undefined || others.length > 0 || !['NotEquals', 'LessThan'].includes(operator))
      return found;
    return found.filter((record) => {
      const held = record[member.text(filter, 'FieldName')];
      return held !== false && !(isNumeric(held) && Number(held.lexeme) === 0);
    });
  }),
};
