import { isDeviating } from '../../harness/canonical/isDeviating.ts';
import { keyedRecords, type PlacedRecord } from '../../harness/canonical/keyedRecords.ts';
import type { Read } from '../../harness/canonical/Read.ts';
import { recordType } from '../../harness/canonical/recordType.ts';
import { isDateTime } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { DateTime, RecordValue } from '../../specs/Value.ts';
import { scalarsOf } from '../typedValues.ts';

interface Placed {
  readonly time: DateTime;
  readonly path: string;
}

/** One datetime of one record, as each format shows it. */
export interface Time {
  readonly shown: ReadonlyMap<Format, Placed>;
}

/** Within two hours a change of the clock may turn the order of two times. */
const apart = 2 * 3_600_000;

/** The datetimes of the records that count, by the record and the place in it; those that were not well read are left out, but for a designator. */
export function timesOf(
  operation: Operation,
  reads: readonly Read[],
  counts: (record: RecordValue) => boolean,
): ReadonlyMap<string, Time> {
  const times = new Map<string, { readonly shown: Map<Format, Placed> }>();
  for (const read of reads) {
    for (const [key, group] of keyedRecords(operation, read.value).groups) {
      const [one] = group;
      if (one === undefined || group.length > 1 || !counts(one.record)) continue;
      for (const [place, time] of timesIn(operation, read, one)) {
        const at = `${key}|${place}`;
        const { shown } = times.get(at) ?? { shown: new Map<Format, Placed>() };
        shown.set(read.format, time);
        times.set(at, { shown });
      }
    }
  }
  return times;
}

/** The datetimes of one record by their place in it, those of nested rows by their rank among as many. */
function timesIn(
  operation: Operation,
  { deviations }: Read,
  { record, path: from }: PlacedRecord,
): readonly (readonly [string, Placed])[] {
  const type = recordType(operation);
  if (type.kind !== 'record') return [];
  const byPlace = new Map<string, Placed[]>();
  for (const found of scalarsOf(type.record, record, ['datetime'])) {
    const path = `${from}.${found.path}`;
    if (!isDateTime(found.value)) continue;
    // A designator is TYP-7's, and tells an instant that can be compared all the same.
    const others = isDesignated(found.value)
      ? deviations.filter(({ clause }) => clause !== 'TYP-7')
      : deviations;
    if (isDeviating(path, others)) continue;
    const place = found.path.replace(/\[\d+\]/g, '[]');
    byPlace.set(place, [...(byPlace.get(place) ?? []), { time: found.value, path }]);
  }
  return [...byPlace].flatMap(([place, placed]) =>
    ranked(placed).map((time, index) => [`${place}|${index} of ${placed.length}`, time] as const),
  );
}

/** Whether a format other than json shows a time with a zone designator, which makes it an instant. */
export const isDesignated = ({ basis, offset }: DateTime): boolean => basis === 'wall' && offset !== null;

/**
 * The times of nested rows from the earliest to the latest, for the order of the rows is not shown; none of them where two
 * are so near that another format may have them the other way round, or where some are instants and some are not.
 */
function ranked(placed: readonly Placed[]): readonly Placed[] {
  const sorted = [...placed].sort((one, other) => one.time.ms - other.time.ms);
  const isNear = sorted.some(({ time }, index) => {
    const gap = (sorted[index + 1]?.time.ms ?? Number.POSITIVE_INFINITY) - time.ms;
    return gap > 0 && gap < apart;
  });
  const designated = sorted.filter(({ time }) => isDesignated(time)).length;
  const isMixed = designated > 0 && designated < sorted.length;
  return isNear || isMixed ? [] : sorted;
}
