import { describe, expect, test } from 'vitest';
import { xml } from '../../../formats/xml/xml.ts';
import { instant, wall } from '../../../specs/datetime.ts';
import { requestShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { libxmlTree } from './libxmlTree.ts';
import { written } from './written.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (bytes: Uint8Array): string =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);

describe('XML that a person wrote', () => {
  test.each(written)('is read: $name', ({ shape, value, xml: bytes }) => {
    const decoded = xml.decode(shape, utf8(bytes));
    expect(decoded.value).toEqual(value);
    expect(decoded.deviations).toEqual([]);
    expect(decoded.undocumented).toEqual([]);
    expect(decoded.layout).toBe('message');
  });

  test.each(written)('is written, but for prefixes: $name', ({ shape, value, dialect, xml: bytes }) => {
    expect(libxmlTree(xml.encode(shape, value, { dialect }))).toEqual(libxmlTree(utf8(bytes)));
  });

  test('is written to the byte where nothing is open', () => {
    const shape = requestShape(operationNamed('CompanyUpdate'));
    const value = { mvRecordAction: 'Insert', APIKEY: 'a\r\nb<&>"]]>', mvCompany: { CompanyComments: '' } };
    expect(text(xml.encode(shape, value))).toBe(
      '<CompanyUpdate><APIKEY>a&#13;\nb&lt;&amp;&gt;"]]&gt;</APIKEY><mvCompany><CompanyComments/></mvCompany>' +
        '<mvRecordAction>Insert</mvRecordAction></CompanyUpdate>',
    );
  });

  test('has U+FFFD for what XML 1.0 cannot carry, and keeps what it can', () => {
    const shape = requestShape(operationNamed('APIKeyGet'));
    const bytes = xml.encode(shape, {
      APIKEY: '\u0000\u0001\b\t\n\u000b\u001f\u007f\u0085\ufffe\uffff\ud800a\udc00\ud83d\ude00',
    });
    expect(text(bytes)).toBe(
      '<APIKeyGet><APIKEY>\ufffd\ufffd\ufffd\t\n\ufffd\ufffd\u007f\u0085\ufffd\ufffd\ufffda\ufffd\u{1f600}</APIKEY></APIKeyGet>',
    );
    expect(xml.decode(shape, bytes).deviations).toEqual([]);
  });

  test('escapes a namespace that a person set', () => {
    const shape = requestShape(operationNamed('APIKeyGet'));
    const operations = 'urn:a"<&>b\n';
    const dialect = {
      xmlNamespaces: { operations, records: '', base: '', arrays: '' },
      baseMembers: [],
      xmlMemberOrder: 'documented',
      itemNames: {},
    } as const;
    expect(libxmlTree(xml.encode(shape, { APIKEY: 'K' }, { dialect })).element).toBe(
      `{${operations}}APIKeyGet`,
    );
  });

  test('writes date-times local, fractions only where there are some', () => {
    const shape = requestShape(operationNamed('CompanyUpdate'));
    const at = (value: ReturnType<typeof wall>): string =>
      text(xml.encode(shape, { mvCompany: { CompanyDaylightStartDate: value } })).replace(
        /.*StartDate>(.*)<\/CompanyDay.*/,
        '$1',
      );
    expect(at(wall(Date.UTC(2017, 2, 26, 3)))).toBe('2017-03-26T03:00:00');
    expect(at(wall(Date.UTC(2017, 2, 26, 3, 0, 0, 7)))).toBe('2017-03-26T03:00:00.007');
    expect(at(instant(Date.UTC(2017, 2, 26, 1), 120))).toBe('2017-03-26T03:00:00');
    expect(at(instant(-62_135_596_800_000, 0))).toBe('0001-01-01T00:00:00');
  });

  test('writes members that the document does not list, whatever their names', () => {
    const shape = requestShape(operationNamed('APIKeyGet'));
    const value = JSON.parse('{"APIKEY":"K","a b":"1","2":["x"],"__proto__":{"x:y":null},"":"e","é":true}');
    const tree = libxmlTree(xml.encode(shape, value));
    expect(tree.content).toEqual([
      { element: 'APIKEY', attributes: [], content: 'K' },
      { element: '_x0032_', attributes: [], content: [{ element: 'string', attributes: [], content: 'x' }] },
      { element: 'a_x0020_b', attributes: [], content: '1' },
      {
        element: '__proto__',
        attributes: [],
        content: [
          {
            element: 'x_x003A_y',
            attributes: ['{http://www.w3.org/2001/XMLSchema-instance}nil=true'],
            content: '',
          },
        ],
      },
      { element: '_', attributes: [], content: 'e' },
      { element: 'é', attributes: [], content: 'true' },
    ]);
  });
});
