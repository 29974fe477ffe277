import type { Format } from '../specs/Format.ts';

/** Whether the document shows how a nested request is written in the format: xml, soap and csv are found out. */
export const showsLayout = (format: Format): boolean => format === 'json' || format === 'jsv';
