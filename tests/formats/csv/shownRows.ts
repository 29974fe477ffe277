import type { Cell } from '../../../formats/csv/ParsedCsv.ts';

/** Rows for a comparison: each cell as its text, in guillemets where it was quoted. */
export const shownRows = (
  rows: readonly (readonly Cell[])[] | undefined,
): readonly (readonly string[])[] | undefined =>
  rows?.map((row) => row.map(({ text, quoted }) => (quoted ? `«${text}»` : text)));
