import { describe, expect, test } from 'vitest';
import type { Address } from '../../specs/Address.ts';
import { instant, wall } from '../../specs/datetime.ts';
import type { Format } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import { operations } from '../../specs/operations.ts';
import { called, callOf, type Reply, shown } from './fakeTarget.ts';

const ok: Reply = [200, 'application/json', '{"ResponseStatus":{"ErrorCode":"0"}}'];
const soap11 = 'http://schemas.xmlsoap.org/soap/envelope/';
const soap12 = 'http://www.w3.org/2003/05/soap-envelope';

const sentBy = async (...args: Parameters<typeof callOf>) => {
  const { sent } = await called(callOf(...args), [ok]);
  expect(sent).toHaveLength(1);
  return shown(sent[0] as (typeof sent)[number]);
};

/** Filters, then the number, then the key: as the document lists them, whatever the order of the call. */
const members = { mvSalesOrderNo: 'S&1 é', ReturnTopNRecords: numeric('5') };

describe('each format at each address is written as the document shows it', () => {
  const json = '{"ReturnTopNRecords":5,"APIKEY":"KEY","mvSalesOrderNo":"S&1 é"}';
  const jsv = '{ReturnTopNRecords:5,APIKEY:KEY,mvSalesOrderNo:S&1 é}';
  const csv = /^ReturnTopNRecords,APIKEY,mvSalesOrderNo\r?\n5,KEY,S&1 é\r?\n$/;

  test.each<[Format, Address, string, string, string | RegExp]>([
    ['json', 'path', '/json/reply/SalesOrderGet', 'application/json', json],
    ['json', 'suffix', '/SalesOrder/SalesOrderGet.json', 'application/json', json],
    ['json', 'query', '/SalesOrder/SalesOrderGet?format=json', 'application/json', json],
    ['json', 'named', '/SalesOrder/SalesOrderGet', 'application/json', json],
    ['json', 'jsonp', '/json/reply/SalesOrderGet?callback=cb1', 'application/json', json],
    ['jsv', 'path', '/jsv/reply/SalesOrderGet', 'text/jsv', jsv],
    ['jsv', 'suffix', '/SalesOrder/SalesOrderGet.jsv', 'text/jsv', jsv],
    ['jsv', 'query', '/SalesOrder/SalesOrderGet?format=jsv', 'text/jsv', jsv],
    ['jsv', 'named', '/SalesOrder/SalesOrderGet', 'text/jsv', jsv],
    ['csv', 'path', '/csv/reply/SalesOrderGet', 'text/csv', csv],
    ['csv', 'suffix', '/SalesOrder/SalesOrderGet.csv', 'text/csv', csv],
    ['csv', 'query', '/SalesOrder/SalesOrderGet?format=csv', 'text/csv', csv],
    ['csv', 'named', '/SalesOrder/SalesOrderGet', 'text/csv', csv],
  ])('%s, %s', async (format, address, path, contentType, body) => {
    const asked = address === 'jsonp' ? { callback: 'cb1' } : {};
    const sent = await sentBy('SalesOrderGet', { format, address, members, ...asked });
    expect(sent).toMatchObject({ method: 'POST', path, headers: { 'Content-Type': contentType } });
    if (typeof body === 'string') expect(sent.body).toBe(body);
    else expect(sent.body).toMatch(body);
    expect(Object.keys(sent.headers)).toEqual(['Content-Type']);
  });

  test.each<[Address, string]>([
    ['suffix', '/SalesOrder/SalesOrderGet.json?callback=cb1'],
    ['query', '/SalesOrder/SalesOrderGet?format=json&callback=cb1'],
  ])('json, %s, with a callback', async (address, path) => {
    const sent = await sentBy('SalesOrderGet', { format: 'json', address, members, callback: 'cb1' });
    expect(sent).toMatchObject({ method: 'POST', path });
  });

  const element =
    /<SalesOrderGet>\s*<ReturnTopNRecords>5<\/ReturnTopNRecords>\s*<APIKEY>KEY<\/APIKEY>\s*<mvSalesOrderNo>S&amp;1 é<\/mvSalesOrderNo>\s*<\/SalesOrderGet>/;

  test.each<[Address, string]>([
    ['path', '/xml/reply/SalesOrderGet'],
    ['suffix', '/SalesOrder/SalesOrderGet.xml'],
    ['query', '/SalesOrder/SalesOrderGet?format=xml'],
    ['named', '/SalesOrder/SalesOrderGet'],
  ])('xml, %s', async (address, path) => {
    const sent = await sentBy('SalesOrderGet', { format: 'xml', address, members });
    expect(sent).toMatchObject({ method: 'POST', path, headers: { 'Content-Type': 'application/xml' } });
    expect(sent.body).toMatch(element);
    expect(sent.body).not.toContain('Envelope');
  });

  test.each<[Format, Address, string, string]>([
    ['soap11', 'soap', '/soap11', soap11],
    ['soap11', 'suffix', '/SalesOrder/SalesOrderGet.soap11', soap11],
    ['soap11', 'query', '/SalesOrder/SalesOrderGet?format=soap11', soap11],
    ['soap12', 'soap', '/soap12', soap12],
    ['soap12', 'suffix', '/SalesOrder/SalesOrderGet.soap12', soap12],
    ['soap12', 'query', '/SalesOrder/SalesOrderGet?format=soap12', soap12],
  ])('%s, %s', async (format, address, path, namespace) => {
    const sent = await sentBy('SalesOrderGet', { format, address, members });
    expect(sent).toMatchObject({ method: 'POST', path });
    expect(sent.headers).toEqual({ 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: 'SalesOrderGet' });
    expect(sent.body).toMatch(element);
    expect(sent.body).toContain(`"${namespace}"`);
    expect(sent.body).toMatch(/Envelope>\s*$/);
  });

  test('GET: key and single values in the query, lists as jsv', async () => {
    const sent = await sentBy('SalesOrderGet', {
      address: 'namedGet',
      members: { ...members, Filters: [{ FieldName: 'SalesOrderNo', SearchValue: 'a,b' }] },
    });
    expect(sent).toEqual({
      method: 'GET',
      path: '/SalesOrder/SalesOrderGet?Filters=%5B%7BFieldName%3ASalesOrderNo%2CSearchValue%3A%22a%2Cb%22%7D%5D&ReturnTopNRecords=5&APIKEY=KEY&mvSalesOrderNo=S%261%20%C3%A9',
      headers: {},
      body: '',
    });
  });

  test('operations without a route of their own keep to the generic paths', async () => {
    expect((await sentBy('CompanyGet', { address: 'query' })).path).toBe(
      '/json/reply/CompanyGet?format=json',
    );
    expect((await sentBy('CompanyGet', { address: 'suffix' })).path).toBe('/json/reply/CompanyGet.json');
  });

  test('soap12 without SOAPAction, where the target wants none', async () => {
    const { sent } = await called(callOf('APIKeyGet', { format: 'soap12', address: 'soap' }), [ok], {
      soap12Action: false,
    });
    expect(sent[0]?.headers).toEqual({ 'Content-Type': 'text/xml; charset=utf-8' });
  });

  test('an operation that does not exist is called by its name, with the key', async () => {
    const sent = await sentBy('APIKeyGet', { operation: null, operationName: 'NopeX7' });
    expect(sent).toMatchObject({ path: '/json/reply/NopeX7', body: '{"APIKEY":"KEY"}' });
  });
});

