import type { Fault } from '../Fault.ts';
import { onFilters } from '../hooks/onFilters.ts';
import { member } from '../records/member.ts';

export const lastAndOrCounts: Fault = {
  clause: 'FLT-2',
  about: 'A list of three filters or more is combined throughout by the AndOr of its last one.',
  causes: ['several filters together select other records than their AndOr says'],
  operations: ['*Get'],
  hook: onFilters((filters) => {
    const AndOr = member.text(filters.at(-1) ?? {}, 'AndOr');
    return filters.length < 3 ? filters : filters.map((filter) => ({ ...filter, AndOr }));
  }),
};
