// Writes specs/records/records.ts: the TypeScript types of all records, derived from their JSON Schemas.
//   node tools/generateRecordTypes.mjs           writes the file
//   node tools/generateRecordTypes.mjs --print   prints what it would write
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const folder = new URL('../specs/records/', import.meta.url);
const target = new URL('records.ts', folder);

/** What values of the contract types are in the value model (specs/Value.ts); absent is undefined, nil is null. */
const valueTypes = {
  int: 'Numeric',
  decimal: 'Numeric',
  number: 'Numeric',
  bool: 'boolean',
  string: 'string',
  enumeration: 'string',
  datetime: 'DateTime',
  intText: 'Numeric | string',
};

const banner = `// Made by tools/generateRecordTypes.mjs from the schemas in this folder; change those.
import type { DateTime, Numeric, RecordValue } from '../Value.ts';`;

const schemas = readdirSync(folder)
  .filter((file) => file.endsWith('.schema.json') && file !== 'contractTypes.schema.json')
  .sort()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));

/** `contractTypes.schema.json#/$defs/int` → `Numeric`, `mvAddress.schema.json` → `mvAddress`. */
function nameOf(ref) {
  const [file, pointer] = ref.split('#/$defs/');
  if (pointer === undefined) return file.replace(/\.schema\.json$/, '');
  const name = valueTypes[pointer];
  if (name === undefined) throw new Error(`the contract type ${pointer} has no value type`);
  return name;
}

function valueTypeOf(member) {
  if (member.items !== undefined) return `readonly (${nameOf(member.items.$ref)})[]`;
  return nameOf(member.$ref ?? member.anyOf.find((branch) => branch.$ref !== undefined).$ref);
}

function definitionOf({ description, properties, open }) {
  if (open === true) return { description, tsType: 'RecordValue' };
  const members = Object.entries(properties).map(([name, member]) => [
    name,
    { tsType: `${valueTypeOf(member)} | null | undefined` },
  ]);
  return {
    description,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(members),
  };
}

/** All records as one schema whose types are already named, so that nothing is left to be resolved. */
const records = {
  title: 'RecordTypes',
  description: 'The type of each record by its name.',
  type: 'object',
  additionalProperties: false,
  required: schemas.map(({ title }) => title),
  properties: Object.fromEntries(schemas.map(({ title }) => [title, { $ref: `#/definitions/${title}` }])),
  definitions: Object.fromEntries(schemas.map((schema) => [schema.title, definitionOf(schema)])),
};

const interfaces = await compile(records, 'RecordTypes', {
  bannerComment: banner,
  style: { singleQuote: true, printWidth: 110 },
});

/** Aliases, not interfaces: only an alias is assignable to the index signature of RecordValue. */
const aliases = interfaces
  .replace(/^export interface (\w+) \{$/gm, 'export type $1 = {')
  .replace(/^\}$/gm, '};');

/** The library writes a capital first; wire names are never re-cased. */
const types = schemas.reduce(
  (text, { title }) =>
    text.replaceAll(new RegExp(`\\b${title[0].toUpperCase()}${title.slice(1)}\\b`, 'g'), title),
  aliases,
);

if (process.argv.includes('--print')) process.stdout.write(types);
else writeFileSync(target, types);
