import type { Fault } from '../Fault.ts';
import { getsWithFilters } from '../hooks/getsWithFilters.ts';

export const noFiltersSelectNothing: Fault = {
  clause: 'FLT-7',
  about: 'An empty list of filters selects nothing.',
  causes: ['an empty list of filters does not give the same as none'],
  operations: ['*Get'],
  hook: (inner) => ({
    handle: (call, request) => {
      const { name = '', list = '' } = call.operation ?? {};
      const isEmptyList = Array.isArray(request.Filters) && request.Filters.length === 0;
      const result = inner.handle(call, request);
      return getsWithFilters.includes(name) && isEmptyList ? { ...result, [list]: [] } : result;
    },
  }),
};
