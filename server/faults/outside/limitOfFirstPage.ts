import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { sentNumber } from '../../hooks/sentNumber.ts';

const paged = ['SerialNumberGet', 'BatchNumberGet', 'CustomReportGetData'];

export const limitOfFirstPage: Fault = {
  clause: 'GET-10',
  about:
    'The Limit with which a first page was asked for holds for the later pages of that list, whatever Limit they are asked with.',
  operations: paged,
  hook: (inner, _, { choices }) => {
    const limits = new Map<string, Value>();
    return {
      handle: (call, request) => {
        const name = call.operation?.name ?? '';
        const page = sentNumber(request.Page);
        const { Limit } = request;
        if (!paged.includes(name) || page === null || Limit === undefined || Limit === null)
          return inner.handle(call, request);
        if (page > choices.firstPage)
          return inner.handle(call, { ...request, Limit: limits.get(name) ?? Limit });
        const result = inner.handle(call, request);
        limits.set(name, Limit);
        return result;
      },
    };
  },
};
