import type { Made } from '../harness/Evidence.ts';
import type { Value } from '../specs/Value.ts';

/** How a company that the run made is removed again: companies are all that the document lets a client delete. */
export const companyRemoval = (id: Value): NonNullable<Made['removal']> => ({
  operation: 'CompanyDelete',
  members: { CompanyIDToDelete: id },
});
