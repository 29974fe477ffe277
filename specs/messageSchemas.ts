import type { MessageMember, Operation } from './Operation.ts';
import { scalarTypes } from './Shape.ts';

/** A JSON Schema (2020-12), or a part of one. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Where the schemas of records and messages are at home; those of records say so in their `$id`. */
const base = 'https://assay.test/schemas';

/** The values of enumerations in requests, where the document lists them (Resources: enumerations used by requests). */
const shownValues: Readonly<Record<string, readonly string[]>> = {
  mvRecordAction: ['Insert', 'Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'],
  showDeleted: ['showOnlyUndeleted', 'showAllDeletedAndUndeleted'],
  AutoInsertBatchNumbersToProductRows: ['Undefined', 'ByExpiryDate'],
};

/** Whether a request has to hold a member. Without showDeleted a Get shows what is not deleted. */
export const isRequired = ({ name, optional }: Operation['request'][number]): boolean =>
  optional !== true && name !== 'showDeleted';

/**
 * An operation's request as a JSON Schema: the plain form. A number may be sent as text as well (TYP-4), which it does not say.
 */
export function requestSchema({ name, request }: Operation): JsonSchema {
  const valuesOf = (member: string): readonly string[] => [
    ...(shownValues[member] ?? []),
    ...(member === 'mvRecordAction' && name === 'PurchaseOrderUpdate' ? ['ReceiveItems'] : []),
  ];
  return message({
    name,
    description: `The request of ${name}.`,
    members: request.map((member) => {
      const values = valuesOf(member.name);
      return [member.name, values.length === 0 ? memberSchema(member) : { type: 'string', enum: values }];
    }),
    required: request.flatMap((member) => (isRequired(member) ? [member.name] : [])),
  });
}

/** What a server answers to an operation, in success and in failure, as a JSON Schema of the json answer. */
export function answerSchema({ name, response, shownOnFailure = [], openResponse }: Operation): JsonSchema {
  const more = openResponse === true ? ' The document does not show its further members.' : '';
  return message({
    name: `${name}Response`,
    description: `The answer to ${name}. A failure may hold the status block alone.${more}`,
    members: [...response, ...shownOnFailure].map((member) => [member.name, memberSchema(member)]),
    required: response
      .filter((member) => member.type === 'ResponseStatus' && member.optional !== true)
      .map((member) => member.name),
  });
}

interface Message {
  readonly name: string;
  readonly description: string;
  readonly members: readonly (readonly [string, JsonSchema])[];
  readonly required: readonly string[];
}

const message = ({ name, description, members, required }: Message): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${base}/messages/${name}.schema.json`,
  title: name,
  description,
  type: 'object',
  properties: Object.fromEntries(members),
  ...(required.length === 0 ? {} : { required }),
});

/** Nil stands for no value everywhere but in the status block, which each answer carries (ENV-1). */
function memberSchema({ type }: Pick<MessageMember, 'type'>): JsonSchema {
  if (type === 'open') return {};
  if (type.startsWith('list of '))
    return { type: ['array', 'null'], items: { $ref: recordAt(type.slice('list of '.length)) } };
  if ((scalarTypes as readonly string[]).includes(type))
    return { $ref: `${recordAt('contractTypes')}#/$defs/${type}` };
  const record = { $ref: recordAt(type) };
  return type === 'ResponseStatus' ? record : { anyOf: [record, { type: 'null' }] };
}

const recordAt = (name: string): string => `../records/${name}.schema.json`;
