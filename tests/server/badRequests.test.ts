import { describe, expect, test } from 'vitest';
import { type Sandbox, sandbox } from './sandbox.ts';

const types = { json: 'application/json', xml: 'application/xml', jsv: 'text/jsv', csv: 'text/csv' } as const;
const post = ({ send }: Sandbox, format: keyof typeof types, operation: string, body: string | Uint8Array) =>
  send('POST', `/${format}/reply/${operation}`, body, { 'content-type': types[format] });

describe('bodies that can not be read are refused in the format asked for, and the server goes on', () => {
  const malformed: readonly (readonly [keyof typeof types, string, string | Uint8Array])[] = [
    ['json', 'cut off', '{"APIKEY":"KEY","Filters":['],
    ['json', 'a list', '[1,2]'],
    ['json', 'two documents', '{"APIKEY":"KEY"}{}'],
    ['json', 'a bare word', 'KEY'],
    ['json', 'not UTF-8', Buffer.from([0x7b, 0x22, 0x41, 0xff, 0xfe, 0x22, 0x7d])],
    ['json', 'deep', '['.repeat(100_000)],
    ['json', 'deep in a member', `{"APIKEY":"KEY","Filters":${'['.repeat(100_000)}`],
    ['xml', 'cut off', '<DiscountGet><APIKEY>KEY</APIKEY>'],
    ['xml', 'crossed tags', '<DiscountGet><APIKEY>KEY</DiscountGet></APIKEY>'],
    ['xml', 'text alone', 'KEY'],
    [
      'xml',
      'an entity bomb',
      `<!DOCTYPE a [<!ENTITY a "x"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]><DiscountGet><APIKEY>&c;</APIKEY></DiscountGet>`,
    ],
    [
      'xml',
      'an external entity',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><DiscountGet><APIKEY>KEY&x;</APIKEY></DiscountGet>',
    ],
    ['xml', 'deep', '<a>'.repeat(100_000)],
    ['jsv', 'cut off', '{APIKEY:KEY,Filters:[{FieldName:'],
    ['jsv', 'a list', '[a,b]'],
    ['jsv', 'deep', `{APIKEY:KEY,Filters:${'['.repeat(100_000)}`],
    ['csv', 'a quote that does not close', 'APIKEY,Filters\r\nKEY,"[{'],
  ];
  test.each(malformed)('%s: %s', (format, _what, body) => {
    const here = sandbox();
    const answer = post(here, format, 'DiscountGet', body);
    expect(answer.type).toBe(types[format]);
    expect([400, 401, 413]).toContain(answer.status);
    expect(answer.text).toContain('500');
    expect(answer.text).not.toContain('root:');
    expect(post(here, 'json', 'APIKeyGet', '{"APIKEY":"KEY"}').text).toContain('"ErrorCode":"0"');
  });
});

