import type { GatherContext, Gathered } from '../../harness/Evidence.ts';

/** A target with so many records is not read whole. */
export const tooMany = ({ maxRecords }: GatherContext): Gathered => ({
  kind: 'blocked',
  cause: 'size',
  limit: 'records',
  message: `the target has ${maxRecords} records or more, and --max-records allows no more to be read`,
});
