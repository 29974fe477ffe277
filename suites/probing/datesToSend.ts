import * as fc from 'fast-check';
import { localTimeArbitrary, localTimeEdges, offsets } from '../../generators/values/localTimeArbitrary.ts';
import { caseSeed } from '../../harness/caseSeed.ts';
import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import type { DateTime } from '../../specs/Value.ts';

const drawn = 2;

/**
 * The datetimes that TYP-16 sends in a format, `size` in a call and never the later one first: the edges and some that are
 * drawn by the seed, the unset one alone. In json with explicit offsets, elsewhere as local times.
 */
export function datesToSend(format: Format, size: number, seed: number): readonly (readonly DateTime[])[] {
  const more = fc.sample(localTimeArbitrary, { seed: caseSeed(seed, 'TYP-16/dates') | 0, numRuns: drawn });
  const times = [...localTimeEdges, ...more].map(({ ms }) => ms).sort((a, b) => a - b);
  const chosen = size > 1 ? times : times.filter((_, index) => index % 4 === 2);
  const dates = chosen.map((ms, index) => {
    const offset = offsets[index % offsets.length] ?? 0;
    return format === 'json' ? instant(ms - offset * 60_000, offset) : wall(ms);
  });
  const groups = Array.from({ length: Math.ceil(dates.length / size) }, (_, index) =>
    dates.slice(index * size, (index + 1) * size),
  );
  const unset = format === 'json' ? instant(unsetMs, 0) : wall(unsetMs);
  return size > 1 ? [...groups, [unset]] : groups;
}
