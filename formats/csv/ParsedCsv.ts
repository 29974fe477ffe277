export interface Cell {
  readonly text: string;
  /** Tells empty text (`""`) from no value. Only known for empty cells. */
  readonly quoted: boolean;
}

export interface ParsedCsv {
  /** The header row first. Blank lines at the end are left out, unless one is the only row and has one cell. */
  readonly rows: readonly (readonly Cell[])[];
  /** Readable forms that RFC 4180 forbids (FMT-11). */
  readonly problems: readonly string[];
  /** The one of them about rows longer or shorter than the header. */
  readonly odd?: string;
}
