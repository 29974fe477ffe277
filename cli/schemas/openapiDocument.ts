import { formats as allFormats, type Format } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { isRequired, type JsonSchema } from '../../specs/messageSchemas.ts';
import type { Operation } from '../../specs/Operation.ts';
import { placeExists } from '../../specs/placeExists.ts';
import { typeShape } from '../../specs/shapes.ts';
import { componentSchemas } from './componentSchemas.ts';
import { answerContent, type Contents, describedMessages, requestContent } from './messageContents.ts';

/** What the document is about: formats and operations, in this order. */
interface Described {
  readonly formats: readonly Format[];
  readonly operations: readonly Operation[];
}

/** An OpenAPI 3.1 document of operations in formats, at every address that the API's document shows (Endpoints). */
export function openapiDocument({ formats, operations }: Described): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inventory and Order Management API',
      version: 'v2017a',
      summary: 'Described by Assay, from its reading of the document of the API.',
      description,
    },
    servers: [
      {
        url: '{baseUrl}',
        variables: {
          baseUrl: { default: 'http://127.0.0.1:8080', description: 'The base URL of a server.' },
        },
      },
    ],
    tags: tags
      .filter(({ of }) => of.some((format) => formats.includes(format)))
      .map(({ of: _, ...tag }) => tag),
    paths: {
      ...Object.fromEntries(formats.flatMap((format) => genericPaths(operations, format))),
      ...Object.fromEntries(operations.flatMap((operation) => namedPaths(operation, formats))),
    },
    components: {
      schemas: componentSchemas(describedMessages(operations, formats)),
      parameters,
    },
  };
}

const description = `Every request carries the caller's key in the member \`APIKEY\` of its body.

Each answer carries \`ResponseStatus\`. Its \`ErrorCode\` is \`0\` for success, with HTTP status 200. The HTTP status of a failure is not
documented, and may be 200 too.

A datetime is \`/Date(<milliseconds><offset>)/\` in json and a local ISO 8601 date-time elsewhere. json requests may send a number as
text. Null, like an absent member, stands for no value. Servers may answer with further members.

In jsv and csv a message has the same members as in json. OpenAPI can't describe these formats, so that they are text here.`;

const tags: readonly {
  readonly name: string;
  readonly description: string;
  readonly of: readonly Format[];
}[] = [
  ...allFormats
    .filter((format) => !isSoap(format))
    .map((format) => ({
      name: format,
      description: `Every operation in ${format}, at its generic route.`,
      of: [format],
    })),
  {
    name: 'soap',
    description: 'All operations at one address for each version.',
    of: allFormats.filter(isSoap),
  },
  { name: 'named routes', description: 'The same operations at routes of their own.', of: allFormats },
];

/** The generic routes of a format: a path for each operation, or one for all in soap. */
function genericPaths(
  operations: readonly Operation[],
  format: Format,
): readonly (readonly [string, JsonSchema])[] {
  if (isSoap(format)) {
    const header = {
      name: 'SOAPAction',
      in: 'header',
      required: true,
      schema: { type: 'string', enum: operations.map(({ name }) => name) },
    };
    const more = { operationId: format, tags: ['soap'], summary: `Any operation, in ${format}.` };
    return [[`/${format}`, { post: { ...call(operations, [format]), ...more, parameters: [header] } }]];
  }
  return operations.map((operation) => {
    const { name } = operation;
    const parameters = [
      ...(placeExists({ operation, format, address: 'query' }) ? [parameter(`format.${format}`)] : []),
      ...(placeExists({ operation, format, address: 'jsonp' }) ? [parameter('callback')] : []),
    ];
    const more = { operationId: format === 'json' ? name : `${name}.${format}`, tags: [format] };
    return [`/${format}/reply/${name}`, { post: { ...call([operation], [format]), ...more, parameters } }];
  });
}

/** The route of its own that an operation may have: bare, where `?format=` chooses the format, and with a suffix for each format. */
function namedPaths(
  operation: Operation,
  formats: readonly Format[],
): readonly (readonly [string, JsonSchema])[] {
  const { name, route } = operation;
  if (route === undefined) return [];
  const more = { tags: ['named routes'] };
  const written = formats.filter((format) => placeExists({ operation, format, address: 'named' }));
  const asked = { name: 'format', in: 'query', schema: { type: 'string', enum: formats } };
  const get = formats.some((format) => placeExists({ operation, format, address: 'namedGet' }))
    ? { get: { ...readByQuery(operation, formats, asked), ...more, operationId: `${name}.route.get` } }
    : {};
  const post = {
    ...call([operation], written, formats),
    ...more,
    operationId: `${name}.route`,
    summary: 'Which format is answered without `format` is not documented.',
    parameters: [asked],
  };
  return [
    [route.path, { ...get, ...(written.length === 0 ? {} : { post }) }],
    ...formats.map((format): [string, JsonSchema] => [
      `${route.path}.${format}`,
      {
        post: {
          ...call([operation], [format]),
          ...more,
          operationId: `${name}.suffix.${format}`,
          ...(isSoap(format) ? { summary: 'The body is not documented at this address.' } : {}),
        },
      },
    ]),
  ];
}

/** A call with a body in one of the formats. */
const call = (
  operations: readonly Operation[],
  written: readonly Format[],
  answered: readonly Format[] = written,
): JsonSchema => ({
  requestBody: {
    required: true,
    content: together(written.map((format) => requestContent(operations, format))),
  },
  responses: responses(operations, answered),
});

/** A call without a body: its scalars are in the query. */
const readByQuery = (operation: Operation, formats: readonly Format[], asked: JsonSchema): JsonSchema => ({
  summary:
    'The document marks this route with GET, but shows the key in a body alone. How lists travel is not documented.',
  parameters: [
    ...operation.request.flatMap((member) => {
      const { name, type } = member;
      const shape = typeShape(type);
      if (shape.kind !== 'scalar') return [];
      return [
        {
          name,
          in: 'query',
          required: isRequired(member),
          schema: { type: shape.type === 'int' ? 'integer' : 'string' },
        },
      ];
    }),
    asked,
  ],
  responses: responses([operation], formats),
});

function responses(operations: readonly Operation[], answered: readonly Format[]): JsonSchema {
  const content = together(answered.map((format) => answerContent(operations, format)));
  return {
    200: { description: 'The call was read. `ErrorCode` says whether it succeeded.', content },
    default: { description: 'A failure.', content },
  };
}

/** Contents as one: what both versions of soap write as the same media type is either of the two. */
function together(contents: readonly Contents[]): Contents {
  const types = [...new Set(contents.flatMap((content) => Object.keys(content)))];
  return Object.fromEntries(
    types.flatMap((type) => {
      const [first, ...others] = contents.flatMap((content) => content[type] ?? []);
      if (first === undefined) return [];
      const schemas = [first, ...others].map(({ schema }) => schema);
      return [[type, others.length === 0 ? first : { schema: { anyOf: schemas } }]];
    }),
  );
}

const parameter = (name: string): JsonSchema => ({ $ref: `#/components/parameters/${name}` });

const parameters: JsonSchema = {
  callback: {
    name: 'callback',
    in: 'query',
    description: 'The name of a function: the answer is a call of it, a script and no json.',
    schema: { type: 'string', pattern: '^[A-Za-z_$][A-Za-z0-9_$]*$' },
  },
  ...Object.fromEntries(
    allFormats
      .filter((format) => !isSoap(format))
      .map((format) => [
        `format.${format}`,
        {
          name: 'format',
          in: 'query',
          description: 'The path says it already.',
          schema: { type: 'string', enum: [format] },
        },
      ]),
  ),
};
