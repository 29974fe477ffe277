import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import { looseName } from './looseName.ts';

/** No documented name is close to this long. Longer names are not worth a look. */
const longestName = 200;

const indexes = new WeakMap<RecordShape, ReadonlyMap<string, MemberShape>>();

/** The member that a wire name means: by exact name, by alias, or by its letters alone; undefined for none. */
export function findMember(
  shape: RecordShape,
  name: string,
): { readonly member: MemberShape; readonly exact: boolean } | undefined {
  const exact = shape.byName.get(name);
  if (exact !== undefined) return { member: exact, exact: true };
  if (name.length > longestName) return undefined;
  const index = indexes.get(shape) ?? indexOf(shape);
  const close = index.get(looseName(name));
  return close === undefined ? undefined : { member: close, exact: false };
}

/** Built once for each shape, because a document may hold millions of unknown names. */
function indexOf(shape: RecordShape): ReadonlyMap<string, MemberShape> {
  const index = new Map<string, MemberShape>();
  for (const member of [...shape.members].reverse()) {
    for (const alias of member.aliases ?? []) index.set(looseName(alias), member);
    index.set(looseName(member.name), member);
  }
  indexes.set(shape, index);
  return index;
}
