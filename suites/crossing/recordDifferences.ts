import { compare } from '../../harness/canonical/compare.ts';
import type { Difference } from '../../harness/canonical/Difference.ts';
import { isDeviating } from '../../harness/canonical/isDeviating.ts';
import type { Read } from '../../harness/canonical/Read.ts';
import { recordType } from '../../harness/canonical/recordType.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { ownRecord } from './ownRecord.ts';

/** A record in a read, and where it stands there. */
export type Placed = NonNullable<ReturnType<typeof ownRecord>>;

/** Where a record differs in two reads; what either shows in another form than documented is left to the clause of that. */
export const recordDifferences = (
  get: Operation,
  home: Read,
  away: Read,
  one: Placed,
  other: Placed,
): readonly Difference[] =>
  compare(
    recordType(get),
    one.record,
    other.record,
    [home.format, away.format],
    [one.path, other.path],
  ).differences.filter(
    ({ leftPath, rightPath }) =>
      !isDeviating(leftPath, home.deviations) && !isDeviating(rightPath, away.deviations),
  );
