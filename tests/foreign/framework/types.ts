/** How one member of a record is typed. A list holds records of one name, or texts. */
export type Type =
  | 'int'
  | 'number'
  | 'bool'
  | 'text'
  | 'enum'
  | 'date'
  | { readonly list: string }
  | { readonly of: string };

/** Members by name, in the order in which the class declares them. */
export type Members = ReadonlyMap<string, Type>;

/** A date is the wall clock of the host, in milliseconds as if it were UTC. */
export interface WallClock {
  readonly wall: number;
}

export type Value = null | boolean | number | string | WallClock | readonly Value[] | Rec;
export interface Rec {
  readonly [member: string]: Value;
}

/** What a reader understood of a body before the types are applied; scalars are texts, or as json has them. */
export type Raw = null | boolean | number | string | readonly Raw[] | { readonly [member: string]: Raw };

/** A call that fails; the answer's `ResponseStatus` is made of it. */
export class Failure extends Error {
  constructor(
    message: string,
    readonly more: { readonly code?: string; readonly internal?: string; readonly id?: number } = {},
  ) {
    super(message);
  }
}

/** A request that could not be read into its type: the framework answers it before any service runs. */
export class NotDeserialised extends Error {}

/** Reads `int A B | text C | list:Row D`, where `Flag1-10` stands for ten members. */
export function members(declared: string): Members {
  const found = new Map<string, Type>();
  for (const group of declared.split('|')) {
    const [word = '', ...names] = group.trim().split(/\s+/);
    const [kind, name] = word.split(':');
    const type = name === undefined ? kind : kind === 'list' ? { list: name } : { of: name };
    for (const each of names.flatMap(numbered)) found.set(each, type as Type);
  }
  return found;
}

function numbered(name: string): readonly string[] {
  const [, stem, last] = /^(.*?)1-(\d+)$/.exec(name) ?? [];
  return stem === undefined ? [name] : Array.from({ length: Number(last) }, (_, at) => `${stem}${at + 1}`);
}

export const isWallClock = (value: Value): value is WallClock =>
  typeof value === 'object' && value !== null && 'wall' in value;

export const textOf = (record: Rec, member: string): string => {
  const value = record[member];
  return typeof value === 'string' ? value : '';
};
export const numberOf = (record: Rec, member: string): number => Number(record[member] ?? 0);
export const recordOf = (record: Rec, member: string): Rec => (record[member] ?? {}) as Rec;
export const recordsOf = (record: Rec, member: string): readonly Rec[] =>
  (record[member] ?? []) as readonly Rec[];
export const round = (amount: number): number => Math.round(amount * 100) / 100;
