import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { onFilters } from '../../hooks/onFilters.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

export const lessThanWholeNumber: Fault = {
  clause: 'FLT-1',
  about: 'LessThan cuts the fraction off a SearchValue: a price of 12.30 is not found as less than 12.75.',
  operations: getsWithFilters,
  hook: onFilters((filters) =>
    filters.map((filter) => {
      const searched = sentNumber(filter.SearchValue);
      if (filter.SearchOperator !== 'LessThan' || searched === null || Number.isInteger(searched))
        return filter;
      const whole = String(Math.trunc(searched));
      return { ...filter, SearchValue: isNumeric(filter.SearchValue) ? numeric(whole) : whole };
    }),
  ),
};
