import { operations } from '../../specs/operations.ts';

/** The Gets that take filters. */
export const getsWithFilters: readonly string[] = [...operations.values()].flatMap(({ name, filters }) =>
  filters === true ? [name] : [],
);
