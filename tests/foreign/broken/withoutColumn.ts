import Papa from 'papaparse';

/** The same csv text without one of its columns. */
export function withoutColumn(text: string, column: string): string {
  const rows = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
  const at = rows[0]?.indexOf(column) ?? -1;
  const kept = rows.map((row) => row.filter((_, index) => index !== at));
  return `${Papa.unparse(kept, { newline: '\r\n', quotes: true })}\r\n`;
}
