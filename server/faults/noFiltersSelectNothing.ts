import type { Fault } from '../Fault.ts';

export const noFiltersSelectNothing: Fault = {
  clause: 'FLT-7',
  about: 'In json an empty list of filters selects no discount.',
  operations: ['DiscountGet'],
  hook: (inner) => ({
    handle: (call, request) => {
      const { Filters } = request;
      const isEmptyList = Array.isArray(Filters) && Filters.length === 0;
      return call.operation?.name === 'DiscountGet' && call.body === 'json' && isEmptyList
        ? { mvDiscounts: [] }
        : inner.handle(call, request);
    },
  }),
};
