import { describe, expect, test } from 'vitest';
import { xml } from '../../../formats/xml/xml.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import type { Value } from '../../../specs/Value.ts';
import { readPlain } from './readPlain.ts';

const company = responseShape(operationNamed('CompanyGet'));
const status = responseShape(operationNamed('APIKeyGet'));
const document = responseShape(operationNamed('DocumentUpdate'));
const i = 'xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';

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

  const whole =
    '<r:APIKeyGetResponse xmlns:r="u"><r:ResponseStatus><r:Message>a & b</r:Message></r:ResponseStatus></r:APIKeyGetResponse>';
  const wellFormed = whole.replace('a & b', 'ab');
  const breaks = expect.objectContaining({ name: 'DecodeError', reason: 'syntax' });

  test('that is cut off at any byte can not be read, well-formed so far or not', () => {
    for (const text of [whole, wellFormed])
      for (let end = 1; end < text.length; end += 1)
        expect(() => readPlain(status, text.slice(0, end)), text.slice(0, end)).toThrow(breaks);
  });

  test.each(table)('%s', (_name, text, expected, deviations, layout) => {
    const found = readPlain(status, text);
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
    expect(() => readPlain(status, text)).toThrow(
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
    const found = readPlain(document, rows(content));
    expect([found.value, found.deviations]).toEqual([
      { mvDocument: { DocumentDetails: expected } },
      deviations,
    ]);
  });
});

describe('what the document does not list', () => {
  test('is named, and kept only in open records', () => {
    const report = responseShape(operationNamed('CustomReportGetData'));
    const text = `<CustomReportGetDataResponse ${i}><Extra>1</Extra><Rows><CustomReportRow><a>1</a><b><c>x</c><c>y</c></b><d i:nil="true"/></CustomReportRow></Rows></CustomReportGetDataResponse>`;
    const found = readPlain(report, text);
    expect(found.value).toEqual({ Rows: [{ a: '1', b: ['x', 'y'], d: null }] });
    expect(found.undocumented).toEqual(['Extra']);
    expect(found.deviations).toEqual([]);
  });

  test('is data, even under the names that objects have', () => {
    const text =
      '<r><mvCompanies><mvCompany><CompanyName>n</CompanyName><__proto__><polluted>1</polluted></__proto__><constructor>c</constructor></mvCompany></mvCompanies></r>';
    expect(readPlain(company, text)).toEqual({
      value: { mvCompanies: [{ CompanyName: 'n' }] },
      deviations: [],
      layout: 'message',
      undocumented: ['mvCompanies.__proto__', 'mvCompanies.constructor'],
    });
    expect((Object.prototype as Record<string, unknown>).polluted).toBeUndefined();
    const open = responseShape(operationNamed('UserGet'));
    const { value } = xml.decode(
      open,
      new TextEncoder().encode(
        '<UserGetResponse><mvUser><constructor>p</constructor></mvUser></UserGetResponse>',
      ),
    );
    const user = value.mvUser as Record<string, Value>;
    expect('toString' in user).toBe(false);
    expect(Object.entries(user)).toEqual([['constructor', 'p']]);
  });
});

describe('requests', () => {
  test('know a member by the spelling of the examples', () => {
    const shape = requestShape(operationNamed('PurchaseOrderUpdate'));
    const found = readPlain(
      shape,
      '<PurchaseOrderUpdate><mvPurchaseOrder><PurchaseOrderSupplierId>0</PurchaseOrderSupplierId></mvPurchaseOrder></PurchaseOrderUpdate>',
    );
    expect(found.value).toEqual({ mvPurchaseOrder: { PurchaseOrderSupplierID: '#0' } });
  });

  test('may hold an object where a list is documented, which is one item that nothing stands around', () => {
    const shape = requestShape(operationNamed('CompanyGet'));
    const found = readPlain(
      shape,
      '<CompanyGet><Filters><FieldName>CompanyId</FieldName></Filters><APIKEY>K</APIKEY></CompanyGet>',
    );
    expect(found.value).toEqual({ Filters: [{ FieldName: 'CompanyId' }], APIKEY: 'K' });
    expect(found.deviations).toEqual([]);
  });
});

describe('a body that begins as json does', () => {
  const quoted =
    '<APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode></ResponseStatus></APIKeyGetResponse>';

  test.each([`{"Message":"${quoted}"}`, `[${quoted}]`, `\ufeff \r\n\t{${quoted}`])(
    'is not searched for markup: %j',
    (text) => {
      expect(() => readPlain(responseShape(operationNamed('APIKeyGet')), text)).toThrow(
        'it begins as json does',
      );
    },
  );

  test.each([`x ${quoted}`, ` ${quoted}`])('is not what begins otherwise: %j', (text) => {
    expect(readPlain(responseShape(operationNamed('APIKeyGet')), text).value).toEqual({
      ResponseStatus: { ErrorCode: '0' },
    });
  });
});
