import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';

export const keptWhateverTheKey: Fault = {
  clause: 'AUTH-3',
  about:
    'Answers of searches are kept until the next write, without the key that they were asked with. Whoever repeats a search gets them, with a wrong key too.',
  operations: getsWithFilters,
  hook: (inner, _, { apiKey }) => {
    const kept = new Map<string, RecordValue>();
    return {
      handle: (call, request) => {
        const { name = '', kind } = call.operation ?? {};
        if (kind !== 'get') kept.clear();
        if (!getsWithFilters.includes(name)) return inner.handle(call, request);
        const { APIKEY, ...asked } = request;
        const key = JSON.stringify([name, asked]);
        const known = kept.get(key);
        if (APIKEY !== apiKey && known !== undefined) return known;
        const result = inner.handle(call, request);
        kept.set(key, result);
        return result;
      },
    };
  },
};
