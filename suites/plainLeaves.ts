import { isRecord } from '../specs/isRecord.ts';
import type { RecordShape } from '../specs/Shape.ts';
import type { RecordValue, Value } from '../specs/Value.ts';

/** A plain member of a record or of a group in it, by its path, with what stands in its place in another record. */
export interface PlainLeaf {
  readonly path: string;
  readonly sent: Value;
  readonly back: Value | undefined;
}

/** The plain members of a record with a value, those of its groups among them; lists are left out. */
export function plainLeaves(
  shape: RecordShape,
  sent: RecordValue,
  back: RecordValue,
  path: string,
): readonly PlainLeaf[] {
  return shape.members.flatMap(({ name, type, plain }): readonly PlainLeaf[] => {
    const value = sent[name];
    if (value === undefined || value === null) return [];
    const at = `${path}.${name}`;
    const other = back[name];
    if (type.kind === 'record' && isRecord(value))
      return plainLeaves(type.record, value, isRecord(other) ? other : {}, at);
    return type.kind === 'scalar' && plain === true ? [{ path: at, sent: value, back: other }] : [];
  });
}
