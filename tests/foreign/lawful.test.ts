import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askCsv, askJson, askJsv, askSoap, askXml } from './ask.ts';
import { type Foreign, startLawful } from './lawful/startLawful.ts';
import { xmlText } from './xmlText.ts';

let server: Foreign;
beforeAll(async () => {
  server = await startLawful();
});
afterAll(() => server.close());

describe('the lawful foreign server at the documented addresses', () => {
  it('answers every format with its Content-Type', async () => {
    const answers = [
      await askJson(server, 'APIKeyGet'),
      await askXml(server, 'APIKeyGet'),
      await askJsv(server, 'APIKeyGet'),
      await askCsv(server, 'APIKeyGet'),
    ];
    expect(answers.map(({ contentType }) => contentType.split(';')[0]?.toLowerCase())).toEqual([
      'application/json',
      'application/xml',
      'text/jsv',
      'text/csv',
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const [json, xml, jsv, csv] = answers.map(({ text }) => text);
    expect(JSON.parse(json ?? '').ResponseStatus.ErrorCode).toBe('0');
    expect(xmlText(xml ?? '', 'ErrorCode')).toBe('0');
    expect(jsv).toContain('ErrorCode:"0"');
    const [header, row] = Papa.parse<string[]>(csv ?? '').data;
    expect(header).toEqual(['ResponseStatus']);
    expect(row?.[0]).toContain('ErrorCode:"0"');
  });

  it('takes SOAP 1.1 only with a SOAPAction and SOAP 1.2 only without, and answers each in its own envelope', async () => {
    const eleven = await askSoap(server, 'soap11', 'UserGet');
    expect(eleven.text).toContain("xmlns:env='http://schemas.xmlsoap.org/soap/envelope/'");
    expect(xmlText(eleven.text, 'ErrorCode')).toBe('0');
    const twelve = await askSoap(server, 'soap12', 'UserGet');
    expect(twelve.contentType).toContain('utf-16');
    expect(twelve.text).toContain("xmlns:env='http://www.w3.org/2003/05/soap-envelope'");
    expect(xmlText(twelve.text, 'ErrorCode')).toBe('0');
    expect((await askSoap(server, 'soap11', 'UserGet', '', {})).status).toBe(400);
    expect((await askSoap(server, 'soap12', 'UserGet', '', { SOAPAction: 'UserGet' })).status).toBe(400);
  });

  it('selects the format of a named route by suffix and by query, and takes GET where it is marked', async () => {
    const json = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ APIKEY: server.apiKey });
    const bySuffix = await ask(server, '/DashboardBox/DashboardBoxGet.csv', body, json);
    expect(bySuffix.contentType).toContain('text/csv');
    const byQuery = await ask(server, '/DashboardBox/DashboardBoxGet?format=jsv', body, json);
    expect(byQuery.contentType).toContain('text/jsv');
    const byGet = await ask(server, `/DashboardBox/DashboardBoxGet.json?APIKEY=${server.apiKey}`, null);
    expect(
      JSON.parse(byGet.text).mvDashboardBoxes.map((box: { DashboardBoxID: number }) => box.DashboardBoxID),
    ).toEqual([0, -1, -2, -3]);
    expect((await ask(server, `/json/reply/DashboardBoxGet?APIKEY=${server.apiKey}`, null)).status).toBe(404);
  });

  it('wraps json in the callback behind a comment and a guard', async () => {
    const { text, contentType } = await askJson(server, 'APIKeyGet', {}, '?callback=cb_1');
    expect(contentType).toContain('text/javascript');
    const seen: unknown[] = [];
    new Function('cb_1', text)((value: unknown) => seen.push(value));
    expect(seen).toMatchObject([{ ResponseStatus: { ErrorCode: '0' } }]);
  });

  it('answers unknown operations with 404 in plain text', async () => {
    const answer = await askJson(server, 'Nope');
    expect([answer.status, answer.contentType]).toEqual([404, 'text/plain; charset=utf-8']);
  });
});

