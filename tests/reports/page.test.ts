import { expect, test } from 'vitest';
import { callInWords } from '../../reports/exchanges/callInWords.ts';
import { inOrder } from '../../reports/exchanges/inOrder.ts';
import { memberOf } from '../../reports/exchanges/memberOf.ts';
import { differingIn, spotIn } from '../../reports/exchanges/spotIn.ts';
import { pairedExchanges } from '../../reports/page/pairedExchanges.ts';
import { withHeaders } from '../../reports/page/withHeaders.ts';
import { keptExchange } from './keptExchange.ts';

test.each([
  ['ResponseStatus.ErrorCode', 'ErrorCode'],
  ['mvCompanies[7].CompanyID', 'CompanyID'],
  ['mvCompanies[7]', 'mvCompanies'],
  ['', undefined],
  [undefined, undefined],
])('the path %s ends at %s', (path, member) => {
  expect(memberOf(path)).toBe(member);
});

const lines = '{\n  "a": [\n    "Code": "x",\n    "Code": "y",\n    "Codes": "y"\n  ]\n}';
const spotted = (path: string, actual?: string): string | undefined => {
  const spot = spotIn(lines, { path, actual });
  return spot === undefined ? undefined : lines.slice(...spot).trim();
};

test('the line of a member is found by its index, by what came, or where it is the only one', () => {
  expect(spotted('a[1].Code')).toBe('"Code": "y",');
  expect(spotted('a.Code', '"x"')).toBe('"Code": "x",');
  expect(spotted('Codes')).toBe('"Codes": "y"');
});

test('a line that nothing tells from others is not marked', () => {
  expect(spotted('a.Code')).toBeUndefined();
  expect(spotted('a.Code', '"z"')).toBeUndefined();
  expect(spotted('a[9].Code')).toBeUndefined();
  expect(spotted('a.None')).toBeUndefined();
  expect(spotted('')).toBeUndefined();
});

test.each([
  ['{\n  "CompanyId": 1104,\n  "CompanyId": 104\n}', '104 shown', '"CompanyId": 104'],
  ['<a>\n<CompanyId>104</CompanyId>\n</a>', '104 shown', 'CompanyId>104'],
  ['mvCompanies\r\n"[{CompanyId:105},{CompanyId:104}]"\r\n', '104 shown', 'CompanyId:104'],
  ['{\n  "DiscountID": 501\n}', 'not there, but 501 is', '"DiscountID": 501'],
])('a record that a finding names by its id is found: %s', (text, actual, found) => {
  const spot = spotIn(text, { path: 'mvCompanies', actual });
  expect(spot && text.slice(...spot)).toBe(found);
});

test('the letters around what is not well-formed are found, if they are there once', () => {
  const text = '<a>\n  <Name>Client 1</Name>\n  <Name>Client 2 & Co</Name>\n</a>';
  const at = (place: string) => {
    const spot = spotIn(text, {
      path: '',
      actual: `disallowed character in entity name at offset 43, in ${place}`,
    });
    return spot && text.slice(...spot);
  };
  expect(at('<Name>Client 2 & Co')).toBe('<Name>Client 2 & Co');
  expect(at('<Name>Client')).toBeUndefined();
});

test.each([
  ['{\n  "DiscountID": 502,\n  "DiscountID": 523\n}', 'mvDiscounts', 'DiscountID 523', '"DiscountID": 523'],
  [
    '{\n  "ErrorCode": "500",\n  "Message": "no"\n}',
    undefined,
    'HTTP 200, ErrorCode "500"',
    '"ErrorCode": "500",',
  ],
  ['{\n  "mvCompany": {\n    "Name": "x",\n    "Line": "a  b"\n  }\n}', 'mvCompany', '"a  b"', 'a  b'],
])('what came is marked where it is, not at the head of its list: %s', (text, path, actual, found) => {
  const spot = spotIn(text, { path, actual });
  expect(spot && text.slice(...spot)).toBe(found);
});

