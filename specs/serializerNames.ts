import { isRecord } from './isRecord.ts';
import type { Value } from './Value.ts';

/**
 * Whether a name is a serializer's metadata, such as `__type`, `$id` or `@class`. Such a name is no misspelling (TYP-14). `_x0032_017` is
 * the .NET name of the column `2017` in xml.
 */
export const isMetadata = (name: string): boolean => /^(?:[$@]|_(?!x[\dA-F]{4}_))/i.test(name);

/** A value of undocumented shape as it is compared: without the serializer's metadata (XF-1). */
export function withoutMetadata(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutMetadata);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !isMetadata(name));
  return Object.fromEntries(kept.map(([name, held]) => [name, withoutMetadata(held ?? null)]));
}
