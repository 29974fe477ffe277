/** The kinds of values without parts. */
export type ScalarKind = 'int' | 'number' | 'decimal' | 'bool' | 'string' | 'enum' | 'datetime' | 'intText';

/** The type of one member. */
export type MemberType =
  | { readonly kind: ScalarKind }
  | { readonly kind: 'record'; readonly shape: Shape }
  | { readonly kind: 'list'; readonly item: MemberType };

/** The members of a record with their types. */
export type Shape = ReadonlyMap<string, MemberType>;

/** Names of members by kind, separated by blanks, and the members with parts. */
export type ShapeText = Partial<Record<ScalarKind, string>> & {
  readonly parts?: Readonly<Record<string, MemberType>>;
};

/** Makes a shape from lists of names. */
export function shape(text: ShapeText): Shape {
  const { parts = {}, ...scalars } = text;
  const members = new Map<string, MemberType>();
  for (const [kind, names] of Object.entries(scalars)) {
    for (const name of names.split(/\s+/).filter(Boolean)) members.set(name, { kind: kind as ScalarKind });
  }
  for (const [name, type] of Object.entries(parts)) members.set(name, type);
  return members;
}

/** The type of a nested record. */
export function record(of: Shape): MemberType {
  return { kind: 'record', shape: of };
}

/** The type of a list of records. */
export function listOf(of: Shape): MemberType {
  return { kind: 'list', item: record(of) };
}

/** The type of a list of texts. */
export const textList: MemberType = { kind: 'list', item: { kind: 'string' } };

/** Names numbered from 1, separated by blanks. */
export function numbered(prefix: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`).join(' ');
}
