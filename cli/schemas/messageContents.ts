import { codecs } from '../../formats/codecs.ts';
import { soapVersions } from '../../formats/soap/SoapVersion.ts';
import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { answerSchema, type JsonSchema, requestSchema } from '../../specs/messageSchemas.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { ScalarType, TypeShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import { componentName, type DescribedMessage, type Form } from './componentSchemas.ts';

/** The `content` of a request or an answer, by media type. */
export type Contents = Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: string }>>;

type Direction = 'request' | 'answer';

const schemaOf = (operation: Operation, direction: Direction): JsonSchema =>
  direction === 'request' ? requestSchema(operation) : answerSchema(operation);

const formOf = (format: Format): Form => (format === 'json' ? 'json' : 'xml');

/** The messages whose schemas a document in these formats refers to: jsv and csv are text for it, without members. */
export const describedMessages = (
  operations: readonly Operation[],
  formats: readonly Format[],
): readonly DescribedMessage[] =>
  operations.flatMap((operation) =>
    formats
      .filter((format) => format !== 'jsv' && format !== 'csv')
      .flatMap((format) =>
        (['request', 'answer'] as const).map((direction) => ({
          schema: schemaOf(operation, direction),
          form: formOf(format),
        })),
      ),
  );

const reference = (operation: Operation, direction: Direction, format: Format): JsonSchema => ({
  $ref: `#/components/schemas/${componentName(schemaOf(operation, direction), formOf(format))}`,
});

/** The `content` of requests of these operations in a format. Only soap's own address takes several. */
export function requestContent(operations: readonly Operation[], format: Format): Contents {
  const [first] = operations;
  if (first === undefined) return {};
  if (isSoap(format)) return { 'text/xml': { schema: envelope(operations, 'request', format) } };
  if (format === 'json' || format === 'xml')
    return { [codecs[format].contentType]: { schema: reference(first, 'request', format) } };
  return {
    [codecs[format].contentType]: { schema: { type: 'string' }, example: exampleRequest(first, format) },
  };
}

/** The `content` of answers to these operations in a format; in soap of any XML type. */
export function answerContent(operations: readonly Operation[], format: Format): Contents {
  const [first] = operations;
  if (first === undefined) return {};
  if (isSoap(format)) {
    const described = { schema: envelope(operations, 'answer', format) };
    return { 'text/xml': described, ...(format === 'soap12' ? { 'application/soap+xml': described } : {}) };
  }
  if (format === 'json' || format === 'xml')
    return { [codecs[format].contentType]: { schema: reference(first, 'answer', format) } };
  return { [codecs[format].contentType]: { schema: { type: 'string' } } };
}

/** An envelope whose body holds one element: the message of one of these operations. */
function envelope(
  operations: readonly Operation[],
  direction: Direction,
  format: 'soap11' | 'soap12',
): JsonSchema {
  const xml = { prefix: 'soap', namespace: soapVersions[format].envelope };
  const messages = operations.map((operation) => [
    String(schemaOf(operation, direction).title),
    reference(operation, direction, format),
  ]);
  return {
    type: 'object',
    xml: { name: 'Envelope', ...xml },
    required: ['Body'],
    properties: {
      Body: {
        type: 'object',
        xml,
        properties: Object.fromEntries(messages),
        minProperties: 1,
        maxProperties: 1,
      },
    },
  };
}

/** The required members of a request as the format writes them, so that its layout can be seen. */
function exampleRequest(operation: Operation, format: Format): string {
  const shape = requestShape(operation);
  const schema = requestSchema(operation);
  const required = new Set(schema.required as readonly string[]);
  const members = shape.members.filter(({ name }) => required.has(name));
  const properties = schema.properties as Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  const value = members.map(({ name, type }) => [
    name,
    name === 'APIKEY' ? 'YOUR-KEY' : (properties[name]?.enum?.[0] ?? exampleValue(type)),
  ]);
  return Buffer.from(codecs[format].encode(shape, Object.fromEntries(value))).toString('utf8');
}

const scalars: Readonly<Record<ScalarType, Value>> = {
  int: numeric(1),
  decimal: numeric('9.5'),
  number: numeric(2),
  bool: true,
  string: 'text',
  enumeration: 'Insert',
  datetime: null,
  intText: '1',
};

/** Of a record its first members, which show how it is written as well as all do. */
function exampleValue(type: TypeShape): Value {
  switch (type.kind) {
    case 'scalar':
      return scalars[type.type];
    case 'list':
      return [exampleValue(type.item)];
    case 'record': {
      const shown = type.record.members.filter((member) => member.type.kind === 'scalar').slice(0, 3);
      return Object.fromEntries(shown.map((member) => [member.name, exampleValue(member.type)]));
    }
    case 'open':
      return 'text';
  }
}
