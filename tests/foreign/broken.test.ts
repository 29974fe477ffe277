import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Asked, ask, askCsv, askJson, askJsv, askSoap, askXml } from './ask.ts';
import { breaches } from './broken/breaches.ts';
import { startBroken } from './broken/startBroken.ts';
import { type Foreign, startLawful } from './lawful/startLawful.ts';
import { bomIds, discountIds } from './lawful/store.ts';

let broken: Foreign;
let lawful: Foreign;
beforeAll(async () => {
  broken = await startBroken();
  lawful = await startLawful();
});
afterAll(async () => {
  await broken.close();
  await lawful.close();
});

const insertCompany = { mvCompany: { CompanyName: 'New' }, mvRecordAction: 'Insert' };
const insertDocument =
  ',mvDocument:{DocumentDetails:[{DocumentRowProductSKU:TEA-250}]},mvRecordAction:Insert';
const xmlProvider =
  '<mvRecordAction>Insert</mvRecordAction><mvShippingProvider xmlns:t="urn:himal:depot:things">' +
  '<t:ShippingProviderName>New</t:ShippingProviderName></mvShippingProvider>';

/** One request for each breach, and what is wrong in its answer. */
const shown: Readonly<Record<string, (server: Foreign) => Promise<Asked>>> = {
  'ENV-1': (server) => askCsv(server, 'DiscountGet'),
  'ENV-2': (server) => askJson(server, 'DashboardBoxGet'),
  'ENV-11': (server) => askJson(server, 'CompanyUpdate', insertCompany),
  'ENV-14': (server) => askJsv(server, 'DocumentUpdate', insertDocument),
  'TYP-1': (server) => askJson(server, 'DiscountGet'),
  'TYP-2': (server) => askCsv(server, 'ProductBOMDelete', ',FinishedGoodIDToDeleteItsBOM', `,${bomIds[0]}`),
  'TYP-3': (server) => askJson(server, 'SalesOrderGet'),
  'TYP-5': (server) => askJson(server, 'CompanyGet'),
  'TYP-7': (server) => askJsv(server, 'SalesOrderGet'),
  'TYP-8': (server) => askXml(server, 'SalesOrderGet'),
  'TYP-14': (server) => askXml(server, 'ShippingProviderUpdate', xmlProvider),
  'FMT-2': (server) => askJsv(server, 'APIKeyGet'),
  'FMT-5': (server) => askSoap(server, 'soap12', 'UserGet'),
  'FMT-6': (server) => ask(server, `/SalesOrder/SalesOrderGet.xml?APIKEY=${server.apiKey}`, null),
  'FMT-8': (server) => askJson(server, 'AccountSettingsGet', {}, '?callback=cb'),
  'FMT-11': (server) =>
    askSoap(server, 'soap11', 'CompanyDelete', '<CompanyIDToDelete>5</CompanyIDToDelete>'),
  'ERR-2': (server) => askJson(server, 'DiscountDelete', { DiscountIDToDelete: 41 }),
};

/** What only the broken server writes, and what the lawful one has there. */
const marks: Readonly<Record<string, readonly [wrong: RegExp, right: RegExp]>> = {
  'ENV-1': [/^"mvDiscounts","ServedBy"\r\n/, /"ResponseStatus"/],
  'ENV-2': [/"ErrorCode": 0\b/, /"ErrorCode": "0"/],
  'ENV-11': [/^201 /, /^200 /],
  'ENV-14': [/^200 text\/jsv(?!.*entityID:)/s, /entityID:\d/],
  'TYP-1': [/"DiscountID": "5000000040"/, /"DiscountID": 5000000040/],
  'TYP-2': [/"yes"/, /"TRUE"/],
  'TYP-3': [/GrandTotal": "37.50"/, /GrandTotal": 37.50/],
  'TYP-5': [/StartDate": "2017-03-26T03:00:00"/, /StartDate": "\\\/Date\(1490476500000-0000\)\\\/"/],
  'TYP-7': [/SalesOrderDate:2017-04-10T10:30:00.0000000Z/, /SalesOrderDate:2017-04-10T10:30:00.0000000[,}]/],
  'TYP-8': [/OrderDate1>0001-01-01</, /OrderDate1>0001-01-01T00:00:00</],
  'TYP-14': [/<c:EntityID>/, /<c:entityID>/],
  'FMT-2': [/^200 text\/plain/, /^200 text\/jsv/],
  'FMT-5': [/xmlsoap.org\/soap\/envelope/, /2003\/05\/soap-envelope/],
  'FMT-6': [/^200 application\/json/, /^200 Application\/XML/],
  'FMT-8': [/^200 application\/json.*\n\{.*\}$/, /cb\(\{.*\}\);$/],
  'FMT-11': [/<\/b:ResponseStatus ><\/b:StackTrace >/, /<\/b:StackTrace ><\/b:ResponseStatus >/],
  'ERR-2': [/"NotFound"/, /"DiscountNotExists"/],
};

/** The answer as one text; the line of status and Content-Type only where that is what is looked at. */
const lines = ({ status, contentType, text }: Asked, pattern: RegExp): string =>
  /^\^(\d{3}) /.test(pattern.source) ? `${status} ${contentType}\n${text}` : text;

describe('the broken foreign server', () => {
  it('has one request here for each of its breaches, each of another clause', () => {
    expect(Object.keys(shown).sort()).toEqual(breaches.map(({ clause }) => clause).sort());
    expect(new Set(breaches.map(({ clause }) => clause)).size).toBe(breaches.length);
  });

  it.each(breaches.map(({ clause, how }) => [clause, how] as const))('breaks %s: %s', async (clause) => {
    const request = shown[clause];
    const [wrong, right] = marks[clause] ?? [];
    if (request === undefined || wrong === undefined || right === undefined)
      throw new Error(`nothing shows ${clause}`);
    const bad = await request(broken);
    const good = await request(lawful);
    expect(lines(bad, wrong)).toMatch(wrong);
    expect(lines(bad, right)).not.toMatch(right);
    expect(lines(good, right)).toMatch(right);
    expect(lines(good, wrong)).not.toMatch(wrong);
  });

  it('is lawful elsewhere', async () => {
    const members = { DiscountIDToDelete: discountIds[0] };
    expect((await askJson(broken, 'DiscountDelete', members)).text).toBe(
      (await askJson(lawful, 'DiscountDelete', members)).text,
    );
    expect((await askXml(broken, 'UserGet')).text).toBe((await askXml(lawful, 'UserGet')).text);
    expect((await askCsv(broken, 'SalesOrderGet')).text).toBe((await askCsv(lawful, 'SalesOrderGet')).text);
  });
});
