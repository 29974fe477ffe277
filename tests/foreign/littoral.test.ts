import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askCsv, askJson, askJsv } from './ask.ts';
import { littoral } from './lawful/manners/littoral.ts';
import { littoralHabits } from './lawful/manners/littoralHabits.ts';
import type { Incoming, Reply } from './lawful/Reply.ts';
import { respond } from './lawful/respond.ts';
import { type Foreign, startLawful } from './lawful/startLawful.ts';
import { makeStore } from './lawful/store.ts';
import { xmlText } from './xmlText.ts';

let server: Foreign;
beforeAll(async () => {
  server = await startLawful(littoral);
});
afterAll(() => server.close());

const json = async (operation: string, members: object) =>
  JSON.parse((await askJson(server, operation, members)).text.replace(/^\ufeff/, ''));

const insert = (mvCompany: object, mvRecordAction = 'Insert') =>
  json('CompanyUpdate', { mvCompany, mvRecordAction });

describe('the server by the sea', () => {
  it('writes dates with the offset of America/St_Johns, in summer another one', async () => {
    const company = { CompanyDaylightStartDate: '2017-01-10T10:30:00', CompanyDaylightEndDate: '2017-07-10' };
    const { mvCompany } = await insert({ CompanyName: 'Dated', ...company });
    expect(mvCompany.CompanyDaylightStartDate).toBe(`/Date(${Date.UTC(2017, 0, 10, 14)}-0330)/`);
    expect(mvCompany.CompanyDaylightEndDate).toBe(`/Date(${Date.UTC(2017, 6, 10, 2, 30)}-0230)/`);
    expect((await askJsv(server, 'CompanyGet')).text).toContain('StartDate:2017-01-10T10:30:00,');
  });

  it('validates what it is sent, and says which member is wrong', async () => {
    const refused = async (members: object): Promise<string> =>
      (await insert({ CompanyName: 'Refused', ...members })).ResponseStatus.Message;
    expect(await refused({ CompanyEmail: 'nobody' })).toContain('CompanyEmail');
    expect(await refused({ CompanyCurrency: 'euro' })).toContain('CompanyCurrency');
    expect(await refused({ CompanyAddress: { Country: 'Greece' } })).toContain('Country');
    expect(await refused({ CompanyName: 'FIRM 0' })).toContain('CompanyName is taken');
  });

  it('takes an Update for the whole record, trims text, and makes nothing of empty text', async () => {
    const { mvCompany } = await insert({ CompanyName: ' Trimmed ', CompanyComments: 'kept?' });
    expect([mvCompany.CompanyName, mvCompany.CompanyId < -1000]).toEqual(['Trimmed', true]);
    const sent = { CompanyId: mvCompany.CompanyId, CompanyName: 'Trimmed', CompanyEmail: '' };
    const updated = await insert(sent, 'Update');
    expect([updated.mvCompany.CompanyComments, updated.mvCompany.CompanyEmail]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('fills in by adding rows', async () => {
    const update = (mvShippingProvider: object, mvRecordAction: string) =>
      json('ShippingProviderUpdate', { mvShippingProvider, mvRecordAction });
    const service = (Id: string) => ({ Id, IsEnabled: true, Name: `Service ${Id}` });
    const { entityID } = await update(
      { ShippingProviderName: 'Rows', ShippingProviderServices: [service('A'), service('B')] },
      'Insert',
    );
    const more = { ShippingProviderId: entityID, ShippingProviderServices: [service('C')] };
    const { mvShippingProvider } = await update(more, 'InsertOrUpdateNonEmptyFields');
    expect(mvShippingProvider.ShippingProviderServices.map(({ Id }: { Id: string }) => Id)).toEqual([
      'B',
      'A',
      'C',
    ]);
  });

  it('filters as a database does', async () => {
    const names = async (SearchOperator: string, SearchValue: string, FieldName = 'CompanyName') => {
      const found = await json('CompanyGet', { Filters: [{ FieldName, SearchOperator, SearchValue }] });
      return found.mvCompanies.map((company: { CompanyName: string }) => company.CompanyName);
    };
    expect(await names('Equals', 'firm 0')).toEqual([]);
    expect(await names('Contains', 'F%0')).toEqual(['Firm 0']);
    expect(await names('NotEquals', 'x', 'CompanyEmail')).toEqual([]);
    expect(await names('Equals', '2017-03-26T03:00:00', 'CompanyDaylightStartDate')).toContain('Firm 1');
  });

  it('answers failures with 200, a wrong key with a page, and unknown operations with a status block', async () => {
    const failed = await askJson(server, 'CompanyDelete', { CompanyIDToDelete: 5 });
    expect([failed.status, failed.text]).toEqual([200, expect.stringContaining('rrorCode"\t:\r\n  "500"')]);
    expect((await askJson(server, 'CompanyGet', { APIKEY: 'wrong' })).contentType).toBe('text/html');
    expect((await askCsv(server, 'Nope')).text).toContain('ErrorCode:500');
  });

  it('reads xml without namespaces and in any order', async () => {
    const body =
      '<CompanyUpdate><mvRecordAction>Insert</mvRecordAction><mvCompany><CompanyComments>a</CompanyComments>' +
      `<CompanyName>Loose</CompanyName></mvCompany><APIKEY>${server.apiKey}</APIKEY></CompanyUpdate>`;
    const { text } = await ask(server, '/xml/reply/CompanyUpdate', body, {
      'Content-Type': 'application/xml',
    });
    expect([xmlText(text.replace(/^\ufeff/, ''), 'CompanyName')]).toEqual(['Loose']);
  });
});

describe('its habits of writing', () => {
  const incoming = (path: string, query: string, body = '', method = 'GET'): Incoming => ({
    method,
    path,
    query: new URLSearchParams(`APIKEY=k&${query}`),
    headers: {},
    body: Buffer.from(body),
  });
  const replies = (habits: typeof littoralHabits): readonly Reply[] => {
    const manner = { ...littoral, habits };
    const depot = { store: makeStore(manner.keeping.ids), apiKey: 'k', manner };
    const formats = ['json', 'xml', 'jsv', 'csv', 'soap11', 'soap12'];
    return [
      ...formats.map((format) => incoming('/SalesOrder/SalesOrderGet', `format=${format}`)),
      incoming('/SalesOrder/SalesOrderGet.json', 'callback=cb'),
      incoming('/json/reply/DiscountDelete', '', '{"APIKEY":"k","DiscountIDToDelete":123456}', 'POST'),
    ].map((each) => respond(depot, each));
  };

  it.each(littoralHabits.map((habit) => [habit.what, habit] as const))('%s', (_, habit) => {
    expect(replies([habit])).not.toEqual(replies([]));
  });
});
