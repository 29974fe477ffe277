import type { Format } from '../../specs/Format.ts';

const known: Readonly<Record<string, Format | 'form'>> = {
  'application/json': 'json',
  'text/json': 'json',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'text/jsv': 'jsv',
  'application/jsv': 'jsv',
  'text/csv': 'csv',
  'application/csv': 'csv',
  'application/soap+xml': 'soap12',
  'application/x-www-form-urlencoded': 'form',
};

/** The format that the first known media type of a Content-Type or Accept header stands for. */
export function mediaTypeFormat(header: string | undefined): Format | 'form' | undefined {
  for (const part of (header ?? '').split(',', 20)) {
    const type = (part.split(';', 1)[0] ?? '').trim().toLowerCase();
    if (Object.hasOwn(known, type)) return known[type];
  }
  return undefined;
}
