import { isRecord } from '../specs/isRecord.ts';
import type { RecordValue } from '../specs/Value.ts';

/** A record over another: what is above wins, nested records are laid over each other, lists are taken whole. */
export function laidOver(below: RecordValue, above: RecordValue): RecordValue {
  const merged: Record<string, RecordValue[string]> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const under = merged[name];
    merged[name] = isRecord(under) && isRecord(value) ? laidOver(under, value) : value;
  }
  return merged;
}
