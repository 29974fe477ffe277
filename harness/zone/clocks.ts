import { isDateTime, unsetMs } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { DateTime, RecordValue } from '../../specs/Value.ts';
import type { ReadsInFormats } from '../canonical/answeredReads.ts';
import { isDeviating } from '../canonical/isDeviating.ts';
import { keyedRecords, type PlacedRecord } from '../canonical/keyedRecords.ts';
import type { Read } from '../canonical/Read.ts';
import { recordType } from '../canonical/recordType.ts';
import { typedValues } from '../canonical/typedValues.ts';
import type { ClockReading } from './ClockReading.ts';
import { clockChange } from './clockChange.ts';
import { zoneProblem } from './zoneProblem.ts';

interface Placed {
  readonly time: DateTime;
  readonly path: string;
}

/** One datetime of one record, as each format shows it. */
interface Time {
  readonly shown: Map<Format, Placed>;
}

/** Within two hours a change of the clock may turn the order of two times. */
const nearMs = 2 * 3_600_000;

/**
 * The datetimes of the records that count, by the record and the place in it. Those that were not read well are left out, unless only a
 * designator is wrong.
 */
export function timesOf(
  operation: Operation,
  reads: readonly Read[],
  counts: (record: RecordValue) => boolean,
): ReadonlyMap<string, Time> {
  const times = new Map<string, Time>();
  for (const read of reads) {
    for (const [key, group] of keyedRecords(operation, read.value).groups) {
      const [one] = group;
      if (one === undefined || group.length > 1 || !counts(one.record)) continue;
      for (const [place, time] of timesIn(operation, read, one)) {
        const at = `${key}|${place}`;
        const known = times.get(at) ?? { shown: new Map() };
        known.shown.set(read.format, time);
        times.set(at, known);
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
  for (const found of typedValues(type.record, record, ['datetime'])) {
    const path = `${from}.${found.path}`;
    if (!isDateTime(found.value)) continue;
    // A designator is TYP-7's, and tells an instant that can be compared anyway.
    const isTold = isDesignated(found.value);
    if (isDeviating(path, isTold ? deviations.filter(({ clause }) => clause !== 'TYP-7') : deviations))
      continue;
    const place = found.path.replace(/\[\d+\]/g, '[]');
    byPlace.set(place, [...(byPlace.get(place) ?? []), { time: found.value, path }]);
  }
  return [...byPlace].flatMap(([place, placed]) =>
    ranked(placed).map((time, index) => [`${place}|${index} of ${placed.length}`, time] as const),
  );
}

/** Whether a format other than json shows a time with a zone designator, which makes it an instant. */
const isDesignated = ({ basis, offset }: DateTime): boolean => basis === 'wall' && offset !== null;

/**
 * The times of nested rows from the earliest to the latest, because the order of the rows is not shown. None of them where
 * two are so near that another format may have them the other way round, or where some are instants and some are not.
 */
function ranked(placed: readonly Placed[]): readonly Placed[] {
  const sorted = [...placed].sort((one, other) => one.time.ms - other.time.ms);
  const isNear = sorted.some(({ time }, index) => {
    const gap = (sorted[index + 1]?.time.ms ?? Number.POSITIVE_INFINITY) - time.ms;
    return gap > 0 && gap < nearMs;
  });
  const areInstants = sorted.map(({ time }) => isDesignated(time));
  return isNear || new Set(areInstants).size > 1 ? [] : sorted;
}

/** A time that one format shows otherwise than the others. */
interface ClockProblem {
  readonly format: Format;
  readonly path: string;
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
}

interface Clocks {
  /** How many times were compared, by format. */
  readonly met: ReadonlyMap<Format, number>;
  readonly problems: readonly ClockProblem[];
}

/**
 * Compares the same datetimes in json and in the other formats (TYP-9). The wall clock is what most of the others show;
 * json fits it by its offset or, where that is zero and says nothing, by a zone that is inferred. Dates before 1970 are left
 * out. Pure.
 */
export function clocks(
  operation: Operation,
  { reads, later }: ReadsInFormats,
  counts: (record: RecordValue) => boolean = () => true,
): Clocks {
  const still = later.map((read) => timesOf(operation, [read], counts));
  const met = new Map<Format, number>();
  const problems: ClockProblem[] = [];
  const hidden: ClockReading[] = [];
  const count = (format: Format): void => void met.set(format, (met.get(format) ?? 0) + 1);
  for (const [place, { shown }] of timesOf(operation, reads, counts)) {
    if (!still.every((times) => isStill(shown, times.get(place)?.shown))) continue;
    const wall = wallOf(shown);
    if (wall === undefined || (wall < 0 && wall !== unsetMs)) continue;
    for (const [format, { time, path }] of shown) {
      if (format === 'json') {
        const problem = jsonProblem(time, wall, path, hidden);
        if (problem !== 'early') count(format);
        if (typeof problem === 'object') problems.push(problem);
      } else if (time.basis === 'wall') {
        if (isDesignated(time) && !shown.has('json')) continue;
        count(format);
        if (Math.abs(time.ms - wall) < 1000 || isInstantOfJson(time, shown)) continue;
        const message = 'another wall-clock time than in the other formats';
        problems.push({ format, path, message, expected: inWords(wall), actual: inWords(time.ms) });
      }
    }
  }
  const zone = zoneProblem(hidden);
  if (zone !== undefined) {
    const { path, local, utc } = zone.reading;
    const actual = `${inWords(local)} where json has the instant ${inWords(utc)}`;
    problems.push({ format: 'json', path, message: zone.message, expected: 'the time of one zone', actual });
  }
  return { met, problems };
}

/** What json says of a time whose wall clock is known; an instant that tells no zone is kept for the inference. */
function jsonProblem(
  { ms, offset }: DateTime,
  wall: number,
  path: string,
  hidden: ClockReading[],
): ClockProblem | 'early' | undefined {
  const message = 'json shows another time than the other formats';
  const expected = inWords(wall);
  const problem = (actual: string): ClockProblem => ({ format: 'json', path, message, expected, actual });
  if ((ms === unsetMs) !== (wall === unsetMs)) return problem(ms === unsetMs ? 'unset' : inWords(ms));
  if (ms === unsetMs) return undefined;
  if (ms < 0 || wall < 0) return 'early';
  if (offset === null || offset === 0) {
    hidden.push({ utc: ms, local: wall, path });
    return undefined;
  }
  const local = ms + offset * 60_000;
  const gap = Math.abs(local - wall);
  // A time that the zone never had, or had twice, is another one as an instant (as in TYP-16).
  return gap < 1000 || gap < 1000 + clockChange(wall) ? undefined : problem(inWords(local));
}

/** Whether a time with a designator (TYP-7's breach) is the instant that json shows. */
const isInstantOfJson = ({ ms, offset }: DateTime, shown: Time['shown']): boolean =>
  offset !== null && Math.abs(ms - offset * 60_000 - (shown.get('json')?.time.ms ?? Number.NaN)) < 1000;

/** The wall clock that most of the formats show; of those that equally many show, one that json can mean. */
function wallOf(shown: Time['shown']): number | undefined {
  const counted = new Map<number, number>();
  for (const [format, { time }] of shown) {
    if (format === 'json' || time.basis !== 'wall' || isDesignated(time)) continue;
    const second = Math.floor(time.ms / 1000) * 1000;
    counted.set(second, (counted.get(second) ?? 0) + 1);
  }
  const most = Math.max(...counted.values());
  const first = [...counted].filter(([, count]) => count === most).map(([ms]) => ms);
  const json = shown.get('json')?.time;
  return (json && first.find((ms) => canMean(json, ms))) ?? first[0];
}

/** Whether json shows this wall clock, by its own offset or in some zone. */
function canMean(json: DateTime, wall: number): boolean {
  const hidden: ClockReading[] = [];
  return jsonProblem(json, wall, '', hidden) === undefined && zoneProblem(hidden) === undefined;
}

function isStill(shown: Time['shown'], later: Time['shown'] | undefined): boolean {
  const [[format, once] = [undefined, undefined]] = later ?? [];
  return format !== undefined && shown.get(format)?.time.ms === once?.time.ms;
}

const inWords = (ms: number): string => new Date(ms).toISOString().replace(/\.000Z$/, '');
