import { describe, expect, test } from 'vitest';
import { DecodeError } from '../../formats/DecodeError.ts';
import type { Detour } from '../../harness/target/Capabilities.ts';
import type { Address } from '../../specs/Address.ts';
import type { Format } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import { called, callOf, type Reply, shown } from './fakeTarget.ts';

const bodies: Readonly<Record<Format, string>> = {
  json: '{"ResponseStatus":{"ErrorCode":"0"}}',
  xml: '<APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></APIKeyGetResponse>',
  jsv: '{ResponseStatus:{ErrorCode:0}}',
  csv: 'ResponseStatus\r\n{ErrorCode:0}\r\n',
  soap11:
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></APIKeyGetResponse></s:Body></s:Envelope>',
  soap12:
    '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></APIKeyGetResponse></s:Body></s:Envelope>',
};
const types: Readonly<Record<Format, string>> = {
  json: 'application/json; charset=utf-8',
  xml: 'application/xml',
  jsv: 'text/jsv',
  csv: 'text/csv',
  soap11: 'text/xml; charset=utf-8',
  soap12: 'application/soap+xml',
};
const formats = Object.keys(bodies) as Format[];
const success = { ResponseStatus: { ErrorCode: '0' } };

const missing = (name: string, detail = 'no such path'): Reply => [
  404,
  'application/json',
  `{"detail":"/json/reply/${name}: ${detail}"}`,
];

describe('a 404 in json', () => {
  test('is that of a router where an operation that does not exist is answered just so', async () => {
    const { answer, sent } = await called(callOf('DiscountDelete'), [
      missing('DiscountDelete'),
      missing('NoSuchOperation'),
    ]);
    expect(answer.notFound).toBe(true);
    expect(sent.map(({ path }) => path)).toEqual([
      '/json/reply/DiscountDelete',
      '/json/reply/NoSuchOperation',
    ]);
  });

  test('is the operation’s own where the other is answered otherwise', async () => {
    const { answer } = await called(callOf('DiscountDelete'), [
      missing('DiscountDelete', 'no discount 7'),
      missing('NoSuchOperation'),
    ]);
    expect(answer.notFound).toBeUndefined();
  });

  test('with a status block asks for nothing more', async () => {
    const { answer, sent } = await called(callOf('APIKeyGet'), [[404, types.json, bodies.json]]);
    expect(answer.notFound).toBeUndefined();
    expect(sent).toHaveLength(1);
  });
});

describe('reading', () => {
  test.each(formats)('%s at its own address', async (format) => {
    const address: Address = format.startsWith('soap') ? 'soap' : 'path';
    const { answer } = await called(callOf('APIKeyGet', { format, address }), [
      [200, types[format], bodies[format]],
    ]);
    expect(answer).toMatchObject({
      decodeError: null,
      detour: null,
      readAs: format,
      decoded: { value: success },
    });
  });

  test.each(
    formats.flatMap((format) =>
      [types[format], 'text/plain', 'application/octet-stream'].map((type) => [format, type] as const),
    ),
  )('%s as %s from a bare named route', async (format, type) => {
    for (const address of ['named', 'namedGet'] as const) {
      const { answer } = await called(callOf('SalesOrderGet', { address }), [
        [200, type, bodies[format].replaceAll('APIKeyGet', 'SalesOrderGet')],
      ]);
      expect(answer).toMatchObject({ decodeError: null, readAs: format, decoded: { value: success } });
    }
  });

  test('jsonp is unwrapped, and plain json is not jsonp', async () => {
    const call = callOf('APIKeyGet', { address: 'jsonp', callback: 'cb' });
    const wrapped = await called(call, [[200, 'application/javascript', `/**/cb(${bodies.json});`]]);
    expect(wrapped.answer).toMatchObject({ decodeError: null, decoded: { value: success } });
    const bare = await called(call, [[200, 'application/json', bodies.json]]);
    expect(bare.answer.decoded).toBeNull();
    expect(bare.answer.decodeError).toBeInstanceOf(DecodeError);
  });

  test.each(formats)('what is not %s is a DecodeError; nothing at all, too', async (format) => {
    const address: Address = format.startsWith('soap') ? 'soap' : 'path';
    for (const body of ['<html><p>502', '']) {
      const { answer } = await called(callOf('APIKeyGet', { format, address }), [[502, 'text/html', body]]);
      expect((answer.decoded === null) !== (answer.decodeError === null)).toBe(true);
      if (format !== 'csv' || body === '') expect(answer.decodeError).toBeInstanceOf(DecodeError);
    }
  });

  test('no response: neither value nor error', async () => {
    const { answer } = await called(callOf('APIKeyGet'), ['timeout']);
    expect(answer).toMatchObject({ decoded: null, decodeError: null, exchange: { response: null } });
  });

  test('the answer to an operation that does not exist is read for its status', async () => {
    const failure = '{"ResponseStatus":{"ErrorCode":"NotImplemented"},"more":1}';
    const { answer } = await called(callOf('APIKeyGet', { operation: null, operationName: 'NopeX7' }), [
      [405, 'application/json', failure],
    ]);
    expect(answer.decoded?.value).toMatchObject({ ResponseStatus: { ErrorCode: 'NotImplemented' } });
  });
});

