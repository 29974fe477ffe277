import type { Level } from '../specs/Level.ts';

/**
 * One place where bytes depart from the documented form although their value could be read (docs/judging.md, rule 1).
 * It is a finding about the writer of the bytes, not an error.
 */
export interface Deviation {
  /** The clause that the form breaks, such as `TYP-5`. */
  readonly clause: string;
  readonly level: Level;
  /** Tells apart what one clause asks at two levels (`TYP-1` MUST be a number; SHOULD be plain digits). */
  readonly slug?: string;
  /** Where, as `mvCompanies[0].CompanyDaylightStartDate`; empty for the document as a whole. */
  readonly path: string;
  readonly expected: string;
  /** What stood there, shortened to 200 characters. */
  readonly actual: string;
}
