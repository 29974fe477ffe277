import { numeric } from '../specs/numeric.ts';
import { reading } from './reading.ts';

/** The newest records only: enough to judge their form by, and no burden for a target that has a million. */
export const readingTop = reading(() => ({ ReturnTopNRecords: numeric(20) }));
