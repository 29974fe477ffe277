import type { Evidence } from '../../harness/Evidence.ts';
import { isAnswered } from '../../harness/silence.ts';
import type { ClockReading } from '../../harness/zone/ClockReading.ts';
import { clockChange } from '../../harness/zone/clockChange.ts';
import { zoneProblem } from '../../harness/zone/zoneProblem.ts';
import { unsetMs } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { DateTime, RecordValue } from '../../specs/Value.ts';
import { asRead } from './asRead.ts';
import { laterIn } from './brackets.ts';
import { readIn } from './readIn.ts';
import { isDesignated, type Time, timesOf } from './timesOf.ts';

/** A time that one format shows otherwise than the others. */
interface ClockProblem {
  readonly format: Format;
  readonly path: string;
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
}

export interface Clocks {
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
  evidence: Evidence,
  selected: readonly Format[],
  counts: (record: RecordValue) => boolean = () => true,
): Clocks {
  const reads = selected.flatMap((format) => {
    const answer = evidence.others[readIn(format)];
    return answer !== undefined && isAnswered(answer) ? (asRead(answer) ?? []) : [];
  });
  const later = laterIn(evidence).flatMap((answer) => asRead(answer) ?? []);
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
        const message = `another wall-clock time than in the other formats`;
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
  const problem = (actual: string): ClockProblem => ({
    format: 'json',
    path,
    message: 'json shows another time than the other formats',
    expected: inWords(wall),
    actual,
  });
  if ((ms === unsetMs) !== (wall === unsetMs)) return problem(ms === unsetMs ? 'unset' : inWords(ms));
  if (ms === unsetMs) return undefined;
  if (ms < 0 || wall < 0) return 'early';
  if (offset === null || offset === 0) {
    hidden.push({ utc: ms, local: wall, path });
    return undefined;
  }
  const local = ms + offset * 60_000;
  const apart = Math.abs(local - wall);
  // A time that the zone never had, or had twice, is another one as an instant (as in TYP-16).
  return apart < 1000 || apart < 1000 + clockChange(wall) ? undefined : problem(inWords(local));
}

/** Whether a time with a designator (TYP-7's breach) is the instant that json shows. */
const isInstantOfJson = ({ ms, offset }: DateTime, shown: Time['shown']): boolean =>
  offset !== null && near(ms - offset * 60_000, shown.get('json')?.time.ms);

const near = (one: number, other: number | undefined): boolean =>
  other !== undefined && Math.abs(one - other) < 1000;

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
