import { isNumeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onFound } from '../hooks/onFound.ts';
import { member } from '../records/member.ts';

const operations = ['CompanyGet', 'SalesOrderGet'];

export const zerosNeverUnequal: Fault = {
  clause: 'FLT-1',
  about: 'NotEquals and LessThan leave out each record whose field holds 0 or false, which Equals finds.',
  causes: ['{operator} leaves out records that it selects', 'a record that a filter selects is missing'],
  operations,
  hook: onFound(operations, (found, request) => {
    const filters = member
      .records(request, 'Filters')
      .filter((one) => ['NotEquals', 'LessThan'].includes(member.text(one, 'SearchOperator')));
    return found.filter((record) =>
      filters.every((filter) => {
        const held = record[member.text(filter, 'FieldName')];
        return held !== false && !(isNumeric(held) && Number(held.lexeme) === 0);
      }),
    );
  }),
};
