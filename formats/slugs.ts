/**
 * The slugs of deviations whose clause has one MUST and one SHOULD. All of these are SHOULD. A deviation without a slug breaks
 * the clause's main sentence.
 */
export const slugs = {
  /** TYP-1: an int written as `1.0`, `1E2` or `+1` instead of plain digits. */
  plainDigits: 'plain-digits',
  /** TYP-2: `True` or `FALSE` in xml and soap. */
  lowerCase: 'lower-case',
  /** TYP-8: the unset date-time with a fraction of zeros. */
  exactUnset: 'exact-unset',
  /** TYP-11: json instead of jsv in a csv cell. */
  jsonCell: 'json-cell',
} as const;
