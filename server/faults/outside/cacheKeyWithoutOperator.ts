import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { member } from '../../records/member.ts';

export const cacheKeyWithoutOperator: Fault = {
  clause: 'FLT-1',
  about:
    'Searches are kept until the next write under their fields and values, but not their operators. A search for the same value with another operator gets the old answer.',
  operations: getsWithFilters,
  hook: (inner) => {
    const kept = new Map<string, RecordValue>();
    return {
      handle: (call, request) => {
        const { name = '', kind } = call.operation ?? {};
        if (kind !== 'get') {
          kept.clear();
          return inner.handle(call, request);
        }
        const filters = member.records(request, 'Filters');
        if (!getsWithFilters.includes(name) || filters.length === 0) return inner.handle(call, request);
        const Filters = filters.map(({ SearchOperator, ...rest }) => rest);
        const key = JSON.stringify([name, { ...request, Filters }]);
        const result = kept.get(key) ?? inner.handle(call, request);
        kept.set(key, result);
        return result;
      },
    };
  },
};
