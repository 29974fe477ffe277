import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { onFilters } from '../../hooks/onFilters.ts';
import { member } from '../../records/member.ts';

export const orAcrossFieldsIsAnd: Fault = {
  clause: 'FLT-2',
  about: 'Or joins filters on one field only: between filters on different fields it counts as And.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: getsWithFilters,
  hook: onFilters((filters) =>
    filters.map((filter, index) => {
      const before = filters[index - 1];
      return before !== undefined &&
        member.text(filter, 'AndOr') === 'Or' &&
        member.text(before, 'FieldName') !== member.text(filter, 'FieldName')
        ? { ...filter, AndOr: 'And' }
        : filter;
    }),
  ),
};
