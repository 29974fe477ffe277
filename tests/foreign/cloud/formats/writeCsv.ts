import { csvInstant } from '../values/instant.ts';
import type { MemberType, Shape } from '../values/MemberType.ts';
import type { RecordValue, Value } from '../values/Value.ts';
import { scalarText, writeJsvMember } from './writeJsv.ts';

/** Writes a header row and one row, every cell quoted, columns by name, after a byte order mark. */
export function writeCsv(value: RecordValue, shape: Shape): string {
  const columns = [...shape]
    .filter(([name]) => value[name] !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  const header = columns.map(([name]) => quoted(name)).join(',');
  const cells = columns.map(([name, type]) => quoted(cellText(value[name] ?? null, type))).join(',');
  return `\ufeff${header}\r\n${cells}\r\n`;
}

function cellText(value: Value, type: MemberType): string {
  if (value === null) return '';
  if (type.kind === 'record' || type.kind === 'list') return writeJsvMember(value, type, csvInstant);
  return scalarText(value, type.kind, csvInstant);
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
