import { numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';
import { member } from '../../records/member.ts';

export const laterPagesOneTooMany: Fault = {
  clause: 'GET-10',
  about:
    'Reads the pages of serial numbers with BETWEEN: every page after the first also holds the first row of the next one, beyond its Limit.',
  operations: ['SerialNumberGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const result = inner.handle(call, request);
      const page = sentNumber(request.Page) ?? 0;
      if (call.operation?.name !== 'SerialNumberGet' || page < 2 || sentNumber(request.Limit) === null)
        return result;
      const next = inner.handle(call, { ...request, Page: numeric(page + 1) });
      return {
        ...result,
        mvSerialNumbers: [
          ...member.records(result, 'mvSerialNumbers'),
          ...member.records(next, 'mvSerialNumbers').slice(0, 1),
        ],
      };
    },
  }),
};
