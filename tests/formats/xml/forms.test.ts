import { describe, expect, test } from 'vitest';
import { xml } from '../../../formats/xml/xml.ts';
import { unsetMs, wall } from '../../../specs/datetime.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import { operation } from '../../../specs/operations.ts';
import type { Value } from '../../../specs/Value.ts';

const company = responseShape(operation('CompanyGet'));
const status = responseShape(operation('APIKeyGet'));
const document = responseShape(operation('DocumentUpdate'));
const i = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';

/** Bytes of one company's member. */
const one = (member: string): string =>
  `<CompanyGetResponse ${i}><mvCompanies><mvCompany>${member}</mvCompany></mvCompanies></CompanyGetResponse>`;

/** What was read, numbers as their digits. */
function plain(value: unknown): unknown {
  if (isNumeric(value)) return `#${value.lexeme}`;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || 'ms' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

const read = (shape: typeof company, text: string) => {
  const { value, deviations, layout, undocumented } = xml.decode(shape, new TextEncoder().encode(text));
  return {
    value: plain(value),
    deviations: deviations.map((d) => `${d.clause} ${d.level} ${d.slug ?? '-'} ${d.path}`),
    layout,
    undocumented,
  };
};

describe('a member of a company', () => {
  const at = 'mvCompanies[0].';
  const start = wall(Date.UTC(2017, 0, 10, 10, 30));
  const table: readonly (readonly [string, string, string, unknown, readonly string[]])[] = [
    ['nil by the prefix i', '<CompanyName i:nil="true" />', 'CompanyName', null, []],
    [
      'nil by another prefix, and 1',
      '<CompanyName xmlns:q="http://www.w3.org/2001/XMLSchema-instance" q:nil="1"/>',
      'CompanyName',
      null,
      [],
    ],
    ['nil without a prefix', '<CompanyName nil="true"/>', 'CompanyName', null, []],
    [
      'nil by a prefix that nothing declares',
      '<CompanyName x:nil="true"/>',
      'CompanyName',
      null,
      ['FMT-11 SHOULD - '],
    ],
    ['nil that is false', '<CompanyName i:nil="false">n</CompanyName>', 'CompanyName', 'n', []],
    ['a nil record', '<CompanyAddress i:nil="true"/>', 'CompanyAddress', null, []],
    ['empty text', '<CompanyName />', 'CompanyName', '', []],
    ['text of blanks', '<CompanyName>  \n </CompanyName>', 'CompanyName', '  \n ', []],
    ['blanks around text', '<CompanyName> a </CompanyName>', 'CompanyName', ' a ', []],
    ['an empty number', '<CompanyId/>', 'CompanyId', null, []],
    ['an empty bool', '<CompanyIsDefault></CompanyIsDefault>', 'CompanyIsDefault', null, []],
    ['an empty date', '<CompanyDaylightStartDate/>', 'CompanyDaylightStartDate', null, []],
    ['blanks around a number', '<CompanyId>\n 7 </CompanyId>', 'CompanyId', '#7', []],
    ['CDATA', '<CompanyName>a<![CDATA[<b>&amp;]]>c</CompanyName>', 'CompanyName', 'a<b>&amp;c', []],
    ['references', '<CompanyName>&#65;&#x42;&lt;&#13;&#xA;</CompanyName>', 'CompanyName', 'AB<\r\n', []],
    ['a raw CRLF, which XML makes LF', '<CompanyName>a\r\nb\rc</CompanyName>', 'CompanyName', 'a\nb\nc', []],
    [
      'a comment and an instruction in text',
      '<CompanyName>a<!-- > --><?x <y> ?>b</CompanyName>',
      'CompanyName',
      'ab',
      [],
    ],
    [
      'a number as 1.0',
      '<CompanyId>1.0</CompanyId>',
      'CompanyId',
      '#1',
      [`TYP-1 SHOULD plain-digits ${at}CompanyId`],
    ],
    [
      'a number that is none',
      '<CompanyId>seven</CompanyId>',
      'CompanyId',
      'seven',
      [`TYP-1 MUST - ${at}CompanyId`],
    ],
    [
      'True',
      '<CompanyIsDefault>True</CompanyIsDefault>',
      'CompanyIsDefault',
      true,
      [`TYP-2 SHOULD lower-case ${at}CompanyIsDefault`],
    ],
    ['true', '<CompanyIsDefault>true</CompanyIsDefault>', 'CompanyIsDefault', true, []],
    [
      '1 for true',
      '<CompanyIsDefault>1</CompanyIsDefault>',
      'CompanyIsDefault',
      true,
      [`TYP-2 MUST - ${at}CompanyIsDefault`],
    ],
    [
      'yes for true',
      '<CompanyIsDefault>yes</CompanyIsDefault>',
      'CompanyIsDefault',
      'yes',
      [`TYP-2 MUST - ${at}CompanyIsDefault`],
    ],
    [
      'a local date-time',
      '<CompanyDaylightStartDate>2017-01-10T10:30:00</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      start,
      [],
    ],
    [
      'a fraction',
      '<CompanyDaylightStartDate>2017-01-10T10:30:00.0000000</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      start,
      [],
    ],
    [
      'Z',
      '<CompanyDaylightStartDate>2017-01-10T10:30:00Z</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      { ...start, offset: 0 },
      [`TYP-7 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'an offset',
      '<CompanyDaylightStartDate>2017-01-10T10:30:00+02:00</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      { ...start, offset: 120 },
      [`TYP-7 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'a bare date',
      '<CompanyDaylightStartDate>2017-01-10</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      wall(Date.UTC(2017, 0, 10)),
      [`TYP-7 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'no date',
      '<CompanyDaylightStartDate>soon</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      'soon',
      [`TYP-7 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'the unset date-time',
      '<CompanyDaylightStartDate>0001-01-01T00:00:00</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      wall(unsetMs),
      [],
    ],
    [
      'the bare unset date',
      '<CompanyDaylightStartDate>0001-01-01</CompanyDaylightStartDate>',
      'CompanyDaylightStartDate',
      wall(unsetMs),
      [`TYP-8 MUST - ${at}CompanyDaylightStartDate`],
    ],
    [
      'a name in small letters',
      '<companyname>n</companyname>',
      'CompanyName',
      'n',
      [`TYP-14 MUST - ${at}companyname`],
    ],
    [
      'markup that was not escaped',
      '<CompanyName>a<b>c</b></CompanyName>',
      'CompanyName',
      'ac',
      [`TYP-15 MUST - ${at}CompanyName`],
    ],
    [
      'a number with an element in it',
      '<CompanyId><v>7</v></CompanyId>',
      'CompanyId',
      '7',
      [`TYP-1 MUST - ${at}CompanyId`],
    ],
    [
      'text where a record is due',
      '<CompanyAddress>Athens</CompanyAddress>',
      'CompanyAddress',
      null,
      [`TYP-15 MUST - ${at}CompanyAddress`],
    ],
    ['an empty record', '<CompanyAddress/>', 'CompanyAddress', {}, []],
  ];

  test.each(table)('%s', (_name, member, name, expected, deviations) => {
    expect(read(company, one(member))).toEqual({
      value: { mvCompanies: [{ [name]: expected }] },
      deviations,
      layout: 'message',
      undocumented: [],
    });
  });
});

describe('a document', () => {
  const value = { ResponseStatus: { ErrorCode: '0', Message: null } };
  const body = `<ResponseStatus><ErrorCode>0</ErrorCode><Message i:nil="true"/></ResponseStatus>`;
  const table: readonly (readonly [string, string, unknown, readonly string[], string])[] = [
    [
      'with a declaration',
      `<?xml version="1.0" encoding="utf-8"?>\n<APIKeyGetResponse ${i}>${body}</APIKeyGetResponse>\n`,
      value,
      [],
      'message',
    ],
    [
      'with a byte order mark',
      `\ufeff<APIKeyGetResponse ${i}>${body}</APIKeyGetResponse>`,
      value,
      [],
      'message',
    ],
    [
      'with a DOCTYPE',
      `<!DOCTYPE APIKeyGetResponse SYSTEM "http://127.0.0.1:1/x.dtd" [<!-- <!ENTITY --><!ELEMENT a ANY>]><APIKeyGetResponse ${i}>${body}</APIKeyGetResponse>`,
      value,
      [],
      'message',
    ],
    [
      'pretty-printed',
      `<APIKeyGetResponse ${i}>\n  <ResponseStatus>\n    <ErrorCode>0</ErrorCode>\n    <Message i:nil="true"/>\n  </ResponseStatus>\n</APIKeyGetResponse>`,
      value,
      [],
      'message',
    ],
    [
      'in namespaces, with prefixes on the status',
      `<APIKeyGetResponse ${i} xmlns="urn:o"><ResponseStatus xmlns:d2p1="urn:s"><d2p1:ErrorCode>0</d2p1:ErrorCode><d2p1:Message i:nil="true" /></ResponseStatus></APIKeyGetResponse>`,
      value,
      [],
      'message',
    ],
    [
      'with a prefix on the root',
      `<p:APIKeyGetResponse ${i} xmlns:p="urn:o"><p:ResponseStatus><p:ErrorCode>0</p:ErrorCode><p:Message i:nil="true"/></p:ResponseStatus></p:APIKeyGetResponse>`,
      value,
      [],
      'message',
    ],
    [
      'with prefixes that nothing declares',
      `<p:APIKeyGetResponse ${i}><q:ResponseStatus><ErrorCode>0</ErrorCode><Message i:nil="true"/></q:ResponseStatus></p:APIKeyGetResponse>`,
      value,
      ['FMT-11 SHOULD - '],
      'message',
    ],
    ['with another root', `<Response ${i}>${body}</Response>`, value, [], 'message'],
    [
      'that is an ErrorResponse',
      `<ErrorResponse ${i} xmlns="urn:s">${body}</ErrorResponse>`,
      value,
      [],
      'errorResponse',
    ],
    [
      'with a blank before its declaration',
      ` <?xml version="1.0"?><APIKeyGetResponse ${i}>${body}</APIKeyGetResponse>`,
      value,
      ['FMT-11 SHOULD - '],
      'message',
    ],
    [
      'with a bare ampersand',
      `<APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode><Message>a & b &nbsp;</Message></ResponseStatus></APIKeyGetResponse>`,
      { ResponseStatus: { ErrorCode: '0', Message: 'a & b \u00a0' } },
      ['FMT-11 SHOULD - '],
      'message',
    ],
    [
      'with a bare less-than',
      `<APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode><Message>1 < 2</Message></ResponseStatus></APIKeyGetResponse>`,
      { ResponseStatus: { ErrorCode: '0', Message: '1 < 2' } },
      ['FMT-11 SHOULD - '],
      'message',
    ],
    [
      'with crossed tags',
      `<APIKeyGetResponse><ResponseStatus><ErrorCode>0</Message><Message>m</ErrorCode></ResponseStatus></APIKeyGetResponse>`,
      { ResponseStatus: { ErrorCode: '0', Message: 'm' } },
      ['FMT-11 SHOULD - '],
      'message',
    ],
    [
      'with a raw control character',
      `<APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode><Message>a\u0001b</Message></ResponseStatus></APIKeyGetResponse>`,
      { ResponseStatus: { ErrorCode: '0', Message: 'a\u0001b' } },
      ['FMT-11 SHOULD - '],
      'message',
    ],
    [
      'with two roots',
      `<APIKeyGetResponse><ResponseStatus/></APIKeyGetResponse><x/>`,
      { ResponseStatus: {} },
      ['FMT-11 SHOULD - '],
      'message',
    ],
    [
      'with an entity that nothing declares',
      `<APIKeyGetResponse><ResponseStatus><Message>&xxe;</Message></ResponseStatus></APIKeyGetResponse>`,
      { ResponseStatus: { Message: '&xxe;' } },
      ['FMT-11 SHOULD - '],
      'message',
    ],
    [
      'that is not well-formed, with names that objects have',
      `<APIKeyGetResponse><ResponseStatus><Message toString="1" constructor='2' __proto__="3">a & b</Message></ResponseStatus><__proto__>x</__proto__><constructor/><toString/></APIKeyGetResponse>`,
      { ResponseStatus: { Message: 'a & b' } },
      ['FMT-11 SHOULD - '],
      'message',
    ],
  ];

  test.each(table)('%s', (_name, text, expected, deviations, layout) => {
    const found = read(status, text);
    expect([found.value, found.deviations, found.layout]).toEqual([expected, deviations, layout]);
  });

  test.each([
    [
      'that is a web page',
      '<!DOCTYPE html><html><head><title>404</title></head><body><h1>Not found</h1><br></body></html>',
    ],
    ['that is json', '{"ResponseStatus":{"ErrorCode":"0"}}'],
    ['that is text', 'Not found'],
    ['that is empty', ''],
    ['of a root that has nothing of the message', '<a><b/></a>'],
  ])('%s is refused', (_name, text) => {
    expect(() => read(status, text)).toThrow(
      expect.objectContaining({ name: 'DecodeError', reason: 'syntax' }),
    );
  });
});

describe('lists', () => {
  const rows = (content: string): string => `<r><mvDocument>${content}</mvDocument></r>`;
  const details = 'mvDocument.DocumentDetails';
  test.each([
    [
      'by the record type',
      '<DocumentDetails><mvDocumentRow><DocumentRowProductSKU>a</DocumentRowProductSKU></mvDocumentRow></DocumentDetails>',
      [{ DocumentRowProductSKU: 'a' }],
      [],
    ],
    [
      'by another name and namespace',
      '<DocumentDetails><x:Row xmlns:x="u"><x:DocumentRowProductSKU>a</x:DocumentRowProductSKU></x:Row></DocumentDetails>',
      [{ DocumentRowProductSKU: 'a' }],
      [],
    ],
    [
      'with a nil item',
      '<DocumentDetails><Row i:nil="true" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"/></DocumentDetails>',
      [null],
      [],
    ],
    [
      'of text, an empty and a blank one',
      '<DocumentDetails><r><DocumentRowSerialNumbers><string>a</string><s/><t> </t></DocumentRowSerialNumbers></r></DocumentDetails>',
      [{ DocumentRowSerialNumbers: ['a', '', ' '] }],
      [],
    ],
    ['empty', '<DocumentDetails />', [], []],
    ['of blanks', '<DocumentDetails>\n</DocumentDetails>', [], []],
    ['text instead', '<DocumentDetails>none</DocumentDetails>', [], [`TYP-15 MUST - ${details}`]],
    [
      'text as an item of a list of records',
      '<DocumentDetails><mvDocumentRow>none</mvDocumentRow></DocumentDetails>',
      [null],
      [`TYP-15 MUST - ${details}[0]`],
    ],
  ])('items %s', (_name, content, expected, deviations) => {
    const found = read(document, rows(content));
    expect([found.value, found.deviations]).toEqual([
      { mvDocument: { DocumentDetails: expected } },
      deviations,
    ]);
  });
});

describe('what the document does not list', () => {
  test('is named, and kept only in open records', () => {
    const report = responseShape(operation('CustomReportGetData'));
    const text = `<CustomReportGetDataResponse ${i}><Extra>1</Extra><Rows><CustomReportRow><a>1</a><b><c>x</c><c>y</c></b><d i:nil="true"/></CustomReportRow></Rows></CustomReportGetDataResponse>`;
    const found = read(report, text);
    expect(found.value).toEqual({ Rows: [{ a: '1', b: ['x', 'y'], d: null }] });
    expect(found.undocumented).toEqual(['Extra']);
    expect(found.deviations).toEqual([]);
  });

  test('is data, even under the names that objects have', () => {
    const text =
      '<r><mvCompanies><mvCompany><CompanyName>n</CompanyName><__proto__><polluted>1</polluted></__proto__><constructor>c</constructor></mvCompany></mvCompanies></r>';
    expect(read(company, text)).toEqual({
      value: { mvCompanies: [{ CompanyName: 'n' }] },
      deviations: [],
      layout: 'message',
      undocumented: ['mvCompanies.__proto__', 'mvCompanies.constructor'],
    });
    expect((Object.prototype as Record<string, unknown>).polluted).toBeUndefined();
    const open = responseShape(operation('UserGet'));
    const { value } = xml.decode(
      open,
      new TextEncoder().encode(
        '<UserGetResponse><mvUser><__proto__>p</__proto__></mvUser></UserGetResponse>',
      ),
    );
    const user = value.mvUser as Record<string, Value>;
    expect(Object.getPrototypeOf(user)).toBeNull();
    expect(Object.entries(user)).toEqual([['__proto__', 'p']]);
  });
});

describe('requests', () => {
  test('know a member by the spelling of the examples', () => {
    const shape = requestShape(operation('PurchaseOrderUpdate'));
    const found = read(
      shape,
      '<PurchaseOrderUpdate><mvPurchaseOrder><PurchaseOrderSupplierId>0</PurchaseOrderSupplierId></mvPurchaseOrder></PurchaseOrderUpdate>',
    );
    expect(found.value).toEqual({ mvPurchaseOrder: { PurchaseOrderSupplierID: '#0' } });
  });

  test('may hold an object where a list is documented, which cannot be told from a list of its members', () => {
    const shape = requestShape(operation('CompanyGet'));
    const found = read(
      shape,
      '<CompanyGet><Filters><FieldName>CompanyId</FieldName></Filters><APIKEY>K</APIKEY></CompanyGet>',
    );
    expect(found.value).toEqual({ Filters: [null], APIKEY: 'K' });
    expect(found.deviations).toEqual(['TYP-15 MUST - Filters[0]']);
  });
});
