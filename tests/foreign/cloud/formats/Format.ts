/** The six wire formats. */
const FORMATS = ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'] as const;

/** One wire format by the name that paths and queries use. */
export type Format = (typeof FORMATS)[number];

/** Says whether a text names a wire format. */
export function isFormat(text: string | null | undefined): text is Format {
  return FORMATS.some((format) => format === text);
}
