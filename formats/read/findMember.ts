import type { MemberShape, RecordShape } from '../../specs/Shape.ts';
import { looseName } from './looseName.ts';

/** No documented name is near it; longer ones are not worth the look. */
const longestName = 200;

const indexes = new WeakMap<RecordShape, ReadonlyMap<string, MemberShape>>();

/** The member that a wire name means: by its exact name, by an alias, or by its letters alone; undefined for none. */
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

/** Made once a shape: a document may hold millions of names that are unknown. */
function indexOf(shape: RecordShape): ReadonlyMap<string, MemberShape> {
  const index = new Map<string, MemberShape>();
  for (const member of [...shape.members].reverse()) {
    for (const alias of member.aliases ?? []) index.set(looseName(alias), member);
    index.set(looseName(member.name), member);
  }
  indexes.set(shape, index);
  return index;
}
