import type { Fault } from '../../Fault.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';

export const emptyFiltersFindNothing: Fault = {
  clause: 'FLT-7',
  about: 'Filters that are an empty list select no bill of materials.',
  causes: ['an empty list of filters does not give the same as none'],
  operations: ['ProductBOMGet'],
  hook: onSuccess(['ProductBOMGet'], (result, { Filters: filters }) =>
    Array.isArray(filters) && filters.length === 0 ? { ...result, mvProductBOMs: [] } : result,
  ),
};
