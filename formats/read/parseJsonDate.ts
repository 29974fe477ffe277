import { offsetOf } from './parseIsoDateTime.ts';

/** What a `/Date(…)/` text says. */
export interface JsonDate {
  readonly ms: number;
  /** Minutes; null when the offset is missing or not an offset. */
  readonly offset: number | null;
  /** The offset as written, empty when there is none. */
  readonly offsetText: string;
  /** Whether the whole text has the documented form (Conventions). */
  readonly exact: boolean;
}

const farthestMs = 8_640_000_000_000_000;

/** Reads `/Date(<ms><offset>)/`, with a missing or odd offset too; undefined for any other text. */
export function parseJsonDate(text: string): JsonDate | undefined {
  if (text.length > 100) return undefined;
  const found = /^\s*\\?\/?Date\(\s*([+-]?\d+)\s*(Z|[+-]\d{1,2}:?(?:\d{2})?)?\s*\)\\?\/?\s*$/.exec(text);
  if (found === null) return undefined;
  const ms = Number(found[1]);
  if (Math.abs(ms) > farthestMs) return undefined;
  const offsetText = found[2] ?? '';
  const offset = offsetOf(offsetText.replace(/^([+-])(\d)$/, '$10$2')) ?? null;
  return { ms, offset, offsetText, exact: offset !== null && /^\/Date\(-?\d+[+-]\d{4}\)\/$/.test(text) };
}
