import { expect, test } from 'vitest';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { exchangeLine } from '../../harness/stored/exchangeLine.ts';
import { calledPlace } from '../../reports/exchanges/calledPlace.ts';
import { keepExchange } from '../../reports/exchanges/keepExchange.ts';
import { latencyBook } from '../../reports/exchanges/latencies.ts';
import type { StoredExchange } from '../../reports/exchanges/StoredExchange.ts';
import { wantedExchanges } from '../../reports/exchanges/wantedExchanges.ts';
import { verdict } from './finishedRun.ts';

const line = (
  answer: Uint8Array | string,
  durationMs = 1,
  url = 'http://h/json/reply/DiscountGet',
): string => {
  const exchange: Exchange = {
    id: 'x1',
    request: { method: 'POST', url, headers: [], body: Buffer.from('{"body":","}') },
    response: { status: 200, headers: [], body: Buffer.from(answer) },
    failure: null,
    timings: { startedAt: '2026-01-01T00:00:00.000Z', durationMs },
    retries: durationMs > 10 ? 1 : 0,
  };
  return exchangeLine(exchange, { text: (text) => text, bytes: (bytes) => bytes });
};
const stored = (answer: Uint8Array | string): StoredExchange => JSON.parse(line(answer));

test.each([
  ['http://h/json/reply/DiscountGet', [], 'DiscountGet', 'json'],
  ['http://h/base/csv/reply/DiscountGet?x=1', [], 'DiscountGet', 'csv'],
  ['http://h/jsv/oneway/DiscountGet', [], 'DiscountGet', 'jsv'],
  ['http://h/json/reply/DiscountGet.xml', [], 'DiscountGet', 'xml'],
  ['http://h/json/reply/DiscountGet?format=csv', [], 'DiscountGet', 'csv'],
  ['http://h/soap11', [['SOAPAction', '"http://x/DiscountGet"']], 'DiscountGet', 'soap11'],
  ['http://h/soap12', [['soapaction', 'DiscountGet']], 'DiscountGet', 'soap12'],
] as const)('%s calls', (url, headers, operation, format) => {
  expect(calledPlace(url, headers)).toEqual({ operation, format });
});

test('what is no call of an operation has no place', () => {
  expect(calledPlace('http://h/json/reply/NoSuch', [])).toBeUndefined();
  expect(calledPlace('http://h/soap11', [])).toBeUndefined();
});

test('latencies are counted by operation and format', () => {
  const book = latencyBook();
  for (const ms of [1, 2, 3, 4, 100]) book.add(Buffer.from(line('{}', ms)));
  book.add(Buffer.from(line('{}', 7, 'http://h/xml/reply/DiscountGet')));
  book.add(Buffer.from(line('{}', 7, 'http://h/elsewhere')));
  expect(book.all()).toEqual([
    { operation: 'DiscountGet', format: 'json', count: 5, median: 3, p95: 100, max: 100 },
    { operation: 'DiscountGet', format: 'xml', count: 1, median: 7, p95: 7, max: 7 },
  ]);
});

test('a short body is kept whole, of a long one both ends', () => {
  expect(keepExchange(stored('abc'), 'key').response?.body).toEqual({ head: 'abc' });
  const long = keepExchange(stored(`a${'b'.repeat(100_000)}c`), 'key').response?.body;
  expect(long).toMatchObject({ length: 100_002 });
  expect(long?.head.startsWith('abbb')).toBe(true);
  expect(long?.tail?.endsWith('bbbc')).toBe(true);
  expect(long?.head.length).toBeLessThan(30_000);
});

test('a body that was stored in part is kept with its length, and bytes as base64', () => {
  const huge = keepExchange(stored('z'.repeat(2_000_000)), 'key').response?.body;
  expect(huge).toMatchObject({ length: 2_000_000 });
  const bytes = Uint8Array.from({ length: 90_000 }, () => 255);
  const kept = keepExchange(stored(bytes), 'key').response?.body;
  expect(kept).toMatchObject({ base64: true, length: 90_000 });
  expect(Buffer.from(kept?.tail ?? '', 'base64').every((byte) => byte === 255)).toBe(true);
});

test('the command sends the same again', () => {
  expect(keepExchange(stored('{}'), 'key').curl).toMatch(/^printf '%s' '\{"body":","\}' \| curl /);
});

test.each([
  ['http://h/json/reply/DiscountGet', '{"APIKEY":"k"}', undefined],
  ['http://h/json/reply/NoSuch', '{"APIKEY":"k"}', undefined],
  ['http://h/json/reply/DiscountDelete', '{"DiscountIDToDelete":1}', 'it deletes a discount'],
  ['http://h/jsv/reply/CompanyUpdate', '{mvRecordAction:Insert}', 'it inserts a company'],
  ['http://h/csv/reply/CompanyUpdate', 'mvRecordAction\nUpdate\n', 'it updates a company'],
  ['http://h/Document/DocumentUpdate.csv', '{', 'it inserts or updates a document'],
  [
    'http://h/soap12',
    '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><CompanyUpdate><mvRecordAction>Insert</mvRecordAction></CompanyUpdate></s:Body></s:Envelope>',
    'it inserts a company',
  ],
])('a command that writes says so, one that reads does not: %s %s', (url, body, words) => {
  const given: StoredExchange = JSON.parse(line('{}', 1, url));
  const { curl = '' } = keepExchange(
    { ...given, request: { ...given.request, body: { text: body } } },
    'key',
  );
  expect(curl.split('\n')).toHaveLength(words === undefined ? 1 : 2);
  expect(curl.startsWith(`# This call changes data: ${words}.\n`)).toBe(words !== undefined);
});

test('the first cases of findings are wanted before the others, those of passed cases never', () => {
  const failed = { status: 'failed', expected: 'a', actual: 'b' } as const;
  const wanted = wantedExchanges([
    verdict({ exchanges: ['x9'] }),
    verdict({ ...failed, id: 'json/DiscountGet/ENV-1', exchanges: ['x1', 'x2'] }),
    verdict({ ...failed, id: 'xml/DiscountGet/ENV-1', format: 'xml', exchanges: ['x3'] }),
    verdict({ ...failed, clause: 'ENV-2', exchanges: ['x4'] }),
  ]);
  expect([...wanted]).toEqual(['x1', 'x4', 'x2', 'x3']);
});
