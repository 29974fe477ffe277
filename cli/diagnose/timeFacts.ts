import { asRead } from '../../harness/canonical/answeredReads.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { keepsSummerTime, type OffsetAt, zonesShowing } from '../../harness/zone/clockChange.ts';
import { timesOf } from '../../harness/zone/clocks.ts';
import { distribution } from '../../reports/exchanges/latencies.ts';
import { formats } from '../../specs/Format.ts';
import type { FormatLatency, ZoneFacts } from './Diagnosis.ts';

const minute = 60_000;

/** Before then some zones had odd minutes. */
const evenSince = Date.UTC(1980, 0, 1);

/** No place on Earth is farther from UTC, in minutes. */
const farthestZoneMinutes = 14 * 60;

/**
 * The target's clock minus ours in seconds, by the Date headers of its answers; 0 if the clocks may be the same. Null if no answer has one.
 * An answer from a cache has an old date, so it does not count.
 *
 * A date was written at some moment of its call, and nobody knows at which. So each answer leaves a range, and slow ones leave a wide one.
 * The clocks may be the same if the median of the middles is within half the median range.
 */
export function clockOffsetS(exchanges: readonly Exchange[]): number | null {
  const ranges = exchanges.flatMap(({ response, timings }) => {
    const header = (name: string): string | undefined =>
      response?.headers.find(([each]) => each === name)?.[1];
    const theirs = Date.parse(header('date') ?? '');
    if (Number.isNaN(theirs) || header('age') !== undefined) return [];
    // The header has whole seconds: on average it is half a second behind.
    const middle = theirs + 500 - (Date.parse(timings.startedAt) + timings.durationMs / 2);
    return [{ middle, slack: timings.durationMs / 2 + 500 }];
  });
  if (ranges.length === 0) return null;
  const middle = distribution(ranges.map((range) => range.middle)).median;
  const slack = distribution(ranges.map((range) => range.slack)).median;
  return Math.abs(middle) <= Math.max(slack, 1000) ? 0 : Math.round(middle / 1000);
}

/**
 * The zone of the target's clock, as the same records show it: json has the instant, and the other formats, or its own offset, the local time. Null if no
 * record holds a time in both, or if the times contradict each other (TYP-9).
 */
export function zoneFacts(answers: readonly Answer[]): ZoneFacts | null {
  const operation = answers[0]?.call.operation;
  if (operation == null) return null;
  const reads = answers.flatMap((answer) => asRead(answer) ?? []);
  // Offsets that json alone shows, without a local time beside it. Offset 0 may be a place in winter, or what a server writes always.
  const alone = new Set<'none' | 'some'>();
  const readings = [...timesOf(operation, reads, () => true).values()].flatMap(({ shown }): OffsetAt[] => {
    const json = shown.get('json')?.time;
    const wall = [...shown].find(
      ([format, { time }]) => format !== 'json' && time.basis === 'wall' && time.offset === null,
    );
    if (json === undefined || json.ms < evenSince) return [];
    if (wall === undefined) {
      if (json.offset === null) return [];
      alone.add(json.offset === 0 ? 'none' : 'some');
      return json.offset === 0 ? [] : [{ ms: json.ms, minutes: json.offset }];
    }
    return [{ ms: json.ms, minutes: Math.round((wall[1].time.ms - json.ms) / minute) }];
  });
  if (
    readings.length === 0 ||
    alone.size === 2 ||
    readings.some(({ minutes }) => minutes % 15 !== 0 || Math.abs(minutes) > farthestZoneMinutes)
  )
    return null;
  const offsets = [...new Set(readings.map(({ minutes }) => minutes))].sort((a, b) => a - b);
  const times = readings.length;
  if (offsets.length === 1) return { offsets, isSummerTime: false, example: null, times };
  const zones = zonesShowing(readings);
  const year = new Date(Math.max(...readings.map(({ ms }) => ms))).getUTCFullYear();
  const example = zones.find((zone) => /^(?:Europe|America)\//.test(zone)) ?? zones[0];
  if (example === undefined) return null;
  return { offsets, isSummerTime: zones.every((zone) => keepsSummerTime(zone, year)), example, times };
}

/** How long the plain answers in each format took. Only the documented addresses of one Get count, and no call that was made again. */
export const latenciesOf = (answers: readonly Answer[], operationName: string): readonly FormatLatency[] =>
  formats.flatMap((format) => {
    const ms = answers
      .filter(
        ({ call, exchange, detour }) =>
          call.operationName === operationName &&
          call.format === format &&
          ['path', 'soap', 'suffix', 'query'].includes(call.address) &&
          call.callback === undefined &&
          exchange.response !== null &&
          exchange.retries === 0 &&
          detour === null,
      )
      .map(({ exchange }) => exchange.timings.durationMs);
    if (ms.length === 0) return [];
    const { count, median, p95 } = distribution(ms);
    return [{ format, count, median, p95 }];
  });
