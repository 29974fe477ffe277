import { getsWithFilters } from '../hooks/getsWithFilters.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const shortPartsRefused: Variant = {
  about:
    'Contains of a SearchValue below three characters is refused (FLT-1: its index holds no shorter parts).',
  hook: onRequest(getsWithFilters, (request) => {
    const isShort = member
      .records(request, 'Filters')
      .some(
        (filter) =>
          member.text(filter, 'SearchOperator') === 'Contains' &&
          member.text(filter, 'SearchValue').length < 3,
      );
    if (isShort) throw new OperationFailure('A SearchValue of Contains has at least three characters.');
    return request;
  }),
};