describe('members', () => {
  test('a call with an APIKEY of its own, or with none', async () => {
    expect((await sentBy('APIKeyGet', { members: { APIKEY: 'wrong' } })).body).toBe('{"APIKEY":"wrong"}');
    expect((await sentBy('APIKeyGet', { members: { APIKEY: undefined } })).body).toBe('{}');
    expect((await sentBy('APIKeyGet', { members: { APIKEY: null } })).body).toBe('{"APIKEY":null}');
  });

  test.each<[Format, string]>([
    ['json', '/Date(1484044200000+0000)/'],
    ['xml', '2017-01-10T10:30:00<'],
    ['jsv', 'CompanyDaylightStartDate:2017-01-10T10:30:00'],
    ['csv', '2017-01-10T10:30:00'],
  ])('a wall clock in %s', async (format, expected) => {
    const mvCompany = { CompanyName: 'n', CompanyDaylightStartDate: wall(Date.UTC(2017, 0, 10, 10, 30)) };
    const { body } = await sentBy('CompanyUpdate', {
      format,
      members: { mvCompany, mvRecordAction: 'Insert' },
    });
    expect(body).toContain(expected);
    expect(body).not.toMatch(/10:30:00(Z|\+|\.)/);
  });

  test.each<[Format, string]>([
    ['json', '/Date(1484037000000+0200)/'],
    ['jsv', '2017-01-10T10:30:00'],
  ])('an instant beside its offset in %s', async (format, expected) => {
    const mvCompany = { CompanyDaylightStartDate: instant(1_484_037_000_000, 120) };
    const { body } = await sentBy('CompanyUpdate', {
      format,
      members: { mvCompany, mvRecordAction: 'Insert' },
    });
    expect(body).toContain(expected);
  });
});

test('effects: what only reads, what writes, and what needs a word of its own', async () => {
  const effects: Record<string, string[]> = {};
  for (const name of operations.keys()) {
    const { sent } = await called(callOf(name), [ok]);
    const effect = sent[0]?.effect ?? '';
    effects[effect] = [...(effects[effect] ?? []), name];
  }
  expect(Object.keys(effects).sort()).toEqual(['event', 'label', 'read', 'write']);
  expect(effects.label).toEqual(['ShippingInformationCreateLabel']);
  expect(effects.event).toEqual(['EventSubscriptionAdd']);
  expect(effects.read?.every((name) => /Get(Data)?$/.test(name))).toBe(true);
  expect(effects.read).toHaveLength(15);
  expect(effects.write).toHaveLength(16);
  expect((await called(callOf('APIKeyGet', { members: { APIKEY: 'x' } }), [ok])).sent[0]?.effect).toBe('key');
  expect(
    (await called(callOf('DiscountDelete', { members: { APIKEY: undefined } }), [ok])).sent[0]?.effect,
  ).toBe('key');
  expect((await called(callOf('APIKeyGet', { operation: null }), [ok])).sent[0]?.effect).toBe('read');
});
