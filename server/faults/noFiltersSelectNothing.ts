import type { Fault } from '../Fault.ts';
import { searches } from '../hooks/searches.ts';

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
      return searches.includes(name) && isEmptyList ? { ...result, [list]: [] } : result;
    },
  }),
};
