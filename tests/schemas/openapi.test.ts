import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerSchema, validate } from '@hyperjump/json-schema/openapi-3-1';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { XMLParser } from 'fast-xml-parser';
import { sample } from 'openapi-sampler';
import { beforeAll, describe, expect, test } from 'vitest';
import { openapiDocument } from '../../cli/schemas/openapiDocument.ts';
import { createServer } from '../../server/createServer.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { places } from '../../specs/places.ts';
import { workFolder } from '../cli/assay.ts';
import { commandHere } from '../cli/commandHere.ts';

/** The parts of an OpenAPI document that a client reads. Nothing else here knows how a call is made. */
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
interface Call {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: { readonly enum?: readonly string[] };
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema: Schema; readonly example?: string }>>;
type Schema = { readonly [keyword: string]: unknown };

const documentOf = (described: readonly Format[]): Document =>
  openapiDocument({ formats: described, operations: [...operations.values()] }) as unknown as Document;

const document = documentOf(formats);
const at = 'https://openapi.test/openapi.json';

beforeAll(() => {
  registerSchema(document as never, at, 'https://spec.openapis.org/oas/3.1/dialect/base');
});

const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method: method.toUpperCase(), call })),
);

describe('the document', () => {
  test('is OpenAPI 3.1, by the schema of its authors', async () => {
    expect(await validate('https://spec.openapis.org/oas/3.1/schema-base', document as never)).toEqual({
      valid: true,
    });
    const broken = { ...document, paths: { 'no-slash': {} } };
    expect(await validate('https://spec.openapis.org/oas/3.1/schema-base', broken as never)).toEqual({
      valid: false,
    });
  });

  test('describes each operation in each format at each address of the contract, under an id of its own', () => {
    const ids = calls.map(({ call }) => call.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const described = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    const documented = places.flatMap(({ operation, format, address }) => {
      if (operation === null) return [];
      const { name, route } = operation;
      const generic = format.startsWith('soap') ? `/${format}` : `/${format}/reply/${name}`;
      const path = {
        suffix: `${route?.path}.${format}`,
        query: route?.path ?? generic,
        named: route?.path,
        namedGet: route?.path,
      };
      return [`${address === 'namedGet' ? 'GET' : 'POST'} ${path[address as keyof typeof path] ?? generic}`];
    });
    expect([...described].sort()).toEqual([...new Set(documented)].sort());
  });

  test('has no reference that leads nowhere, and describes nothing that no call uses', () => {
    const text = JSON.stringify(document);
    const named = new Set([...text.matchAll(/"#\/components\/(\w+\/[^"]+)"/g)].map(([, name]) => name));
    const there = Object.entries(document.components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    );
    expect([...named].sort()).toEqual(there.sort());
    expect(there.length).toBeGreaterThan(120);
  });
});

/** A sandbox with data and a key of its own. */
const server = createServer({ seed: 3, apiKey: 'a key of its own' });

const isXml = (type: string): boolean => /xml/.test(type);

/** The request that a sampler makes of the document, with the key in the place of its text; in soap of the operation that the header names. */
function requestFor(call: Call, type: string, action: string | undefined): string {
  const body = call.requestBody?.content[type];
  if (body === undefined) return '';
  if (body.example !== undefined) return body.example.replace('YOUR-KEY', server.apiKey);
  const format = isXml(type) ? 'xml' : 'json';
  const schema = action === undefined ? body.schema : envelopeOf(body.schema, action);
  const options = { format, maxSampleDepth: 8, skipNonRequired: true, quiet: true } as const;
  const made = sample(schema, options, document);
  return typeof made === 'string'
    ? made.replace(/<APIKEY>[^<]*</g, `<APIKEY>${server.apiKey}<`)
    : JSON.stringify({ ...(made as object), APIKEY: server.apiKey });
}

function envelopeOf(envelope: Schema, action: string): Schema {
  const { Body: body } = envelope.properties as { readonly Body: Schema };
  const messages = body.properties as Readonly<Record<string, Schema>>;
  return {
    ...envelope,
    properties: { Body: { ...body, required: [action], properties: { [action]: messages[action] } } },
  };
}

function answerTo({ path, method, call, type, action }: Chosen) {
  const inQuery = call.parameters?.some(({ name }) => name === 'APIKEY') === true;
  const answer = server.handle({
    method,
    url: inQuery ? `${path}?APIKEY=${encodeURIComponent(server.apiKey)}` : path,
    headers: {
      'content-type': type === 'text/xml' ? 'text/xml; charset=utf-8' : type,
      ...(action === undefined ? {} : { soapaction: action }),
    },
    body: Buffer.from(requestFor(call, type, action)),
  });
  const text = Buffer.from(answer.body).toString('utf8');
  return { status: answer.status, type: String(answer.headers['content-type']), text };
}

/** The media type of an answer as the document lists it, with its place in the document. */
function describedAnswer(path: string, method: string, call: Call, status: number, type: string) {
  const found = String(status) in call.responses ? String(status) : 'default';
  const media = Object.keys(call.responses[found]?.content ?? {}).find((one) => type.startsWith(one));
  if (media === undefined) throw new Error(`${method} ${path} does not describe ${type}`);
  const pointer = ['paths', path, method.toLowerCase(), 'responses', found, 'content', media, 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');
  return { schema: call.responses[found]?.content[media]?.schema ?? {}, address: `${at}#/${pointer}` };
}

const resolved = (schema: Schema): Schema => {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref ?? ''))?.[1];
  const [first] = (schema.anyOf as readonly Schema[] | undefined) ?? [];
  if (name !== undefined) return resolved(document.components.schemas[name] ?? {});
  return first === undefined ? schema : resolved(first);
};

/** An element as the value that its schema describes, by the rules of OpenAPI for `xml`. */
function valueIn(node: unknown, given: Schema): unknown {
  const schema = resolved(given);
  const types = [schema.type].flat();
  if (
    typeof node === 'object' &&
    node !== null &&
    Object.keys(node).some((name) => /^@(\w+:)?nil$/.test(name))
  )
    return null;
  const members = (typeof node === 'object' && node !== null ? node : {}) as Readonly<
    Record<string, unknown>
  >;
  if (types.includes('array')) {
    const items = schema.items as Schema & { readonly xml?: { readonly name?: string } };
    return [members[items.xml?.name ?? ''] ?? []].flat().map((item) => valueIn(item, items));
  }
  if (types.includes('object')) {
    const properties = (schema.properties ?? {}) as Readonly<Record<string, Schema>>;
    return Object.fromEntries(
      Object.entries(members).flatMap(([name, inner]) =>
        name.startsWith('@')
          ? []
          : [[name, name in properties ? valueIn(inner, properties[name] ?? {}) : inner]],
      ),
    );
  }
  const text = typeof node === 'string' ? node : '';
  if (types.includes('integer') || types.includes('number'))
    return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  if (types.includes('boolean')) return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

const xml = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
});

