import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { onFound } from '../../hooks/onFound.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const minusOneCutsFound: Fault = {
  clause: 'GET-4',
  about: 'With Filters, ReturnTopNRecords -1 leaves out the last record that was found.',
  operations: getsWithFilters,
  hook: onFound(getsWithFilters, (found, request) =>
    member.records(request, 'Filters').length > 0 && sentNumber(request.ReturnTopNRecords) === -1
      ? found.slice(0, -1)
      : found,
  ),
};
