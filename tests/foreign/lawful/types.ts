export type Scalar = 'int' | 'decimal' | 'bool' | 'text' | 'date';

/** What a member holds: a scalar, a record by its name, or a list. */
export type Type = Scalar | { readonly record: string } | { readonly list: Type };

export type Members = ReadonlyMap<string, Type>;

/** Ints and decimals are text as they are written, dates milliseconds of the wall clock. */
export type Value = null | boolean | number | string | readonly Value[] | Rec;

export interface Rec {
  readonly [name: string]: Value;
}

const scalars: readonly string[] = ['int', 'decimal', 'bool', 'text', 'date'];

const typeOf = (word: string): Type => {
  if (word.startsWith('[')) return { list: typeOf(word.slice(1, -1)) };
  return scalars.includes(word) ? (word as Scalar) : { record: word };
};

/**
 * Reads `Id:int Name Flag{1-10}:bool Rows:[mvRow]`: names apart by blanks, text where no type is given.
 */
export function members(notation: string): Members {
  const read = new Map<string, Type>();
  for (const word of notation.trim().split(/\s+/)) {
    const [name = '', type = 'text'] = word.split(':');
    const range = /^(.*)\{(\d+)-(\d+)\}$/.exec(name);
    if (range === null) read.set(name, typeOf(type));
    else for (let n = Number(range[2]); n <= Number(range[3]); n++) read.set(`${range[1]}${n}`, typeOf(type));
  }
  return read;
}