interface Chosen {
  readonly path: string;
  readonly method: string;
  readonly call: Call;
  readonly type: string;
  readonly action?: string;
}

/** Every call with each media type of its request, and in soap with each action that its header may have. */
const chosen: readonly Chosen[] = calls.flatMap((each) =>
  Object.keys(each.call.requestBody?.content ?? { 'application/json': {} }).flatMap((type) => {
    const actions = each.call.parameters?.find((one) => one.in === 'header')?.schema.enum;
    return actions === undefined ? [{ ...each, type }] : actions.map((action) => ({ ...each, type, action }));
  }),
);

describe('calls made from the document alone, and the answers of the sandbox held against it by a validator that knows OpenAPI', () => {
  test.each(['json', 'xml', 'soap'])('each answer in %s is as described', async (kind) => {
    const outcomes = { succeeded: 0, failed: 0 };
    for (const one of chosen) {
      const { path, method, call, type } = one;
      const { status, type: answered, text } = answerTo(one);
      const is = isXml(answered)
        ? /Envelope/.test(text)
          ? 'soap'
          : 'xml'
        : answered.includes('json')
          ? 'json'
          : 'text';
      if (is !== kind) continue;
      const { schema, address } = describedAnswer(path, method, call, status, answered);
      const value = is === 'json' ? JSON.parse(text) : valueIn(Object.values(xml.parse(text))[0], schema);
      expect([path, type, text.slice(0, 500), await validate(address, value)]).toEqual([
        path,
        type,
        expect.anything(),
        { valid: true },
      ]);
      outcomes[/ErrorCode"?[:>]"?0\b/.test(text) ? 'succeeded' : 'failed'] += 1;
    }
    expect(outcomes.succeeded).toBeGreaterThan(25);
  });

  test('each call in jsv and csv is answered in the media type that the document names, and the examples work', () => {
    const texts = chosen.filter(({ path, type }) => path.startsWith(`/${type.replace('text/', '')}/`));
    expect(texts).toHaveLength(66);
    const outcomes = texts.map((one) => {
      const { path, method, call } = one;
      const { status, type: answered, text } = answerTo(one);
      describedAnswer(path, method, call, status, answered);
      return { path, text };
    });
    expect(outcomes.filter(({ text }) => !/ErrorCode/.test(text))).toEqual([]);
    const gets = outcomes.filter(({ path }) => /(DiscountGet|CompanyGet|APIKeyGet)$/.test(path));
    expect(gets.map(({ text }) => /ErrorCode/.test(text) && !/500/.test(text.slice(0, 200)))).toEqual(
      Array(6).fill(true),
    );
  });

  test('an answer that is not as described is noticed', async () => {
    const address = `${at}#/components/schemas/CompanyGetResponse`;
    const good = {
      ResponseStatus: { ErrorCode: '0' },
      mvCompanies: [{ CompanyId: 1, CompanyDaylightEndDate: '/Date(0+0000)/' }],
    };
    expect(await validate(address, good)).toEqual({ valid: true });
    for (const company of [{ CompanyId: '1' }, { CompanyDaylightEndDate: '2017-01-01T00:00:00' }, 'text'])
      expect(await validate(address, { ...good, mvCompanies: [company] })).toEqual({ valid: false });
    expect(await validate(`${at}#/components/schemas/CompanyGetResponse.xml`, good)).toEqual({
      valid: false,
    });
  });
});

