import { describe, expect, it } from 'vitest';
import type { Codec } from '../../formats/Codec.ts';
import { csv } from '../../formats/csv/csv.ts';
import { json } from '../../formats/json/json.ts';
import { jsv } from '../../formats/jsv/jsv.ts';
import { instant, unsetMs, wall } from '../../specs/datetime.ts';
import { requestShape, responseShape } from '../../specs/messageShapes.ts';
import { numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { DateTime, RecordValue } from '../../specs/Value.ts';

/** Bytes that were written by hand from the document, before an encoder had been run. */
const both = (
  codec: Codec,
  shape: Parameters<Codec['encode']>[0],
  value: RecordValue,
  written: string,
): void => {
  expect(Buffer.from(codec.encode(shape, value)).toString('utf8')).toBe(written);
  const decoded = codec.decode(shape, Buffer.from(written, 'utf8'));
  expect(decoded).toMatchObject({ deviations: [], undocumented: [], layout: 'message' });
  expect(decoded.value).toEqual(value);
};

const companies = responseShape(operationNamed('CompanyGet'));
const company = (start: DateTime, end: DateTime): RecordValue => ({
  // Not in the document's order, which is what is written.
  ResponseStatus: { ErrorCode: '0' },
  mvCompanies: [
    {
      CompanyName: 'Ω "A", {B}: [C]\r\nD',
      CompanyId: numeric(3),
      CompanyIsDefault: false,
      CompanyAddress: { City: 'Athens', AddressType: 'General', AddressLine1: '' },
      CompanyComments: null,
      CompanyTimeZoneOffsetInMinutes: numeric(-120),
      CompanyDaylightStartDate: start,
      CompanyDaylightEndDate: end,
    },
  ],
});
const march = Date.UTC(2017, 2, 26, 3, 0, 0);

describe('a response with a nested record', () => {
  it('in json', () => {
    both(
      json,
      companies,
      company(instant(march - 10_800_000, 180), instant(unsetMs, 0)),
      '{"mvCompanies":[{"CompanyId":3,"CompanyName":"Ω \\"A\\", {B}: [C]\\r\\nD","CompanyIsDefault":false,' +
        '"CompanyAddress":{"AddressType":"General","AddressLine1":"","City":"Athens"},"CompanyComments":null,' +
        '"CompanyTimeZoneOffsetInMinutes":-120,"CompanyDaylightStartDate":"/Date(1490486400000+0300)/",' +
        '"CompanyDaylightEndDate":"/Date(-62135596800000-0000)/"}],"ResponseStatus":{"ErrorCode":"0"}}',
    );
  });

  it('in jsv', () => {
    both(
      jsv,
      companies,
      company(wall(march), wall(unsetMs)),
      '{mvCompanies:[{CompanyId:3,CompanyName:"Ω ""A"", {B}: [C]\r\nD",CompanyIsDefault:false,' +
        'CompanyAddress:{AddressType:General,AddressLine1:"",City:Athens},CompanyComments:,' +
        'CompanyTimeZoneOffsetInMinutes:-120,CompanyDaylightStartDate:2017-03-26T03:00:00,' +
        'CompanyDaylightEndDate:0001-01-01T00:00:00}],ResponseStatus:{ErrorCode:0}}',
    );
  });

  it('in csv', () => {
    both(
      csv,
      companies,
      company(wall(march), wall(unsetMs)),
      'mvCompanies,ResponseStatus\n' +
        '"[{CompanyId:3,CompanyName:""Ω """"A"""", {B}: [C]\r\nD"",CompanyIsDefault:false,' +
        'CompanyAddress:{AddressType:General,AddressLine1:"""",City:Athens},CompanyComments:,' +
        'CompanyTimeZoneOffsetInMinutes:-120,CompanyDaylightStartDate:2017-03-26T03:00:00,' +
        'CompanyDaylightEndDate:0001-01-01T00:00:00}]",{ErrorCode:0}\n',
    );
  });
});

const update = requestShape(operationNamed('DocumentUpdate'));
const document = (date: DateTime): RecordValue => ({
  APIKEY: 'k&<"1',
  mvDocument: {
    DocumentId: numeric(0),
    DocumentDate: date,
    DocumentDetails: [
      {
        DocumentRowProductSKU: '0001',
        DocumentRowQuantity: numeric('2.50'),
        DocumentRowSerialNumbers: ['s1', 's,2'],
        DocumentRowBatchNumbers: [],
      },
      { DocumentRowProductSKU: 'true' },
    ],
  },
  mvRecordAction: 'Insert',
  AutoInsertBundledProductRows: true,
});
const halfSecond = Date.UTC(1999, 11, 31, 23, 59, 59, 500);

describe('a request with lists of records and of texts', () => {
  it('in json', () => {
    both(
      json,
      update,
      document(instant(halfSecond, -330)),
      '{"APIKEY":"k&<\\"1","mvDocument":{"DocumentId":0,"DocumentDate":"/Date(946684799500-0530)/","DocumentDetails":[' +
        '{"DocumentRowProductSKU":"0001","DocumentRowQuantity":2.50,"DocumentRowSerialNumbers":["s1","s,2"],' +
        '"DocumentRowBatchNumbers":[]},{"DocumentRowProductSKU":"true"}]},"mvRecordAction":"Insert",' +
        '"AutoInsertBundledProductRows":true}',
    );
  });

  it('in jsv', () => {
    both(
      jsv,
      update,
      document(wall(halfSecond)),
      '{APIKEY:"k&<""1",mvDocument:{DocumentId:0,DocumentDate:1999-12-31T23:59:59.500,DocumentDetails:[' +
        '{DocumentRowProductSKU:0001,DocumentRowQuantity:2.50,DocumentRowSerialNumbers:[s1,"s,2"],' +
        'DocumentRowBatchNumbers:[]},{DocumentRowProductSKU:true}]},mvRecordAction:Insert,AutoInsertBundledProductRows:true}',
    );
  });

  it('in csv', () => {
    both(
      csv,
      update,
      document(wall(halfSecond)),
      'APIKEY,mvDocument,mvRecordAction,AutoInsertBundledProductRows\n' +
        '"k&<""1","{DocumentId:0,DocumentDate:1999-12-31T23:59:59.500,DocumentDetails:[' +
        '{DocumentRowProductSKU:0001,DocumentRowQuantity:2.50,DocumentRowSerialNumbers:[s1,""s,2""],' +
        'DocumentRowBatchNumbers:[]},{DocumentRowProductSKU:true}]}",Insert,true\n',
    );
  });
});

describe('what the encoders do with values of the other reading', () => {
  const box = requestShape(operationNamed('IntegrationUpdateUpdate'));
  const at = (date: DateTime): RecordValue => ({ mvIntegrationUpdate: { IntegrationUpdateDateTime: date } });
  const written = (codec: Codec, date: DateTime): string =>
    Buffer.from(codec.encode(box, at(date)))
      .toString('utf8')
      .replace(/^.*DateTime"?:/s, '');

  it('json takes a wall clock as though its zone were UTC', () => {
    expect(written(json, wall(0))).toBe('"/Date(0+0000)/"}}');
    expect(written(json, wall(unsetMs))).toBe('"/Date(-62135596800000-0000)/"}}');
    expect(written(json, instant(0, null))).toBe('"/Date(0)/"}}');
  });

  it('jsv takes an instant at its own offset', () => {
    expect(written(jsv, instant(0, 120))).toBe('1970-01-01T02:00:00}}');
    expect(written(jsv, instant(0, null))).toBe('1970-01-01T00:00:00}}');
    expect(written(jsv, instant(unsetMs, 120))).toBe('0001-01-01T00:00:00}}');
  });
});

describe('the member that is int-valued and of the shape string', () => {
  const order = requestShape(operationNamed('PurchaseOrderUpdate'));

  it('is sent as text in json', () => {
    for (const id of ['12', numeric(12)]) {
      const bytes = json.encode(order, { mvPurchaseOrder: { PurchaseOrderReceiveDocumentTypeID: id } });
      expect(Buffer.from(bytes).toString('utf8')).toBe(
        '{"mvPurchaseOrder":{"PurchaseOrderReceiveDocumentTypeID":"12"}}',
      );
    }
  });
});

it('members that the document does not list follow those that it does', () => {
  const status = responseShape(operationNamed('DiscountDelete'));
  const value = { Extra: [numeric('1.0'), { a: null }], result: true, __proto__: undefined };
  expect(Buffer.from(json.encode(status, value)).toString()).toBe('{"result":true,"Extra":[1.0,{"a":null}]}');
});

it('a csv message without members has all names over empty cells', () => {
  const status = responseShape(operationNamed('DiscountDelete'));
  expect(Buffer.from(csv.encode(status, {})).toString()).toBe(
    'result,ResponseStatus,InternalErrorCode\n,,\n',
  );
});
