import { isUnset } from '../../specs/datetime.ts';
import type { DateTime } from '../../specs/Value.ts';

/**
 * A date-time as xml, jsv and csv document it: ISO 8601, local, without a zone designator (Conventions).
 *
 * Whole seconds have no fraction, others three digits. The unset value is `0001-01-01T00:00:00`. An instant is written in the
 * local time of its own offset.
 */
export function wallText(value: DateTime): string {
  const shift = value.basis === 'instant' && !isUnset(value) ? (value.offset ?? 0) * 60_000 : 0;
  return new Date(value.ms + shift).toISOString().replace(/(\.000)?Z$/, '');
}
