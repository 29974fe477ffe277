import { isXml } from './isXml.ts';

/** The six wire formats, in the document's order ("What the service does"). */
export const formats = ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'] as const;

export type Format = (typeof formats)[number];

/** Whether a word names a format. */
export const isFormat = (word: string): word is Format => formats.some((format) => format === word);

/** Whether the document shows how a nested request is written in the format: xml, soap and csv are found out. */
export const showsLayout = (format: Format): boolean => format === 'json' || format === 'jsv';

/** Whether the document shows how the items of Filters are written in the format. csv writes each item in a cell, as jsv does. */
export const showsFilters = (format: Format): boolean => !isXml(format);
