import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import type { Level } from '../../specs/Level.ts';
import type { Value } from '../../specs/Value.ts';
import { slugs } from '../slugs.ts';
import { type IsoDateTime, parseIsoDateTime } from './parseIsoDateTime.ts';
import { parseJsonDate } from './parseJsonDate.ts';
import type { Report } from './Reading.ts';

/** The document's unset date-time outside json (Conventions). */
const unsetText = '0001-01-01T00:00:00';

/** The unset date-time with a fraction. In any other precision it is a different value from the documented one. */
const withZeros = /^0001-01-01T00:00:00[.,]0+$/;

/**
 * A date-time of xml, jsv, csv and soap as a wall clock, with its designator if it had one. A `/Date(…)/` is read as the instant
 * that it is. Reports TYP-7, or TYP-8 for the unset value; a designator breaks only TYP-7.
 */
export function readWallDateTime(text: string, report: Report, level: Level): Value {
  const expected = 'a local ISO 8601 date-time';
  const iso = parseIsoDateTime(text);
  if (iso !== undefined) {
    if (isUnsetElsewhere(iso)) {
      report({ clause: 'TYP-8', level, expected: unsetText, actual: text });
      return wall(unsetMs);
    }
    const departure =
      iso.ms === unsetMs ? departureOfUnset(text.trim(), iso, level) : departureOf(iso, level);
    if (departure !== undefined) report({ expected, ...departure, actual: text });
    return wall(iso.ms, iso.offset);
  }
  report({ clause: 'TYP-7', level, expected, actual: text });
  const json = parseJsonDate(text);
  if (json === undefined) return text.trim() === '' ? null : text;
  return json.ms === unsetMs ? wall(unsetMs) : instant(json.ms, json.offset);
}

/** The largest distance of a zone from UTC, and a little more, because local mean time was no multiple of minutes. */
const farthestZoneMs = (14 * 60 + 1) * 60_000;

/** Whether it is the unset instant on the clock of some zone. No other value is so close, in the year 1 or the one before. */
const isUnsetElsewhere = ({ ms, offset, bare }: IsoDateTime): boolean =>
  ms !== unsetMs && offset === null && !bare && Math.abs(ms - unsetMs) <= farthestZoneMs;

interface Departure {
  readonly clause: string;
  readonly level: Level;
  readonly slug?: string;
  readonly expected?: string;
}

const departureOf = (iso: IsoDateTime, level: Level): Departure | undefined =>
  iso.offset !== null || iso.bare || iso.blank ? { clause: 'TYP-7', level } : undefined;

function departureOfUnset(text: string, iso: IsoDateTime, level: Level): Departure | undefined {
  if (text === unsetText) return undefined;
  if (iso.offset !== null || iso.blank) return { clause: 'TYP-7', level };
  const expected = unsetText;
  if (withZeros.test(text)) return { clause: 'TYP-8', level: 'SHOULD', slug: slugs.exactUnset, expected };
  return { clause: 'TYP-8', level, expected };
}
