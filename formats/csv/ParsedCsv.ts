export interface Cell {
  readonly text: string;
  /** Tells empty text (`""`) from no value. Only known for empty cells. */
  readonly quoted: boolean;
}

/** A readable form that RFC 4180 forbids (FMT-11): how cells are quoted, or that a row is not as long as the header. */
export interface CsvProblem {
  readonly about: 'quoting' | 'length';
  readonly said: string;
}

export interface ParsedCsv {
  /** The header row first. Blank lines at the end are left out, unless one is the only row and has one cell. */
  readonly rows: readonly (readonly Cell[])[];
  readonly problems: readonly CsvProblem[];
}
