import { readdirSync, readFileSync } from 'node:fs';

/** One member of a record's JSON Schema, with our annotations. */
export interface MemberSchema {
  readonly $ref?: string;
  readonly anyOf?: readonly { readonly $ref?: string }[];
  readonly items?: { readonly $ref?: string };
  readonly aliases?: readonly string[];
  readonly judgedBy?: string;
  readonly plain?: boolean;
}

/** A record's JSON Schema (2020-12): the form of a json response, annotated for codecs, checks and generators. */
export interface RecordSchema {
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly section: string;
  readonly open?: boolean;
  readonly groups?: boolean;
  readonly properties?: Readonly<Record<string, MemberSchema>>;
  readonly $defs?: Readonly<Record<string, { readonly contractType: string }>>;
}

/** The keywords of these schemas that are ours, and say nothing about which values are valid. */
export const annotations = [
  'section',
  'open',
  'groups',
  'plain',
  'judgedBy',
  'aliases',
  'contractType',
] as const;

const folder = new URL('./records/', import.meta.url);

/** Every schema in `records/`, by file name without its extension; `contractTypes` holds the scalar types. */
export const recordSchemas: ReadonlyMap<string, RecordSchema> = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .sort()
    .map((file) => [
      file.slice(0, -'.schema.json'.length),
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as RecordSchema,
    ]),
);
