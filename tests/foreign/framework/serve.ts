import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Format, formats, type Result, type Sent, write } from './answer.ts';
import { type Operation, operations } from './operations.ts';
import type { World } from './store.ts';
import { readCells, readCsv, readJson, readJsv } from './text.ts';
import { typed } from './typed.ts';
import { Failure, NotDeserialised, type Raw, type Rec, textOf } from './types.ts';
import { readXml } from './xml.ts';
import { type Element, parseXml } from './xmlTree.ts';

/** The one key that the server knows. */
export const KEY = 'framework-key-0123456789abcdef';

/** One call: where it goes and what it carries. */
interface Call {
  readonly operation: string;
  readonly shape: Operation;
  /** The format of the answer. */
  readonly format: Format;
  /** The format of the body, where there is one. */
  readonly bodyFormat: Format;
  readonly query: URLSearchParams;
  readonly body: Buffer | null;
}

const actions = ['Insert', 'Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields', 'ReceiveItems'];
const addressing = ['format', 'callback'];

/** Answers one request of HTTP. */
export async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  world: World,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const url = new URL(incoming.url ?? '/', 'http://host');
  const body = incoming.method === 'POST' ? Buffer.concat(chunks) : null;
  const sent = answer(url, incoming, body, world);
  if (sent === null) return;
  outgoing.writeHead(sent.status, { 'Content-Type': sent.type });
  outgoing.end(sent.body);
}

const notFound: Sent = { status: 404, type: 'text/plain', body: '404' };

/** The answer to a request; null where it never comes. */
function answer(
  url: URL,
  { headers, method }: IncomingMessage,
  body: Buffer | null,
  world: World,
): Sent | null {
  const call = routed(url, headers['content-type'] ?? '', body, world);
  if (call === null) return notFound;
  const { host } = world;
  if (
    host.has('pageForGet') &&
    method === 'GET' &&
    call.format === 'json' &&
    !/\/json\/|\.json$/.test(url.pathname) &&
    !url.searchParams.has('format')
  )
    return page(call.operation, url);
  const result = resultOf(call, world);
  if (result === null) return null;
  if ('type' in result) return result;
  const written = write(host, call.format, result);
  const callback = url.searchParams.get('callback');
  if (callback === null || call.format !== 'json') return written;
  return { ...written, type: 'application/javascript', body: `${callback}(${written.body})` };
}

/** Where a path leads; null where it leads nowhere. */
function routed(
  { pathname, searchParams: query }: URL,
  contentType: string,
  body: Buffer | null,
  world: World,
): Call | null {
  const [, soap] = /^\/(soap1[12])$/.exec(pathname) ?? [];
  const [, generic, called = '', suffix] =
    /^\/(?:(json|xml|jsv|csv)\/reply|\w+)\/(\w+?)(?:\.(\w+))?$/.exec(pathname) ?? [];
  const operation = soap === undefined ? called : soapOperation(body);
  const shape = Object.hasOwn(operations, operation) ? operations[operation] : undefined;
  if (shape === undefined) return null;
  const { host } = world;
  const isNamed = soap === undefined && generic === undefined;
  if (isNamed && pathname.split('.')[0] !== `/${shape.route}/${operation}`) return null;
  if (suffix !== undefined && (host.has('suffixesNotRouted') || !isFormat(suffix))) return null;
  const asked = query.get('format');
  const byQuery = isFormat(asked ?? undefined) ? (asked as Format) : undefined;
  const sentAs = /json/.test(contentType)
    ? 'json'
    : /jsv/.test(contentType)
      ? 'jsv'
      : /csv/.test(contentType)
        ? 'csv'
        : 'xml';
  const format = (soap ??
    (suffix as Format | undefined) ??
    byQuery ??
    generic ??
    (body === null ? 'json' : sentAs)) as Format;
  // A body is read as the path says, on a named route as its Content-Type says, whatever the answer is written in.
  const bodyFormat = (generic ?? (format.startsWith('soap') ? format : sentAs)) as Format;
  return { operation, shape, format, bodyFormat, query, body };
}

const isFormat = (word: string | undefined): word is Format => formats.some((format) => format === word);

/** The name of the element in a SOAP body. */
function soapOperation(body: Buffer | null): string {
  const found = /<(?:\w+:)?Body[^>]*>\s*<(?:\w+:)?(\w+)/.exec(body?.toString('utf8') ?? '');
  return found?.[1] ?? '';
}

