import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readDocument } from '../../formats/xml/readDocument.ts';
import type { Habits } from './Habits.ts';
import { readXmlRequest, type Wish } from './readXmlRequest.ts';
import { errorResponse, type Members, writeXmlAnswer } from './writeXmlAnswer.ts';

export interface Fake {
  readonly url: string;
  /** Method and path of every request, keys in queries apart. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

export type Handler = (request: IncomingMessage, body: string, response: ServerResponse) => void;

/** Any HTTP server on loopback that notes what it is asked. */
export async function fakeTarget(handle: Handler): Promise<Fake> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${(request.url ?? '').split('?')[0]}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => handle(request, Buffer.concat(chunks).toString('utf8'), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type WireFormat = 'json' | 'xml' | 'jsv' | 'csv' | 'soap11' | 'soap12';

const contentTypes: Readonly<Record<WireFormat, string>> = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml',
  jsv: 'application/jsv',
  csv: 'text/csv',
  soap11: 'text/xml; charset=utf-8',
  soap12: 'application/soap+xml',
};

/** A server of the habits given: the reads of the API that a discovery uses, in all six formats. */
export const habitual = (habits: Habits): Promise<Fake> => fakeTarget((...args) => serve(habits, ...args));

function serve(habits: Habits, request: IncomingMessage, body: string, response: ServerResponse): void {
  const url = new URL(request.url ?? '', 'http://fake');
  const named = namedFormat(habits, request, url);
  if (named !== undefined) {
    const operation = /\/(\w+)(?:\.\w+)?$/.exec(url.pathname)?.[1] ?? '';
    const members = answer(operation, JSON.parse(body) as Wish, habits);
    response.writeHead(200, { 'Content-Type': contentTypes[named] });
    response.end(answerText(named, `${operation}Response`, members, habits));
    return;
  }
  const format = url.pathname.split('/')[1] as WireFormat;
  const { status, text } = exchange(habits, request, url, format, body);
  response.writeHead(status, { 'Content-Type': contentTypes[format] ?? 'text/plain' });
  response.end(isSoap(format) && status === 200 ? envelope(format, text) : text);
}

/** The format that a json body on a named route asks to be answered in. */
function namedFormat(habits: Habits, request: IncomingMessage, url: URL): WireFormat | undefined {
  if (url.pathname.includes('/reply/') || request.headers['content-type'] !== 'application/json')
    return undefined;
  const asked = {
    suffix: /\.(\w+)$/.exec(url.pathname)?.[1],
    query: url.searchParams.get('format') ?? undefined,
    accept: request.headers.accept?.replace(/^\w+\//, ''),
  };
  const format = habits.jsonBody === null ? undefined : asked[habits.jsonBody];
  return format !== undefined && format in contentTypes ? (format as WireFormat) : undefined;
}

const isSoap = (format: WireFormat): boolean => format === 'soap11' || format === 'soap12';

function exchange(
  habits: Habits,
  request: IncomingMessage,
  url: URL,
  format: WireFormat,
  body: string,
): { readonly status: number; readonly text: string } {
  const [, , second, third] = url.pathname.split('/');
  const refused = (code: string, message: string) => ({
    status: isSoap(format) ? 500 : 400,
    text:
      isSoap(format) || format === 'xml'
        ? errorResponse(code, message)
        : answerText(format, '', [statusBlock(code, message)], habits),
  });
  if (isSoap(format) && request.method === 'GET' && habits.wsdl) {
    return { status: 200, text: `<d><schema targetNamespace="${habits.namespaces?.base}"/></d>` };
  }
  const addressed = isSoap(format) ? request.method === 'POST' : second === 'reply' && third !== undefined;
  if (!(format in contentTypes) || !addressed) return { status: 404, text: 'no such path' };
  if (format === 'soap12' && habits.soap12Action === 'refused' && request.headers.soapaction !== undefined) {
    return refused('ArgumentException', 'SOAPAction is not a header of SOAP 1.2');
  }
  const done = (operation: string, wish: Wish) => ({
    status: 200,
    text: answerText(format, `${operation}Response`, answer(operation, wish, habits), habits),
  });
  if (request.method === 'GET') {
    return habits.query
      ? done(third ?? '', Object.fromEntries(url.searchParams))
      : refused('NotSupported', 'POST only');
  }
  if (String(request.headers['content-type']).includes('form')) {
    return habits.form
      ? done(third ?? '', Object.fromEntries(new URLSearchParams(body)))
      : refused('NotSupported', 'no forms');
  }
  if (habits.unread.some((one) => one === format)) {
    const message = `Could not deserialize 'text/${format}' request using Inventory.V2017a.${third}'`;
    return refused('SerializationException', message);
  }
  if (format === 'json') return done(third ?? '', JSON.parse(body) as Wish);
  if (format === 'jsv') {
    return done(third ?? '', { APIKEY: bare(/APIKEY:("(?:[^"]|"")*"|[^,}]*)/.exec(body)?.[1] ?? '') });
  }
  if (format === 'csv') return done(third ?? '', { APIKEY: bare(body.split(/\r?\n/)[1] ?? '') });
  const document = readDocument(new TextEncoder().encode(body)).root;
  const root = isSoap(format) ? document.children.find((one) => one.name === 'Body')?.children[0] : document;
  if (root === undefined) return refused('XmlException', 'no element');
  const wanted = habits.namespaces?.operations;
  if (wanted !== undefined && root.namespace !== wanted) {
    const { code, message } = habits.refusal(root.name, wanted);
    return refused(code, message);
  }
  return done(isSoap(format) ? root.name : (third ?? ''), readXmlRequest(root, habits));
}

const bare = (text: string): string => (text.startsWith('"') ? text.slice(1, -1).replace(/""/g, '"') : text);

const statusBlock = (code: string, message = ''): Members[number] => [
  'ResponseStatus',
  {
    of: 'ResponseStatus',
    items: [[['ErrorCode', code], ...(message === '' ? [] : [['Message', message] as const])]],
  },
];

const lists: Readonly<Record<string, readonly [list: string, record: string, id: string]>> = {
  ShippingProviderGet: ['mvShippingProviders', 'mvShippingProvider', 'ShippingProviderId'],
  CompanyGet: ['mvCompanies', 'mvCompany', 'CompanyId'],
  DocumentTypeGet: ['mvDocumentTypes', 'mvDocumentType', 'DocumentTypeID'],
  SalesOrderGet: ['mvSalesOrders', 'mvSalesOrder', 'SalesOrderId'],
};

function answer(operation: string, wish: Wish, habits: Habits): Members {
  if (habits.operations !== null && !habits.operations.includes(operation))
    return [statusBlock('500', 'no such operation')];
  if (wish.APIKEY !== habits.key) return [statusBlock('500', 'The key is not known')];
  const [list, record, id] = lists[operation] ?? [];
  if (list === undefined || record === undefined || id === undefined) return [statusBlock('0')];
  let ids = Array.from({ length: habits.records }, (_, index) => String(1000 + habits.records - index));
  for (const filter of wish.Filters ?? []) {
    if (filter.FieldName !== id) return [statusBlock('500', 'A filter names no field')];
    ids = ids.filter((one) => one === String(filter.SearchValue));
  }
  const limit = Number(wish.ReturnTopNRecords ?? -1);
  const shown = limit > 0 ? ids.slice(0, limit) : ids;
  return [[list, { of: record, items: shown.map((one) => recordOf(record, id, one)) }], statusBlock('0')];
}

const recordOf = (record: string, id: string, value: string): Members => {
  if (record === 'mvShippingProvider') {
    const services = {
      of: 'ShippingProviderService',
      items: [
        [
          ['Id', '1'],
          ['IsEnabled', 'true'],
          ['Name', 'x'],
        ],
      ],
    } as const;
    return [
      [id, value],
      ['ShippingProviderName', 'P'],
      ['ShippingProviderServices', services],
      ['ShippingProviderApplication', 'U'],
    ];
  }
  if (record !== 'mvSalesOrder') return [[id, value]];
  const row: Members = [
    ['SalesOrderRowProductSKU', 'A'],
    ['SalesOrderRowSerialNumbers', { of: 'string', items: ['s1', 's2'] }],
    ['SalesOrderRowRemarks', 'r'],
  ];
  return [
    [id, value],
    ['SalesOrderNo', 'N'],
    ['SalesOrderDetails', { of: 'mvSalesOrderRow', items: [row] }],
  ];
};

function answerText(format: WireFormat, name: string, members: Members, habits: Habits): string {
  if (format === 'json') return JSON.stringify(plain(members, true));
  if (format === 'jsv') return jsv(plain(members, false));
  if (format === 'csv') {
    const record = plain(members, false) as Record<string, unknown>;
    const cells = Object.values(record).map((value) => `"${jsv(value).replace(/"/g, '""')}"`);
    return `${Object.keys(record).join(',')}\n${cells.join(',')}\n`;
  }
  return writeXmlAnswer(name, members, habits);
}

/** Members as plain data; ids are numbers in json. */
const plain = (members: Members, typed: boolean): unknown =>
  Object.fromEntries(
    members.map(([name, value]) => {
      if (typeof value === 'string')
        return [name, typed && /ID$|Id$/.test(name) && name !== 'Id' ? Number(value) : value];
      const items = value.items.map((item) => (typeof item === 'string' ? item : plain(item, typed)));
      return [name, value.of === 'ResponseStatus' ? items[0] : items];
    }),
  );

const jsv = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(jsv).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(([name, member]) => `${name}:${jsv(member)}`)
      .join(',')}}`;
  }
  const text = String(value);
  return /[",:[\]{}\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
};

const envelope = (format: WireFormat, content: string): string => {
  const namespace =
    format === 'soap11'
      ? 'http://schemas.xmlsoap.org/soap/envelope/'
      : 'http://www.w3.org/2003/05/soap-envelope';
  return `\ufeff<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${namespace}"><s:Body>${content.slice(1)}</s:Body></s:Envelope>`;
};