test("assay schemas writes what a stranger's ajv takes as it is", async () => {
  const folder = workFolder();
  const { code, stdout } = await commandHere(folder, ['schemas', '--out', 'schemas']);
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^110 JSON Schemas in .*schemas\n$/),
  });
  const said: unknown[] = [];
  const log = (...words: unknown[]) => said.push(words);
  const ajv = new Ajv2020({ logger: { log, warn: log, error: log } });
  const files = readdirSync(join(folder, 'schemas'));
  for (const file of files) ajv.addSchema(JSON.parse(readFileSync(join(folder, 'schemas', file), 'utf8')));
  expect(files).toHaveLength(44 + 66);
  for (const file of files) expect(ajv.getSchema(file)).toBeTypeOf('function');
  expect(said).toEqual([]);
  const answer = ajv.getSchema('SalesOrderGetResponse.schema.json');
  const order = (type: unknown) => ({
    ResponseStatus: {},
    mvSalesOrders: [{ SalesOrderShipDocumentTypeID: type }],
  });
  expect([7, '7', '', null, 'x', true].map((type) => answer?.(order(type)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(answer?.({ mvSalesOrders: [] })).toBe(false);
});

test('assay openapi describes a selection, and writes it where --out says', async () => {
  const folder = workFolder();
  const selection = ['--formats', 'json', '--operations', 'Company*'];
  const { code, stdout } = await commandHere(folder, ['openapi', ...selection]);
  expect(code).toBe(0);
  const printed = JSON.parse(stdout) as Document;
  expect(Object.keys(printed.paths).sort()).toEqual(
    ['Delete', 'Get', 'Update'].map((end) => `/json/reply/Company${end}`),
  );
  expect(Object.keys(printed.components.schemas)).not.toContain('mvSalesOrder');
  const written = await commandHere(folder, ['openapi', ...selection, '--out', 'company.json']);
  expect(written.stdout).toMatch(/^3 operations in json: .*company\.json\n$/);
  expect(readFileSync(join(folder, 'company.json'), 'utf8')).toBe(stdout);
});
