import { describe, expect, test } from 'vitest';
import { type Json, sandbox } from './sandbox.ts';

const { call } = sandbox();
const filter = (FieldName: string, SearchOperator: string, SearchValue: unknown, AndOr?: string): object => ({
  ...(AndOr === undefined ? {} : { AndOr }),
  FieldName,
  SearchOperator,
  SearchValue,
});
const boxes = (...Filters: object[]): number[] =>
  call('DashboardBoxGet', { Filters }).mvDashboardBoxes.map((box: Json) => box.DashboardBoxID);
const id = 'DashboardBoxID';

describe('operators', () => {
  test.each([
    ['Equals', 55, [55]],
    ['Equals', '55', [55]],
    ['Equals', '55.0', [55]],
    ['Equals', 'fifty', []],
    ['LessThan', 54, [53, 52, 51]],
    ['LessThan', '51.5', [51]],
    ['Contains', '5', [59, 58, 57, 56, 55, 54, 53, 52, 51]],
  ])('DashboardBoxID %s %s', (operator, value, expected) => {
    expect(boxes(filter(id, operator, value))).toEqual(expected);
  });

  test('NotEquals is all that Equals is not', () => {
    const equal = boxes(filter('DashboardBoxGridType', 'Equals', 'Wide'));
    const unequal = boxes(filter('DashboardBoxGridType', 'NotEquals', 'Wide'));
    expect(equal).toEqual([62, 60, 58, 56, 54, 52]);
    expect([...equal, ...unequal].sort()).toEqual(boxes().sort());
  });

  test('Undefined, or none, is no condition', () => {
    expect(boxes(filter(id, 'Undefined', '55'))).toHaveLength(12);
    expect(boxes({ FieldName: id, SearchValue: '55' })).toHaveLength(12);
    expect(boxes(filter(id, 'Equals', 55), filter(id, 'Undefined', 56, 'Or'))).toEqual([55]);
  });

  test('letter case does not matter, unless that is chosen', () => {
    expect(boxes(filter('DashboardBoxGridType', 'Equals', 'wide'))).toHaveLength(6);
    const strict = sandbox({ choices: { caseSensitiveFilters: true } });
    const found = strict.call('DashboardBoxGet', {
      Filters: [filter('DashboardBoxGridType', 'Equals', 'wide')],
    });
    expect(found.mvDashboardBoxes).toEqual([]);
  });

  test('flags and datetimes', () => {
    const companies = (field: string, operator: string, value: string): Json[] =>
      call('CompanyGet', { Filters: [filter(field, operator, value)] }).mvCompanies;
    expect(companies('CompanyIsDefault', 'Equals', 'true')).toHaveLength(1);
    expect(companies('CompanyIsDefault', 'Equals', 'False')).toHaveLength(11);
    expect(companies('CompanyDaylightStartDate', 'Equals', '0001-01-01T00:00:00')).toHaveLength(4);
    expect(companies('CompanyDaylightStartDate', 'Equals', '/Date(-62135596800000-0000)/')).toHaveLength(4);
    expect(companies('CompanyDaylightStartDate', 'LessThan', '2030-01-01')).toHaveLength(12);
  });

  test.each([
    [filter(id, 'Resembles', 1), 'Resembles'],
    [filter('Colour', 'Equals', 1), 'Colour'],
    [filter('toString', 'Equals', 1), 'toString'],
    [{ ...filter(id, 'Equals', 1), AndOr: 'Nor' }, 'Nor'],
  ])('what is not known is refused by name', (wrong, named) => {
    const answer = call('DashboardBoxGet', { Filters: [wrong] });
    expect(answer.ResponseStatus.ErrorCode).toBe('500');
    expect(answer.ResponseStatus.Message).toContain(named);
  });

  test('a list is no field to search by', () => {
    const answer = call('SalesOrderGet', { Filters: [filter('SalesOrderDetails', 'Contains', 'x')] });
    expect(answer.ResponseStatus.ErrorCode).toBe('500');
  });
});

