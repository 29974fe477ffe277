import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { DateTime } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { onScalars } from '../hooks/onScalars.ts';
import type { Variant } from '../Variant.ts';

/** `20170110T103000`: the basic form, which needs no quotes in jsv; a fraction only where there is one. */
const basic = ({ ms }: DateTime): string =>
  new Date(ms)
    .toISOString()
    .replace(/(\.000)?Z$/, '')
    .replace(/[-:]/g, '');

/** `2017-010T10:30`: the day of the year, and no seconds where they are 0. */
function ordinal({ ms }: DateTime): string {
  const date = new Date(ms);
  const iso = date.toISOString();
  const firstDay = Date.parse(`${iso.slice(0, 4)}-01-01T00:00:00Z`);
  const day = Math.floor((ms - firstDay) / 86_400_000) + 1;
  return `${iso.slice(0, 4)}-${String(day).padStart(3, '0')}${iso.slice(10).replace(/(:00)?(\.000)?Z$/, '')}`;
}

const inForm = (
  formats: readonly ('xml' | 'jsv' | 'csv' | 'soap11' | 'soap12')[],
  form: (time: DateTime) => string,
): Hook =>
  onScalars({ formats }, ['datetime'], (value) =>
    isDateTime(value) && !isUnset(value) ? form(value) : value,
  );

const inText: Hook = inForm(['jsv', 'csv'], basic);
const inXml: Hook = inForm(['xml', 'soap11', 'soap12'], ordinal);

export const datesInBasicIsoForm: Variant = {
  about:
    "Writes datetimes in ISO 8601's basic form in jsv and csv, by day of year in xml, 12:45 from UTC (TYP-7, TYP-9).",
  choices: { zone: 'Pacific/Chatham' },
  hook: (inner, store, server) => {
    const written = { ...inner, ...inText(inner, store, server) };
    return { ...written, ...inXml(written, store, server) };
  },
};
