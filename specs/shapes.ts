import type { MemberSchema } from './recordSchemas.ts';
import { recordSchemas } from './recordSchemas.ts';
import { type MemberShape, type RecordShape, type ScalarType, scalarTypes, type TypeShape } from './Shape.ts';

const compiled = new Map<string, RecordShape>();

/** The record's shape, compiled from its JSON Schema once; raises an Error (ours is wrong) if there is none. */
export function recordShape(name: string): RecordShape {
  const known = compiled.get(name);
  if (known !== undefined) return known;
  const schema = recordSchemas.get(name);
  if (schema === undefined) throw new Error(`no record schema is named ${name}`);
  const members = Object.entries(schema.properties ?? {}).map(([member, definition]) =>
    memberShape(member, definition),
  );
  const shape: RecordShape = {
    name,
    members,
    byName: new Map(members.map((member) => [member.name, member])),
    open: schema.open ?? false,
    ...(schema.groups === undefined ? {} : { groups: schema.groups }),
  };
  compiled.set(name, shape);
  return shape;
}

/** The names of all records whose members the document shows; open ones are left out. */
export const documentedRecords: readonly string[] = [...recordSchemas]
  .filter(([, schema]) => schema.properties !== undefined)
  .map(([name]) => name);

/** The shape for a type's name: a scalar type, a record, `open`, or `list of <one of these>`. */
export function typeShape(name: string): TypeShape {
  const shape = typeShapes.get(name) ?? readType(name);
  typeShapes.set(name, shape);
  return shape;
}

const typeShapes = new Map<string, TypeShape>();

function readType(name: string): TypeShape {
  const item = name.startsWith('list of ') ? name.slice('list of '.length) : undefined;
  if (item !== undefined) return { kind: 'list', item: typeShape(item), itemName: item };
  if (name === 'open') return { kind: 'open' };
  if (isScalarType(name)) return { kind: 'scalar', type: name };
  return { kind: 'record', record: recordShape(name) };
}

const isScalarType = (name: string): name is ScalarType => (scalarTypes as readonly string[]).includes(name);

function memberShape(name: string, schema: MemberSchema): MemberShape {
  const { aliases, judgedBy, plain } = schema;
  return {
    name,
    type: typeOf(name, schema),
    ...(aliases === undefined ? {} : { aliases }),
    ...(judgedBy === undefined ? {} : { judgedBy }),
    ...(plain === undefined ? {} : { plain }),
  };
}

function typeOf(member: string, schema: MemberSchema): TypeShape {
  if (schema.items?.$ref !== undefined) return typeShape(`list of ${named(schema.items.$ref)}`);
  const ref = schema.$ref ?? schema.anyOf?.find((branch) => branch.$ref !== undefined)?.$ref;
  if (ref === undefined) throw new Error(`member ${member} has a schema without a type`);
  return typeShape(named(ref));
}

/** `contractTypes.schema.json#/$defs/int` → `int`, `mvAddress.schema.json` → `mvAddress`. */
function named(ref: string): string {
  const [file = '', pointer] = ref.split('#/$defs/');
  return pointer ?? file.replace(/\.schema\.json$/, '');
}
