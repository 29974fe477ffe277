import { formatIs } from './formatIs.ts';

/** The formats whose datetimes are ISO 8601 local date-times: all but json (Conventions). */
export const isoDateFormats = formatIs('xml', 'jsv', 'csv', 'soap11', 'soap12');
