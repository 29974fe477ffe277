import { answerSchema, type JsonSchema, requestSchema } from '../../specs/messageSchemas.ts';
import { operations } from '../../specs/operations.ts';
import { recordSchemas } from '../../specs/recordSchemas.ts';
import { changedSchema, withoutAnnotations } from './changedSchema.ts';

/** What `assay schemas` writes, by file name: a schema of each record, request and answer, and the types of single values. */
export function publishedSchemas(): ReadonlyMap<string, JsonSchema> {
  const all: readonly JsonSchema[] = [
    ...[...recordSchemas.values()].map((schema) => ({ ...schema })),
    ...[...operations.values()].flatMap((operation) => [requestSchema(operation), answerSchema(operation)]),
  ];
  return new Map(
    all.map((schema) => {
      const file = fileOf(String(schema.$id));
      return [file, { ...changedSchema(schema, published), $id: file }];
    }),
  );
}

/** All lie in one folder and find each other there, so that no address of ours is ever asked. */
const fileOf = (address: string): string => address.split('/').at(-1) ?? address;

function published(part: JsonSchema): JsonSchema {
  const [address = '', pointer] = String(part.$ref ?? '').split('#');
  const $ref = pointer === undefined ? fileOf(address) : `${fileOf(address)}#${pointer}`;
  return { ...withoutAnnotations(part), ...(part.$ref === undefined ? {} : { $ref }) };
}
