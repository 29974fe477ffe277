export interface Cell {
  readonly text: string;
  /** Tells empty text (`""`) from no value; only of empty cells is it known. */
  readonly quoted: boolean;
}

export interface ParsedCsv {
  /** The header row first; blank lines at the end are left out, except the one that is the only row of one cell. */
  readonly rows: readonly (readonly Cell[])[];
  /** What RFC 4180 forbids, though it can be read (FMT-11). */
  readonly problems: readonly string[];
  /** Of them that of rows longer or shorter than the header. */
  readonly odd?: string;
}
