import { instant, wall } from '../../specs/datetime.ts';
import type { DateTime } from '../../specs/Value.ts';
import { wallClock } from './wallClock.ts';

const jsonForm = /^\/Date\((-?\d{1,15})(?:([+-])(\d{2})(\d{2}))?\)\/$/;
const isoForm = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,7})?)?))?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** The wall clock that a text means, in either of the document's forms; undefined when it is neither. */
export function readDate(text: string, zone: string): DateTime | undefined {
  const json = jsonForm.exec(text);
  if (json !== null) {
    const [, ms, sign, hours = '0', minutes = '0'] = json;
    const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
    return wallClock(instant(Number(ms), offset), zone);
  }
  const iso = isoForm.exec(text);
  if (iso === null) return undefined;
  const ms = Date.parse(`${iso[1]}T${iso[2] ?? '00:00'}Z`);
  return Number.isNaN(ms) ? undefined : wall(ms);
}
