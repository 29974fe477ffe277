import type { Fault } from '../../Fault.ts';
import { onFilters } from '../../hooks/onFilters.ts';
import { member } from '../../records/member.ts';

export const lessThanLosesMinus: Fault = {
  clause: 'FLT-1',
  about: 'LessThan parses its SearchValue as an unsigned number, so a search below -2 is a search below 2.',
  operations: ['DocumentTypeGet', 'CompanyGet'],
  hook: onFilters((filters) =>
    filters.map((filter) => {
      const searched = member.text(filter, 'SearchValue');
      return member.text(filter, 'SearchOperator') === 'LessThan' && /^\s*-\d/.test(searched)
        ? { ...filter, SearchValue: searched.replace('-', '') }
        : filter;
    }),
  ),
};
