import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import type { Value } from '../../specs/Value.ts';
import { parseIsoDateTime } from '../read/parseIsoDateTime.ts';
import { type JsonDate, parseJsonDate } from '../read/parseJsonDate.ts';
import type { Report } from '../read/Reading.ts';
import type { JsonScalar } from './JsonScalar.ts';

/** The document's unset date-time in json (Conventions). */
export const unsetJsonText = '/Date(-62135596800000-0000)/';

/**
 * Whether its offset makes a different instant the unset wall clock: a server converted 0001-01-01T00:00:00 in its own zone. The
 * offset of the year 1 is local mean time, with seconds that an offset cannot hold.
 */
const isMidnightOfYearOne = ({ ms, offset }: JsonDate): boolean =>
  ms !== unsetMs && offset !== null && Math.abs(ms + offset * 60_000 - unsetMs) < 60_000;

const dayMs = 86_400_000;

/**
 * Whether it is the unset date of the Julian calendar, in which `java.util.Date` counts: there 0001-01-01 is two days earlier. A zone may
 * add one.
 */
const isUnsetInJulian = ({ ms, offset }: JsonDate): boolean =>
  offset !== null && ms < unsetMs && ms >= unsetMs - 3 * dayMs;

/**
 * A json date-time as an instant with its written offset (TYP-5; for the unset value with another offset, TYP-6).
 *
 * A missing offset breaks only TYP-5. An ISO 8601 text is read as the instant that its designator gives, or as a wall clock if it
 * has none. A bare number is milliseconds.
 */
export function readJsonDateTime(node: JsonScalar, report: Report): Value {
  const json = parseJsonDate(node.text);
  if (json !== undefined) {
    if (isMidnightOfYearOne(json) || isUnsetInJulian(json)) {
      report({ clause: 'TYP-6', level: 'MUST', expected: unsetJsonText, actual: node.text });
      return instant(unsetMs, json.offset);
    }
    if (json.ms === unsetMs && json.offset !== null && node.text !== unsetJsonText) {
      report({ clause: 'TYP-6', level: 'MUST', expected: unsetJsonText, actual: node.text });
    } else if (!json.exact) {
      report({ clause: 'TYP-5', level: 'MUST', expected: '/Date(<ms><+hhmm or -hhmm>)/', actual: node.text });
    }
    return instant(json.ms, json.offset);
  }
  report({ clause: 'TYP-5', level: 'MUST', expected: '/Date(<ms><+hhmm or -hhmm>)/', actual: node.text });
  if (node.kind === 'number' && /^-?\d{1,16}$/.test(node.text) && Math.abs(Number(node.text)) <= 8.64e15) {
    return instant(Number(node.text), null);
  }
  const iso = parseIsoDateTime(node.text);
  if (iso === undefined) return node.kind === 'none' || node.text === '' ? null : node.text;
  if (iso.ms === unsetMs) return instant(unsetMs, 0);
  return iso.offset === null ? wall(iso.ms) : instant(iso.ms - iso.offset * 60_000, iso.offset);
}
