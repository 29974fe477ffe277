import type { Level } from '../specs/Level.ts';

/**
 * One place where bytes depart from the documented form, although their value was readable (docs/judging.md, rule 1). It is a
 * finding about the writer of the bytes, not an error.
 */
export interface Deviation {
  /** The clause that the form breaks, such as `TYP-5`. */
  readonly clause: string;
  readonly level: Level;
  /** Distinguishes two levels of one clause (`TYP-1` MUST be a number; SHOULD be plain digits). */
  readonly slug?: string;
  /** Where, such as `mvCompanies[0].CompanyDaylightStartDate`; empty for the whole document. */
  readonly path: string;
  readonly expected: string;
  /** What the bytes held, shortened to 200 characters. */
  readonly actual: string;
  /** The only item of a list stood there without the list, and was read as that list. */
  readonly isLoneItem?: true;
}
