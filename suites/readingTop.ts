import { numeric } from '../specs/numeric.ts';
import { reading } from './reading.ts';
import { alwaysSent } from './searching/wholeRead.ts';

/** The newest records only: enough to judge their form by, and no burden for a target that has a million. */
export const readingTop = reading((_, operation) => ({
  ReturnTopNRecords: numeric(20),
  ...alwaysSent(operation),
}));
