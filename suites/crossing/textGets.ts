import { clause } from '../../specs/clauses.ts';
import { operations } from '../../specs/operations.ts';

/** The Gets that show texts which the run wrote (TYP-12). */
export const textGets = [...operations.values()].filter(
  (operation) =>
    operation.kind === 'get' &&
    clause('TYP-12').appliesTo.holds({ operation, format: 'json', address: 'path' }),
);