/** Reads the request, runs the operation and gives its answer; null where no answer ever comes. */
function resultOf(call: Call, world: World): Result | Sent | null {
  const { host } = world;
  const { operation, shape } = call;
  let request: Rec;
  try {
    request = requestOf(call, world);
  } catch (error) {
    if (!(error instanceof NotDeserialised)) throw error;
    const text = call.body?.toString('utf8') ?? '';
    const isAction = error.message.startsWith('mvRecordAction');
    if (isAction && call.format === 'soap12' && host.has('soap12NeverAnswers')) return null;
    if (isAction && call.format === 'soap11' && host.has('soapErrorsInJson'))
      return faultInJson(operation, text);
    const byQuery =
      call.format.startsWith('soap') && call.query.has('format') && host.has('soapByQueryReadAsXml');
    const code = byQuery || /NotImplementedException/.test(error.message) ? 'SerializationException' : '500';
    const contentType =
      call.format === 'json'
        ? 'application/json'
        : byQuery
          ? 'text/xml; charset=utf-8'
          : `text/${call.format}`;
    const Message = `Could not deserialize '${contentType}' request using Inventory.V2017a.${operation}'\nError: ${error.message}`;
    const refusal = {
      operation,
      shape: undefined,
      status: 400,
      answer: { ResponseStatus: { ErrorCode: code, Message } },
    };
    return byQuery ? { ...write(host, 'xml', refusal), type: contentType } : refusal;
  }
  const status = (ErrorCode: string, Message: string | null): Rec => ({
    ResponseStatus: { ErrorCode, Message },
  });
  if (textOf(request, 'APIKEY') !== KEY)
    return { operation, shape: undefined, status: 401, answer: status('401', 'The API key is not valid.') };
  try {
    return { operation, shape, status: 200, answer: { ...shape.run(request, world), ...status('0', null) } };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { id = 0, internal = '' } = error.more;
    const failed = { entityID: id, result: false, InternalErrorCode: internal, relatedDocumentID: null };
    return { operation, shape, status: 200, answer: { ...failed, ...status('500', error.message) } };
  }
}

/** Reads a request into its class. Raises NotDeserialised. */
function requestOf(call: Call, world: World): Rec {
  const { host } = world;
  const { shape, query, body } = call;
  const fields = [...query].filter(([name]) => !addressing.includes(name));
  const inQuery = typed(host, shape.request, readCells(shape.request, fields), false);
  const passesOver = call.bodyFormat === 'json' && host.has('jsonPassesOver');
  const inBody = body === null ? {} : typed(host, shape.request, rawOf(call, body, world), passesOver);
  const request = { ...inQuery, ...inBody };
  const action = request.mvRecordAction ?? null;
  if (action !== null && !actions.includes(String(action)))
    throw new NotDeserialised(`mvRecordAction: Requested value '${action}' was not found.`);
  return request;
}

function rawOf({ operation, shape, format, bodyFormat, query }: Call, body: Buffer, { host }: World): Raw {
  if (bodyFormat === 'csv' && host.has('csvNotRead'))
    throw new NotDeserialised(
      'System.NotImplementedException: The method or operation is not implemented.\n  at Framework (System.Type type, ' +
        'System.IO.Stream stream) [0x00000] in <f2ca03bf37724c29a1f643900188a1a3>:0 \n',
    );
  const text = utf8(body);
  if (bodyFormat === 'json') return readJson(host, text);
  if (bodyFormat === 'jsv') return readJsv(text);
  if (bodyFormat === 'csv') return readCsv(shape.request, text);
  const root = parseXml(text);
  const isEnvelope = format.startsWith('soap') && !(query.has('format') && host.has('soapByQueryReadAsXml'));
  return readXml(host, operation, shape.request, isEnvelope ? soapBody(root) : root);
}

function utf8(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new NotDeserialised('Unable to translate bytes to Unicode.');
  }
}

function soapBody(root: Element): Element {
  const [found, ...more] = root.children.find(({ name }) => name === 'Body')?.children ?? [];
  if (root.name !== 'Envelope' || found === undefined || more.length > 0)
    throw new NotDeserialised('The message is not an envelope with one element in its body.');
  return found;
}

/** What the SOAP endpoint answers when a message can't be deserialised: its handler of errors knows json alone. */
function faultInJson(operation: string, text: string): Sent {
  const element = /<(?:\w+:)?Body[^>]*>([\s\S]*)<\/(?:\w+:)?Body>/.exec(text)?.[1] ?? '';
  const message = JSON.stringify(
    `3) Error trying to deserialize requestType: Inventory.V2017a.${operation}, xml body: ${element}`,
  );
  const trace = JSON.stringify(
    '  at Framework (System.ServiceModel.Channels.Message requestMsg) [0x001f0]  \n',
  );
  const status = `{\n "ErrorCode":"SerializationException",\n "Message":${message},\n "StackTrace":${trace}\n}`;
  return { status: 500, type: 'application/json', body: `{\n"ResponseStatus":${status}\n}\n` };
}

/** The page that a browser is shown; it holds the address with its query. */
function page(operation: string, { search }: URL): Sent {
  const body =
    `<!doctype html>\r\n<html lang="en-us">\r\n<head>\r\n<title>${operation} Snapshot</title>\r\n</head>\r\n` +
    `<body>\r\n<a href="/json/reply/${operation}${search.replaceAll('&', '&amp;')}">json</a>\r\n</body>\r\n</html>\r\n`;
  return { status: 200, type: 'text/html', body };
}
