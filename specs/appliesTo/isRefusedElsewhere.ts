import type { Operation } from '../Operation.ts';

/** Deletes of records that a run cannot make again: away from the default address they name an unknown id. */
export const isRefusedElsewhere = (operation: Operation): boolean =>
  operation.kind === 'delete' && (operation.disposable !== undefined || operation.name === 'CompanyDelete');
