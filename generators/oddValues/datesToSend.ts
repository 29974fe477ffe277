import * as fc from 'fast-check';
import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import type { DateTime } from '../../specs/Value.ts';
import { caseSeed, fixedTurn } from '../caseSeed.ts';
import { localTimeArbitrary, localTimeEdges, offsets } from '../values/localTimeArbitrary.ts';

/** The midnight of the edges, far from any zone's clock change. */
const midnight = Date.UTC(2016, 6, 12);
/** Offsets of parts of an hour, east and west. */
const odd: readonly (readonly number[])[] = [
  [330, -210],
  [345, -570],
  [570, -210],
  [765, -150],
];

/** Where a call holds one datetime, only these are sent: a leap day, a day that could be a month, a day in a week of the year before. */
const tellingAlone: readonly string[] = ['the end of a leap day', 'a midnight', 'the start of a year'];

/**
 * The datetimes that TYP-16 sends in a format, `size` in a call and never the later one first. They are the edges, some that are
 * drawn by the seed, and alone the unset one. In json they have explicit offsets, elsewhere they are local times.
 *
 * In json one local time comes three times, with offsets of whole hours and of parts. So a server whose own zone is unknown (TYP-9)
 * can't hide behind it what it misreads of an offset.
 */
export function datesToSend(format: Format, size: number, seed: number): readonly (readonly DateTime[])[] {
  const isJson = format === 'json';
  const more = fc.sample(localTimeArbitrary, { seed: caseSeed(seed, 'TYP-16/dates') | 0, numRuns: 1 });
  const times =
    size > 1
      ? [...localTimeEdges, ...more]
      : localTimeEdges.filter(({ about }) => tellingAlone.includes(about));
  const chosen = times.map(({ ms }) => ms).sort((a, b) => a - b);
  const dates = chosen.map((ms, index) =>
    isJson ? atOffset(ms, offsets[index % offsets.length] ?? 0) : wall(ms),
  );
  const twins = odd[fixedTurn('TYP-16/offsets') % odd.length] ?? [];
  const twice = isJson && size > 1 ? twins.map((offset) => atOffset(midnight, offset)) : [];
  const all = [...dates, ...twice];
  const groups = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
  const unset = isJson ? instant(unsetMs, 0) : wall(unsetMs);
  return size > 1 ? [...groups, [unset]] : groups;
}

const atOffset = (local: number, offset: number): DateTime => instant(local - offset * 60_000, offset);