describe('the values of the lawful foreign server', () => {
  it('writes dates in json as instants of Asia/Kathmandu without a zone, elsewhere as its wall clock', async () => {
    const json = (await askJson(server, 'CompanyGet', { ReturnTopNRecords: 1 })).text;
    const company = JSON.parse(json).mvCompanies[0];
    // 2017-03-26T03:00 at five hours and three quarters east of Greenwich.
    expect(company.CompanyDaylightStartDate).toBe(`/Date(${Date.UTC(2017, 2, 25, 21, 15)}-0000)/`);
    expect(company.CompanyDaylightEndDate).toBe('/Date(-62135596800000-0000)/');
    expect((await askJsv(server, 'CompanyGet')).text).toContain('StartDate:2017-03-26T03:00:00.0000000,');
    expect((await askCsv(server, 'CompanyGet')).text).toContain('StartDate:2017-03-26T03:00,');
    const xml = (await askXml(server, 'CompanyGet')).text;
    expect(xmlText(xml, 'CompanyDaylightStartDate')).toBe('2017-03-26T03:00:00.000');
    expect(xmlText(xml, 'CompanyDaylightEndDate')).toBe('0001-01-01T00:00:00');
  });

  it('keeps what is sent in json with an offset as the same instant', async () => {
    const mvCompany = { CompanyName: 'Dated', CompanyDaylightStartDate: '/Date(1484037000000+0100)/' };
    const { text } = await askJson(server, 'CompanyUpdate', { mvCompany, mvRecordAction: 'Insert' });
    const stored = JSON.parse(text);
    expect(stored.mvCompany.CompanyDaylightStartDate).toBe('/Date(1484037000000-0000)/');
    expect(stored.entityID).toBe(stored.mvCompany.CompanyId);
    expect(stored.entityID).toBeGreaterThan(2 ** 31);
  });

  it('returns text with the syntax characters of every format as it was sent in jsv', async () => {
    const text = 'a,b "c" {d}: [e] <f> & é\r\n0042';
    const name = `"${text.replaceAll('"', '""')}"`;
    const jsv = await askJsv(
      server,
      'ShippingProviderUpdate',
      `,mvShippingProvider:{ShippingProviderName:${name}},mvRecordAction:Insert`,
    );
    expect(jsv.text).toContain(`ShippingProviderName:${name}`);
    const json = JSON.parse((await askJson(server, 'ShippingProviderGet', { ReturnTopNRecords: 1 })).text);
    expect(json.mvShippingProviders[0].ShippingProviderName).toBe(text);
    const xml = await askXml(
      server,
      'ShippingProviderGet',
      '',
      '<b:ReturnTopNRecords>1</b:ReturnTopNRecords>',
    );
    expect(xmlText(xml.text, 'ShippingProviderName')).toBe(text);
  });

  it('joins filters from left to right', async () => {
    const equals = (value: string, more = {}) => ({
      FieldName: 'DashboardBoxTitle',
      SearchOperator: 'Equals',
      SearchValue: value,
      ...more,
    });
    const Filters = [equals('Box 1'), equals('Box 2', { AndOr: 'Or' }), equals('Box 2', { AndOr: 'And' })];
    const { mvDashboardBoxes } = JSON.parse((await askJson(server, 'DashboardBoxGet', { Filters })).text);
    expect(mvDashboardBoxes.map((box: { DashboardBoxTitle: string }) => box.DashboardBoxTitle)).toEqual([
      'Box 2',
    ]);
  });
});

describe('the failures of the lawful foreign server', () => {
  it('refuses unknown ids as the document shows, and closes the connection', async () => {
    const discount = await askJson(server, 'DiscountDelete', { DiscountIDToDelete: 41 });
    expect(JSON.parse(discount.text)).toMatchObject({
      result: false,
      InternalErrorCode: 'DiscountNotExists',
      ResponseStatus: { ErrorCode: '500', Message: expect.stringContaining('41') },
    });
    expect([discount.status, discount.headers.get('connection')]).toEqual([500, 'close']);
    const bom = await askJson(server, 'ProductBOMDelete', { FinishedGoodIDToDeleteItsBOM: 41 });
    expect(JSON.parse(bom.text)).toMatchObject({ result: false, entityID: 41, InternalErrorCode: '' });
  });

  it('inserts no document with an unknown SKU behind a good row', async () => {
    const row = (sku: string) => ({ DocumentRowProductSKU: sku, DocumentRowQuantity: '1' });
    const mvDocument = { DocumentStatus: 'Pending', DocumentDetails: [row('TEA-250'), row('NO-TEA')] };
    const { text } = await askJson(server, 'DocumentUpdate', { mvDocument, mvRecordAction: 'Insert' });
    expect(JSON.parse(text)).toMatchObject({
      entityID: 0,
      ResponseStatus: { ErrorCode: '500', Message: expect.stringContaining('NO-TEA') },
    });
  });

  it('gives nothing to a wrong key', async () => {
    const { status, text } = await askJson(server, 'CompanyGet', { APIKEY: 'wrong' });
    expect([status, JSON.parse(text).mvCompanies]).toEqual([401, null]);
  });

  it('says in the format asked for that a body cannot be read', async () => {
    const answer = await ask(server, '/jsv/reply/CompanyGet', '{APIKEY:"', { 'Content-Type': 'text/jsv' });
    expect([answer.status, answer.contentType]).toEqual([400, 'text/jsv;charset=UTF-8']);
    expect(answer.text).toContain('ErrorCode:"500"');
  });
});
