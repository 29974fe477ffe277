/** The unset datetime, 0001-01-01, in milliseconds since 1970. */
export const UNSET = -62135596800000;

const LAST = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const UNSET_TEXT = '0001-01-01T00:00:00';
const JSON_FORM = /^\/Date\((-?\d{1,16})([+-]\d{4})?\)\/$/;
const ISO_FORM =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,](\d{1,9}))?)?\s?(Z|[+-]\d\d:?\d\d)?)?$/;

/** Reads the json form or an ISO 8601 date-time; one without a zone is taken as UTC. */
export function parseInstant(text: string): number | undefined {
  const json = JSON_FORM.exec(text);
  const instant = json ? Number(json[1]) : parseIso(text);
  return instant !== undefined && instant >= UNSET && instant <= LAST ? instant : undefined;
}

/** The json form, always in UTC. */
export function jsonInstant(instant: number): string {
  return `/Date(${instant}${instant === UNSET ? '-' : '+'}0000)/`;
}

/** The xml form, with milliseconds. */
export function xmlInstant(instant: number): string {
  return instant === UNSET ? UNSET_TEXT : new Date(instant).toISOString().slice(0, 23);
}

/** The jsv form, which leaves out seconds and milliseconds that are zero. */
export function jsvInstant(instant: number): string {
  return instant === UNSET ? UNSET_TEXT : xmlInstant(instant).replace(/(?::00)?\.000$/, '');
}

/** The csv form, ISO 8601 without separators. */
export function csvInstant(instant: number): string {
  return instant === UNSET ? UNSET_TEXT : xmlInstant(instant).replace(/[-:]|\.000$/g, '');
}

/** Midnight of the day, or nothing for nothing. */
export function dayOf(instant: number): number {
  return instant === UNSET ? instant : Math.floor(instant / 86400000) * 86400000;
}

function parseIso(text: string): number | undefined {
  const match = ISO_FORM.exec(text.trim());
  if (!match) return undefined;
  const part = (index: number): number => Number(match[index] ?? '0');
  const date = new Date(0);
  date.setUTCFullYear(part(1), part(2) - 1, part(3));
  date.setUTCHours(part(4), part(5), part(6), Number((match[7] ?? '0').padEnd(3, '0').slice(0, 3)));
  const wrong =
    date.getUTCMonth() !== part(2) - 1 || date.getUTCDate() !== part(3) || part(5) > 59 || part(6) > 59;
  if (wrong) return undefined;
  return date.getTime() - zoneMinutes(match[8] ?? 'Z') * 60000;
}

function zoneMinutes(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}
