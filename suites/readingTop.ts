import { numeric } from '../specs/numeric.ts';
import { reading } from './reading.ts';

/**
 * The newest records only: enough to judge their form by, and no burden for a target that has a million. showDeleted
 * has no "(opt)" in the rows that list it, so it is sent, as its default.
 */
export const readingTop = reading((_, { showDeleted }) => ({
  ReturnTopNRecords: numeric(20),
  ...(showDeleted === true ? { showDeleted: 'showOnlyUndeleted' } : {}),
}));
