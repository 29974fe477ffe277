import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

export const fruitlessSearchesFail: Variant = {
  about: 'A call whose Filters select no record fails, with a Message that says so.',
  hook: (inner) => ({
    handle: (call, request) => {
      const members = inner.handle(call, request);
      const found = members[call.operation?.list ?? ''];
      const isFiltered = Array.isArray(request.Filters) && request.Filters.length > 0;
      if (isFiltered && Array.isArray(found) && found.length === 0)
        throw new OperationFailure('Nothing was found that the filters select.');
      return members;
    },
  }),
};