test.each([
  ['"a & b"', '"a  b"', '&'],
  ['"a  b"', '"a & b"', '  '],
  ['2016-07-13T00:00:00', '2016-07-12T00:00:00', '3'],
  ['"OK"', '"0"', undefined],
  ['10', '1', '0'],
])('of %s, expected %s, the characters that differ are %s', (actual, expected, differing) => {
  const text = `Name: ${actual}`;
  const span = differingIn(text, [0, text.length], actual, expected);
  expect(span && text.slice(...span)).toBe(differing);
});

test('a record that a finding names by its id is found in a csv column of ids, not in the header row', () => {
  const text = 'CompanyId,CompanyName\r\n103,a\r\n104,b\r\n';
  const spot = spotIn(text, { path: 'mvCompanies', actual: '104 shown' }, true);
  expect(spot).toEqual([text.indexOf('104'), text.indexOf('104') + 3]);
});

test('an id that several records have is not marked', () => {
  expect(spotIn('"AId": 104,\n"BId": 104', { path: 'list', actual: '104 shown' })).toBeUndefined();
});

test.each([
  // The header row is never meant.
  ['Id,Name\r\n1,"a, b"\r\n2,c\r\n', 'rows[1].Name', 'c'],
  ['Id,Name\r\n1,"a, ""b"\r\n', 'rows[0].Name', '"a, ""b"'],
  ['rows,Status\n"[{Name:no,Text:""x, y""},{Name:yes}]",0\n', 'rows[1].Name', 'Name:yes'],
  ['rows,Status\n"[{Name:no,Text:""x, y""},{Name:yes}]",0\n', 'rows[0].Text', 'Text:""x, y""'],
  ['rows,Status\n"[]",0\n', 'Status', '0'],
  ['rows,Status\n"[]",0\n', 'None', undefined],
])('in csv, a member is a cell or a part of one: %s', (text, path, found) => {
  const spot = spotIn(text, { path, actual: undefined }, true);
  expect(spot && text.slice(...spot)).toBe(found);
});

const called = (id: string, operation: string, url: string) =>
  keptExchange(id, '', {
    operation,
    request: { ...keptExchange(id, '').request, url },
  });

test('a call stands beside the same call of the reference: operation, format and address, in order', () => {
  const at = 'http://h/base';
  const ours = [
    called('x9', 'UserGet', `${at}/json/reply/UserGet`),
    called('x10', 'UserGet', `${at}/csv/reply/UserGet`),
    called('x11', 'UserGet', `${at}/json/reply/UserGet?callback=b`),
    called('x12', 'UserGet', `${at}/json/reply/UserGet`),
    called('x13', 'CompanyDelete', `${at}/soap11`),
  ];
  const theirs = [
    called('x1', 'UserGet', 'http://r/json/reply/UserGet?callback=a'),
    called('x2', 'UserGet', 'http://r/json/reply/UserGet'),
    called('x3', 'CompanyGet', 'http://r/soap11'),
    called('x4', 'UserGet', 'http://r/json/reply/UserGet'),
  ];
  const pairs = pairedExchanges(ours, theirs).map((pair) => [pair.ours?.id, pair.theirs?.id]);
  expect(pairs).toEqual([
    ...[
      ['x9', 'x2'],
      ['x10', undefined],
      ['x11', 'x1'],
      ['x12', 'x4'],
      ['x13', undefined],
    ],
    [undefined, 'x3'],
  ]);
  expect(inOrder([...ours].reverse()).map(({ id }) => id)).toEqual(['x9', 'x10', 'x11', 'x12', 'x13']);
});

test('a call is named by its operation and by what the suite said it was for', () => {
  const of = (agent: string) =>
    callInWords({
      ...called('x1', 'UserGet', ''),
      request: { ...called('x1', 'UserGet', '').request, headers: [['User-Agent', agent]] },
    });
  expect(of('assay/1 (run abc; json/UserGet/path/after-the-delete)')).toBe('UserGet, after the delete');
  expect(of('assay/1 (run abc; json/UserGet/path/success)')).toBe('UserGet');
  expect(of('somebody else')).toBe('UserGet');
});

test('a command shows headers where it is asked to, whatever its body says', () => {
  const body = `printf '%s' 'curl -sS -g' | `;
  expect(withHeaders(`${body}curl -sS -g --path-as-is -X GET 'http://h'`)).toBe(
    `${body}curl -i -sS -g --path-as-is -X GET 'http://h'`,
  );
});
