import type { Fault } from '../../Fault.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const searchedPercentIsCutToInteger: Fault = {
  clause: 'FLT-1',
  about:
    'DiscountGet cuts the fraction off a SearchValue for DiscountValue: LessThan 12.5 passes over 12.2, Equals 12.2 finds nothing.',
  operations: ['DiscountGet'],
  hook: onRequest(['DiscountGet'], (request) => {
    if (!Array.isArray(request.Filters)) return request;
    const filters = member.records(request, 'Filters').map((filter) => {
      const searched = sentNumber(filter.SearchValue);
      return member.text(filter, 'FieldName') === 'DiscountValue' && searched !== null
        ? { ...filter, SearchValue: String(Math.trunc(searched)) }
        : filter;
    });
    return { ...request, Filters: filters };
  }),
};
