import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** showDeleted has no "(opt)" in the rows that list it, so it is always sent. */
export const alwaysSent = ({ showDeleted }: Operation): RecordValue =>
  showDeleted === true ? { showDeleted: 'showOnlyUndeleted' } : {};

/** Asks for deleted records as well. */
export const allShown = { showDeleted: 'showAllDeletedAndUndeleted' } as const;

/** How many records of a target a run may read. */
interface Readable {
  readonly maxRecords: number;
}

/** What asks for all records that a run may read of a target: its newest, where it has more. */
export const wholeMembers = ({ maxRecords }: Readable, operation: Operation): RecordValue => ({
  ReturnTopNRecords: numeric(maxRecords),
  ...alwaysSent(operation),
});

/** How many of the newest records a plain call asks for. */
export const countOfNewest = 20;

/** What asks for the newest records only: enough to judge their form by, and no burden for a target that has a million. */
export const newestMembers = (operation: Operation): RecordValue => ({
  ReturnTopNRecords: numeric(countOfNewest),
  ...alwaysSent(operation),
});
