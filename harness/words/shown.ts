import { isDateTime } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { DateTime, Value } from '../../specs/Value.ts';

/** The length of the longest text of a value, with its quotes. */
export const longestShown = 200;

/** What a longer one ends in. Unlike other cuts it is no `…`, since `results.json` has always held it and may be compared by text. */
const cutEnd = '...';

/** A value in words, for `expected` and `actual`; at most `longestShown` characters. A text that is cut has no closing quote. */
export function shown(value: Value | undefined): string {
  const text = valueInWords(value);
  return text.length <= longestShown ? text : `${text.slice(0, longestShown - cutEnd.length)}${cutEnd}`;
}

function valueInWords(value: Value | undefined): string {
  if (value === undefined) return 'absent';
  if (value === null) return 'nil';
  if (isNumeric(value)) return value.lexeme;
  if (isDateTime(value)) return moment(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return `a record of ${Object.keys(value).length} members`;
  return String(value);
}

/** A wall clock has no zone, so that nothing may end in Z that was written without one. */
function moment({ basis, ms }: DateTime): string {
  const time = new Date(ms).toISOString();
  return basis === 'wall' ? `${time.replace(/(?:\.000)?Z$/, '')} (local time)` : `${basis} ${time}`;
}