describe('detours', () => {
  const refused: Reply = [400, 'text/csv', 'ResponseStatus\n{ErrorCode:SerializationException}\n'];
  const worked: Reply = [200, 'text/csv', bodies.csv];
  const discount = callOf('DiscountDelete', { format: 'csv', members: { DiscountIDToDelete: numeric('7') } });
  const orders = callOf('SalesOrderGet', { format: 'csv' });

  test.each<[Detour, string, object]>([
    [
      { kind: 'query' },
      'fields in the query',
      { method: 'GET', path: '/csv/reply/SalesOrderGet?APIKEY=KEY', headers: {}, body: '' },
    ],
    [
      { kind: 'form' },
      'fields in a form',
      {
        method: 'POST',
        path: '/csv/reply/SalesOrderGet',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'APIKEY=KEY',
      },
    ],
    [
      { kind: 'jsonBody', by: 'suffix' },
      'a json body with the suffix .csv',
      {
        method: 'POST',
        path: '/SalesOrder/SalesOrderGet.csv',
        headers: { 'Content-Type': 'application/json' },
        body: '{"APIKEY":"KEY"}',
      },
    ],
    [
      { kind: 'jsonBody', by: 'query' },
      'a json body with ?format=csv',
      {
        method: 'POST',
        path: '/SalesOrder/SalesOrderGet?format=csv',
        headers: { 'Content-Type': 'application/json' },
        body: '{"APIKEY":"KEY"}',
      },
    ],
    [
      { kind: 'jsonBody', by: 'accept' },
      'a json body with Accept: text/csv',
      {
        method: 'POST',
        path: '/SalesOrder/SalesOrderGet',
        headers: { 'Content-Type': 'application/json', Accept: 'text/csv' },
        body: '{"APIKEY":"KEY"}',
      },
    ],
  ])('%j', async (way, how, request) => {
    const { answer, sent } = await called(orders, [refused, worked], { unread: { csv: way } });
    expect(sent).toHaveLength(2);
    expect(shown(sent[0] as (typeof sent)[number])).toMatchObject({
      path: '/csv/reply/SalesOrderGet',
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(shown(sent[1] as (typeof sent)[number])).toEqual(request);
    expect(answer.detour?.how).toBe(how);
    expect(answer.detour?.refused.exchange.response?.status).toBe(400);
    expect(answer.decoded?.value).toMatchObject(success);
  });

  test.each<[string, Reply]>([
    ['understood', worked],
    ['understood and flattened', [200, 'text/csv', 'SalesOrderId,SalesOrderNo\n1,a\n']],
  ])('none where the documented call is %s', async (_what, reply) => {
    const { answer, sent } = await called(orders, [reply], { unread: { csv: { kind: 'query' } } });
    expect(sent).toHaveLength(1);
    expect(answer.detour).toBeNull();
  });

  test('none where none was found, in other formats, and where nothing is written in the format', async () => {
    expect((await called(orders, [refused], { unread: { csv: null } })).sent).toHaveLength(1);
    expect((await called(orders, [refused], { unread: { jsv: { kind: 'query' } } })).sent).toHaveLength(1);
    const way = { unread: { json: { kind: 'form' as const } } };
    const bad: Reply = [400, 'application/json', '{"ResponseStatus":{"ErrorCode":"1"}}'];
    expect((await called(callOf('SalesOrderGet', { address: 'namedGet' }), [bad], way)).sent).toHaveLength(1);
    expect((await called(callOf('SalesOrderGet', { address: 'jsonp' }), [bad], way)).sent).toHaveLength(1);
  });

  test.each<[string, Reply, number]>([
    ['a failure that can be read', refused, 2],
    [
      'a failure that can be read, with status 500',
      [500, 'text/csv', 'ResponseStatus\n{ErrorCode:500}\n'],
      2,
    ],
    ['a refusal by HTTP', [415, 'text/html', ''], 2],
    ['a wire that failed', 'timeout', 1],
    ['a reset', 'reset', 1],
    ['an answer that nobody can read', [200, 'text/csv', ''], 1],
    ['a gateway that gave up', [504, 'text/html', ''], 1],
    ['an error of the server without a word', [500, 'text/csv', ''], 1],
  ])('a write after %s is sent %#: only when it surely was not carried out', async (_what, reply, times) => {
    const { sent } = await called(discount, [reply, worked], { unread: { csv: { kind: 'query' } } });
    expect(sent).toHaveLength(times);
    for (const request of sent) expect(request.effect).toBe('write');
  });

  test.each<[string, Reply]>([
    ['timeout', 'timeout'],
    ['unreadable', [200, 'text/csv', '']],
    ['gateway', [504, 'text/html', '']],
  ])('a read goes around after anything but a success: %s', async (_what, reply) => {
    expect((await called(orders, [reply, worked], { unread: { csv: { kind: 'query' } } })).sent).toHaveLength(
      2,
    );
  });

  test('soap goes around by the suffix, since its address names no operation', async () => {
    const call = callOf('SalesOrderGet', { format: 'soap11', address: 'soap' });
    const bad: Reply = [
      500,
      'text/xml',
      '<ErrorResponse><ResponseStatus><ErrorCode>X</ErrorCode></ResponseStatus></ErrorResponse>',
    ];
    const { sent } = await called(call, [bad, [200, 'text/xml', bodies.soap11]], {
      unread: { soap11: { kind: 'query' } },
    });
    expect(sent[1]?.path).toBe('/SalesOrder/SalesOrderGet.soap11?APIKEY=KEY');
  });
});
