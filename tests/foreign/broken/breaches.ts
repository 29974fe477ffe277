import type { Format } from '../lawful/addressOf.ts';
import type { Incoming, Reply } from '../lawful/Reply.ts';
import { withoutColumn } from './withoutColumn.ts';

/** One clause broken in one place; everything else stays as the lawful server has it. */
export interface Breach {
  readonly clause: string;
  readonly level: 'MUST' | 'SHOULD';
  readonly formats: readonly Format[];
  readonly operations: readonly string[];
  readonly how: string;
  /** Only on answers asked for by a callback; otherwise on all. */
  readonly jsonp?: true;
  readonly request?: (incoming: Incoming) => Incoming;
  readonly reply?: (reply: Reply) => Reply;
}

/** A breach that rewrites the text of answers. */
const rewriting = (
  place: Pick<Breach, 'clause' | 'formats' | 'operations' | 'how'> & { readonly level?: 'SHOULD' },
  pattern: RegExp | string,
  replacement: string | ((match: string, group: string) => string),
): Breach => ({
  level: 'MUST',
  ...place,
  reply: (reply) => ({ ...reply, text: reply.text.replaceAll(pattern, replacement as string) }),
});

const named = [
  'DashboardBoxGet',
  'ShippingProviderUpdate',
  'SalesOrderGet',
  'ProductBOMDelete',
  'DocumentUpdate',
];

/** Everything that the broken server does wrong. */
export const breaches: readonly Breach[] = [
  {
    clause: 'ENV-1',
    level: 'MUST',
    formats: ['csv'],
    operations: ['DiscountGet'],
    how: 'no ResponseStatus column',
    reply: (reply) => ({ ...reply, text: withoutColumn(reply.text, 'ResponseStatus') }),
  },
  rewriting(
    { clause: 'ENV-2', formats: ['json'], operations: ['DashboardBoxGet'], how: 'ErrorCode is the number 0' },
    '"ErrorCode": "0"',
    '"ErrorCode": 0',
  ),
  {
    clause: 'ENV-11',
    level: 'MUST',
    formats: ['json'],
    operations: ['CompanyUpdate'],
    how: 'HTTP 201 on success',
    reply: (reply) => (reply.status === 200 ? { ...reply, status: 201 } : reply),
  },
  rewriting(
    { clause: 'ENV-14', formats: ['jsv'], operations: ['DocumentUpdate'], how: 'no entityID on success' },
    /entityID:[1-9]\d*,/g,
    '',
  ),
  rewriting(
    { clause: 'TYP-1', formats: ['json'], operations: ['DiscountGet'], how: 'DiscountID in quotes' },
    /"DiscountID": (\d+)/g,
    '"DiscountID": "$1"',
  ),
  rewriting(
    {
      clause: 'TYP-2',
      formats: ['csv'],
      operations: ['ProductBOMDelete'],
      how: 'result is yes where it is true',
    },
    '"TRUE"',
    '"yes"',
  ),
  rewriting(
    { clause: 'TYP-3', formats: ['json'], operations: ['SalesOrderGet'], how: 'the grand total in quotes' },
    /"SalesOrderAmountGrandTotal": ([\d.]+)/g,
    '"SalesOrderAmountGrandTotal": "$1"',
  ),
  rewriting(
    { clause: 'TYP-5', formats: ['json'], operations: ['CompanyGet'], how: 'set dates are ISO 8601' },
    /\\\/Date\((?!-62135596800000)(-?\d+)-0000\)\\\//g,
    (_, ms) => new Date(Number(ms) + 345 * 60_000).toISOString().slice(0, 19),
  ),
  rewriting(
    { clause: 'TYP-7', formats: ['jsv'], operations: ['SalesOrderGet'], how: 'set dates end in Z' },
    /(T\d\d:\d\d:\d\d\.\d{7})/g,
    '$1Z',
  ),
  rewriting(
    { clause: 'TYP-8', formats: ['xml'], operations: ['SalesOrderGet'], how: 'the unset date has no time' },
    '>0001-01-01T00:00:00<',
    '>0001-01-01<',
  ),
  rewriting(
    {
      clause: 'TYP-14',
      formats: ['xml'],
      operations: ['ShippingProviderUpdate'],
      how: 'entityID is spelled EntityID',
    },
    'c:entityID',
    'c:EntityID',
  ),
  {
    clause: 'FMT-2',
    level: 'MUST',
    formats: ['jsv'],
    operations: ['APIKeyGet'],
    how: 'Content-Type text/plain',
    reply: (reply) => ({ ...reply, contentType: 'text/plain; charset=utf-8' }),
  },
  rewriting(
    { clause: 'FMT-5', formats: ['soap12'], operations: ['UserGet'], how: 'the envelope of SOAP 1.1' },
    'http://www.w3.org/2003/05/soap-envelope',
    'http://schemas.xmlsoap.org/soap/envelope/',
  ),
  {
    clause: 'FMT-6',
    level: 'MUST',
    formats: ['xml'],
    operations: named,
    how: 'what ends in .xml is answered in json',
    request: (incoming) => ({ ...incoming, path: incoming.path.replace(/\.xml$/, '.json') }),
  },
  {
    clause: 'FMT-8',
    level: 'MUST',
    formats: ['json'],
    operations: ['AccountSettingsGet'],
    how: 'the callback is ignored',
    jsonp: true,
    reply: (reply) => ({
      ...reply,
      contentType: 'application/json',
      text: reply.text.slice(reply.text.indexOf('({') + 1, -2),
    }),
  },
  rewriting(
    {
      clause: 'FMT-11',
      level: 'SHOULD',
      formats: ['soap11'],
      operations: ['CompanyDelete'],
      how: 'the end tags of StackTrace and ResponseStatus are crossed',
    },
    '</b:StackTrace ></b:ResponseStatus >',
    '</b:ResponseStatus ></b:StackTrace >',
  ),
  rewriting(
    {
      clause: 'ERR-2',
      formats: ['json', 'csv', 'soap12'],
      operations: ['DiscountDelete'],
      how: 'InternalErrorCode is NotFound',
    },
    'DiscountNotExists',
    'NotFound',
  ),
];