describe('And and Or', () => {
  const is = (value: number, AndOr?: string): object => filter(id, 'Equals', value, AndOr);

  test('each joins with the result so far', () => {
    expect(boxes(is(51), is(52, 'Or'))).toEqual([52, 51]);
    expect(boxes(is(51), is(52, 'And'))).toEqual([]);
    // (51 or 52) and 52, which And before Or would read as 51 or (52 and 52).
    expect(boxes(is(51), is(52, 'Or'), is(52, 'And'))).toEqual([52]);
    // (51 and 52) or 53.
    expect(boxes(is(51), is(52, 'And'), is(53, 'Or'))).toEqual([53]);
  });

  test('the first needs none and its own is not looked at; a later one without is And', () => {
    expect(boxes(is(51, 'Or'))).toEqual([51]);
    expect(boxes(is(51), is(52))).toEqual([]);
  });

  test('an empty list and Group are as if left out', () => {
    expect(boxes()).toHaveLength(12);
    expect(boxes({ Group: 'Undefined', ...is(51) })).toEqual([51]);
  });
});

test.each([
  ['DocumentTypeGet', 'mvDocumentTypes', filter('DocumentTypeDescription', 'Contains', 'inbound'), 1],
  [
    'DocumentTypeGet',
    'mvDocumentTypes',
    filter('DocumentTypeOptionsShowDiscount', 'Equals', 'true'),
    undefined,
  ],
  ['ShippingProviderGet', 'mvShippingProviders', filter('ShippingProviderId', 'LessThan', 305), 4],
  ['ProductClientGet', 'mvProductClient', filter('ProductID', 'Equals', 101), 2],
  [
    'SalesOrderGet',
    'mvSalesOrders',
    filter('SalesOrderShippingAddress', 'NotEquals', '1 Harbour Road, "dock", Athens'),
    8,
  ],
  ['DashboardBoxGet', 'mvDashboardBoxes', filter('DashboardBoxGridType', 'Equals', 'Narrow'), 6],
] as const)('the documented example on %s', (operation, list, example, count) => {
  const found = call(operation, { Filters: [example] })[list];
  if (count !== undefined) expect(found).toHaveLength(count);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(call(operation)[list].length);
});

test('filters come through in every format', () => {
  const { send } = sandbox();
  const xml =
    '<Filters><Filter><FieldName>DashboardBoxID</FieldName><SearchOperator>LessThan</SearchOperator><SearchValue>53</SearchValue></Filter></Filters><APIKEY>KEY</APIKEY>';
  const jsv = '[{FieldName:DashboardBoxID,SearchOperator:LessThan,SearchValue:53}]';
  const count = (text: string): number => text.match(/Box \d+: sales|country in week/g)?.length ?? 0;
  const post = (url: string, type: string, body: string): string =>
    send('POST', url, body, { 'content-type': type }).text;
  expect(
    count(post('/xml/reply/DashboardBoxGet', 'application/xml', `<DashboardBoxGet>${xml}</DashboardBoxGet>`)),
  ).toBe(2);
  expect(count(post('/jsv/reply/DashboardBoxGet', 'text/jsv', `{Filters:${jsv},APIKEY:KEY}`))).toBe(2);
  expect(count(post('/csv/reply/DashboardBoxGet', 'text/csv', `Filters,APIKEY\r\n"${jsv}",KEY\r\n`))).toBe(2);
  for (const [version, namespace] of [
    ['11', 'http://schemas.xmlsoap.org/soap/envelope/'],
    ['12', 'http://www.w3.org/2003/05/soap-envelope'],
  ]) {
    const envelope = `<Envelope xmlns="${namespace}"><Body><DashboardBoxGet xmlns="">${xml}</DashboardBoxGet></Body></Envelope>`;
    expect(count(post(`/soap${version}`, 'text/xml; charset=utf-8', envelope))).toBe(2);
  }
});
