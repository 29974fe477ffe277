import type { JsonSchema } from '../../specs/messageSchemas.ts';
import { recordSchemas } from '../../specs/recordSchemas.ts';
import { changedSchema, withoutAnnotations } from './changedSchema.ts';

/** How values are written: datetimes differ between json and xml. */
export type Form = 'json' | 'xml';

/** A message with a form in which it is described. */
export interface DescribedMessage {
  readonly schema: JsonSchema;
  readonly form: Form;
}

const examples = { json: '/Date(1488326400000+0200)/', xml: '2017-03-01T02:00:00' } as const;

/** In xml a local date-time of ISO 8601, in any precision and without a zone (TYP-7). */
const patterns = {
  json: undefined,
  xml: '^[0-9]{4}-?[0-9]{2}-?[0-9]{2}T[0-9]{2}(:?[0-9]{2}(:?[0-9]{2}([.,][0-9]+)?)?)?$',
} as const;

const contractTypes = (recordSchemas.get('contractTypes')?.$defs ?? {}) as Readonly<
  Record<string, JsonSchema>
>;

/** `../records/mvAddress.schema.json` → `mvAddress`; undefined for the types of single values. */
const recordOf = ({ $ref }: JsonSchema): string | undefined => {
  const name = /([^/]+)\.schema\.json$/.exec(String($ref ?? ''))?.[1];
  return name;
};

/** `contractTypes.schema.json#/$defs/int` → `int`. */
const scalarOf = ({ $ref }: JsonSchema): string | undefined =>
  /contractTypes\.schema\.json#\/\$defs\/(\w+)$/.exec(String($ref ?? ''))?.[1];

/**
 * The name of a message or record in `components.schemas`. One that holds a datetime is there once for each form: `mvCompany` is json,
 * `mvCompany.xml` is xml. Any other is the same in both.
 */
export const componentName = (schema: JsonSchema, form: Form): string =>
  form === 'xml' && holdsDates(schema) ? `${schema.title}.xml` : String(schema.title);

const dated = new Map<unknown, boolean>();

function holdsDates(schema: JsonSchema): boolean {
  const known = dated.get(schema.title);
  if (known !== undefined) return known;
  let found = false;
  changedSchema(schema, (part) => {
    const record = recordOf(part);
    found ||= scalarOf(part) === 'datetime' || (record !== undefined && holdsDates(recordNamed(record)));
    return part;
  });
  dated.set(schema.title, found);
  return found;
}

function recordNamed(name: string): JsonSchema {
  const schema = recordSchemas.get(name);
  if (schema === undefined) throw new Error(`no record schema is named ${name}`);
  return { ...schema };
}

/** The schemas of messages and of all records in them, by their names in `components.schemas`. */
export function componentSchemas(
  messages: readonly DescribedMessage[],
): Readonly<Record<string, JsonSchema>> {
  const described = new Map<string, JsonSchema>();
  const describe = (schema: JsonSchema, form: Form, more: JsonSchema): void => {
    const name = componentName(schema, form);
    if (described.has(name)) return;
    described.set(name, {});
    const {
      $schema: _,
      $id: __,
      title: ___,
      ...component
    } = changedSchema(schema, (part) => {
      const record = recordOf(part);
      if (record !== undefined) describe(recordNamed(record), form, {});
      return componentPart(part, form);
    });
    described.set(name, { ...component, ...more });
  };
  for (const { schema, form } of messages) describe(schema, form, { xml: { name: schema.title } });
  return Object.fromEntries([...described].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function componentPart(part: JsonSchema, form: Form): JsonSchema {
  const scalar = scalarOf(part);
  const record = recordOf(part);
  const { $ref: _, ...rest } = withoutAnnotations(part);
  if (scalar !== undefined) return { ...scalarSchema(scalar, form), ...rest };
  if (record !== undefined)
    return { $ref: `#/components/schemas/${componentName(recordNamed(record), form)}`, ...rest };
  if (part.items === undefined) return rest;
  // In xml, a list is an element with its items in it, each named after its record.
  const items = part.items as JsonSchema;
  const name = String(items.$ref ?? '/string')
    .split('/')
    .at(-1)
    ?.replace(/\.xml$/, '');
  return { ...rest, items: { ...items, xml: { name } }, xml: { wrapped: true } };
}

function scalarSchema(name: string, form: Form): JsonSchema {
  const found = contractTypes[name];
  if (found === undefined) throw new Error(`no contract type is named ${name}`);
  const { description: _, ...schema } = withoutAnnotations(found);
  if (name !== 'datetime') return schema;
  return { ...schema, pattern: patterns[form] ?? schema.pattern, examples: [examples[form]] };
}
