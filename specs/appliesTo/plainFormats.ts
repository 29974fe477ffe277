import { formatIs } from './formatIs.ts';

/** The formats that have a generic path of their own. */
export const plainFormats = formatIs('json', 'xml', 'jsv', 'csv');