describe('values of a wrong type are refused by name', () => {
  const wrong: readonly (readonly [keyof typeof types, string, string, string])[] = [
    ['json', 'DiscountDelete', '{"APIKEY":"KEY","DiscountIDToDelete":"five"}', 'DiscountIDToDelete'],
    ['json', 'DiscountDelete', '{"APIKEY":"KEY","DiscountIDToDelete":1.5}', 'DiscountIDToDelete'],
    ['json', 'DiscountDelete', '{"APIKEY":"KEY","DiscountIDToDelete":1e400}', 'DiscountIDToDelete'],
    [
      'json',
      'DiscountDelete',
      '{"APIKEY":"KEY","DiscountIDToDelete":9999999999999999999999}',
      'DiscountIDToDelete',
    ],
    ['json', 'DiscountDelete', '{"APIKEY":"KEY","DiscountIDToDelete":true}', 'DiscountIDToDelete'],
    ['json', 'DiscountDelete', '{"APIKEY":"KEY","DiscountIDToDelete":[5]}', 'DiscountIDToDelete'],
    ['json', 'DiscountGet', '{"APIKEY":"KEY","Filters":"x"}', 'Filters'],
    ['json', 'DiscountGet', '{"APIKEY":"KEY","Filters":[1]}', 'Filters'],
    ['json', 'CompanyUpdate', '{"APIKEY":"KEY","mvRecordAction":"Insert","mvCompany":"x"}', 'mvCompany'],
    [
      'json',
      'CompanyUpdate',
      '{"APIKEY":"KEY","mvRecordAction":"Insert","mvCompany":{"CompanyIsDefault":"maybe"}}',
      'CompanyIsDefault',
    ],
    [
      'json',
      'CompanyUpdate',
      '{"APIKEY":"KEY","mvRecordAction":"Insert","mvCompany":{"CompanyDaylightStartDate":"tomorrow"}}',
      'CompanyDaylightStartDate',
    ],
    [
      'json',
      'CompanyUpdate',
      '{"APIKEY":"KEY","mvRecordAction":"Insert","mvCompany":{"CompanyDaylightStartDate":"/Date(253402300799000+1400)/"}}',
      'CompanyDaylightStartDate',
    ],
    [
      'json',
      'CompanyUpdate',
      '{"APIKEY":"KEY","mvRecordAction":"Insert","mvCompany":{"CompanyName":{"a":1}}}',
      'CompanyName',
    ],
    [
      'json',
      'PurchaseOrderUpdate',
      '{"APIKEY":"KEY","mvRecordAction":"Insert","mvPurchaseOrder":{"PurchaseOrderReceiveDocumentTypeID":"x"}}',
      'PurchaseOrderReceiveDocumentTypeID',
    ],
    [
      'xml',
      'DiscountDelete',
      '<DiscountDelete><APIKEY>KEY</APIKEY><DiscountIDToDelete>five</DiscountIDToDelete></DiscountDelete>',
      'DiscountIDToDelete',
    ],
    ['jsv', 'DiscountDelete', '{APIKEY:KEY,DiscountIDToDelete:five}', 'DiscountIDToDelete'],
    ['csv', 'DiscountDelete', 'APIKEY,DiscountIDToDelete\r\nKEY,five\r\n', 'DiscountIDToDelete'],
  ];
  test.each(wrong)('%s %s %s', (format, operation, body, named) => {
    const answer = post(sandbox(), format, operation, body);
    expect([answer.status, answer.type]).toEqual([400, types[format]]);
    expect(answer.text).toContain(named);
    expect(answer.text).toContain('needed here');
  });

  test('numbers in every readable form are taken', () => {
    for (const id of ['"520"', '520.0', '5.2E2', '"+520"']) {
      const answer = post(sandbox(), 'json', 'DiscountDelete', `{"APIKEY":"KEY","DiscountIDToDelete":${id}}`);
      expect(answer.text, id).toContain('"result":true');
    }
  });

  test('huge numbers and names of the prototype do no harm', () => {
    const here = sandbox();
    const row =
      '{"DocumentRowProductSKU":"Nut-Flange-M8","DocumentRowQuantity":1e999,"DocumentRowUnitPriceWithoutTaxOrDiscount":1e-999}';
    expect(
      post(
        here,
        'json',
        'DocumentUpdate',
        `{"APIKEY":"KEY","mvRecordAction":"Insert","mvDocument":{"DocumentDetails":[${row}]}}`,
      ).status,
    ).toBe(400);
    const forged = post(
      here,
      'json',
      'CompanyUpdate',
      '{"APIKEY":"KEY","mvRecordAction":"Insert","__proto__":{"polluted":1},"mvCompany":{"__proto__":{"polluted":1},"CompanyName":"x"}}',
    );
    expect(forged.status).toBeLessThan(500);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('the key', () => {
  test.each(['', 'key', 'KEY ', ' KEY', 'KE', 'KEYS'])(
    '"%s" is refused, gets no data and changes nothing',
    (key) => {
      const here = sandbox();
      const body = JSON.stringify({ APIKEY: key, DiscountIDToDelete: 520 });
      const answer = post(here, 'json', 'DiscountDelete', body);
      expect(answer.status).toBe(401);
      expect(JSON.parse(answer.text)).toMatchObject({ ResponseStatus: { ErrorCode: '500' }, result: false });
      expect(here.server.store.discounts.get(520)).toBeDefined();
      expect(Object.keys(JSON.parse(post(here, 'json', 'DiscountGet', `{"APIKEY":"${key}"}`).text))).toEqual([
        'ResponseStatus',
      ]);
    },
  );

  test('missing and nil keys, and one in a header alone, are refused in every format', () => {
    const here = sandbox();
    expect(post(here, 'json', 'UserGet', '{}').status).toBe(401);
    expect(post(here, 'json', 'UserGet', '{"APIKEY":null}').status).toBe(401);
    expect(post(here, 'xml', 'UserGet', '<UserGet/>').text).toContain('<ErrorCode>500</ErrorCode>');
    expect(post(here, 'jsv', 'UserGet', '{APIKEY:x}').status).toBe(401);
    expect(post(here, 'csv', 'UserGet', 'APIKEY\r\nx\r\n').status).toBe(401);
    expect(
      here.send('POST', '/json/reply/UserGet', '{}', { apikey: 'KEY', authorization: 'Bearer KEY' }).status,
    ).toBe(401);
  });

  test('a key with what the formats must quote', () => {
    const apiKey = `& < " ' \\ % + / , é`;
    const here = sandbox({ apiKey });
    const url = `/json/reply/APIKeyGet?APIKEY=${encodeURIComponent(apiKey)}`;
    expect(here.send('GET', url).status).toBe(200);
    expect(post(here, 'json', 'APIKeyGet', JSON.stringify({ APIKEY: apiKey })).status).toBe(200);
    expect(post(here, 'csv', 'APIKeyGet', `APIKEY\r\n"${apiKey.replaceAll('"', '""')}"\r\n`).status).toBe(
      200,
    );
    expect(post(here, 'jsv', 'APIKeyGet', `{APIKEY:"${apiKey.replaceAll('"', '""')}"}`).status).toBe(200);
    const escaped = apiKey.replace('&', '&amp;').replace('<', '&lt;');
    expect(post(here, 'xml', 'APIKeyGet', `<APIKeyGet><APIKEY>${escaped}</APIKEY></APIKeyGet>`).status).toBe(
      200,
    );
  });
});

test('no mutation of a good request brings the server down', () => {
  const here = sandbox();
  const filters = '[{"FieldName":"DiscountID","SearchOperator":"LessThan","SearchValue":"503"}]';
  const element =
    '<DiscountGet><Filters><Filter><FieldName>DiscountID</FieldName><SearchOperator>LessThan</SearchOperator><SearchValue>503</SearchValue></Filter></Filters><APIKEY>KEY</APIKEY></DiscountGet>';
  const good: readonly (readonly [string, string, string])[] = [
    ['/json/reply/DiscountGet', 'application/json', `{"APIKEY":"KEY","Filters":${filters}}`],
    ['/xml/reply/DiscountGet', 'application/xml', element],
    ['/jsv/reply/DiscountGet', 'text/jsv', `{APIKEY:KEY,Filters:${filters.replaceAll('"', '')}}`],
    ['/csv/reply/DiscountGet', 'text/csv', `APIKEY,Filters\r\nKEY,"${filters.replaceAll('"', '')}"\r\n`],
    [
      '/soap11',
      'text/xml; charset=utf-8',
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>${element}</s:Body></s:Envelope>`,
    ],
    ['/DashboardBox/DashboardBoxGet', 'application/x-www-form-urlencoded', `APIKEY=KEY&Filters=${filters}`],
  ];
  let state = 20170615;
  const random = (below: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
  for (let round = 0; round < 3000; round += 1) {
    const [url, type, body] = good[round % good.length] ?? ['', '', ''];
    const bytes = Buffer.from(body);
    for (let change = random(4); change >= 0; change -= 1) bytes[random(bytes.length)] = random(256);
    const cut = random(3) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes;
    const answer = here.send('POST', url, cut, { 'content-type': type });
    expect(answer.text, body).toContain('ErrorCode');
  }
  expect(here.call('DiscountGet').mvDiscounts).toHaveLength(30);
});
