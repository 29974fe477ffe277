import { isRecord } from './isRecord.ts';
import type { Value } from './Value.ts';

/** Whether a name is that of a serializer's metadata, such as `__type`, `$id` or `@class`: it is nobody's misspelling (TYP-14). */
export const isMetadata = (name: string): boolean => /^[_$@]/.test(name);

/** A value of undocumented shape as it is compared: without what the serializer tells of it (XF-1). */
export function withoutMetadata(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutMetadata);
  if (!isRecord(value)) return value;
  const kept = Object.entries(value).filter(([name]) => !isMetadata(name));
  return Object.fromEntries(kept.map(([name, held]) => [name, withoutMetadata(held ?? null)]));
}
