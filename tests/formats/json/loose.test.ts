import { describe, expect, it } from 'vitest';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { json } from '../../../formats/json/json.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { decodedForm } from '../decodedForm.ts';

const shape = responseShape(operationNamed('CompanyGet'));
const ill = 'FMT-11 SHOULD';
const status = { ResponseStatus: { ErrorCode: '0' } };

describe('json that is not well-formed, though what was meant is plain', () => {
  it.each([
    ['a trailing comma', '{"ResponseStatus":{"ErrorCode":"0",},}', status, [ill]],
    [
      'one in a list',
      '{"mvCompanies":[{"CompanyId":7},]}',
      { mvCompanies: [{ CompanyId: numeric(7) }] },
      [ill],
    ],
    [
      'leading zeros',
      '{"mvCompanies":[{"CompanyId":007}]}',
      { mvCompanies: [{ CompanyId: numeric(7) }] },
      [ill],
    ],
    [
      'a plus sign',
      '{"mvCompanies":[{"CompanyId":+7}]}',
      { mvCompanies: [{ CompanyId: numeric(7) }] },
      [ill],
    ],
    ['comments', '/* a */{"ResponseStatus": // b, "c":\n{"ErrorCode":/**/"0"}}//', status, [ill]],
    ['text after the end', '{"ResponseStatus":{"ErrorCode":"0"}} done', status, [ill]],
    ['a bracket too many', '{"ResponseStatus":{"ErrorCode":"0"}}}', status, [ill]],
    ['names without quotes', '{ResponseStatus:{ErrorCode:"0"}}', status, [ill]],
    [
      'single quotes',
      "{'ResponseStatus':{'ErrorCode':'0','Message':'a\"b'}}",
      { ResponseStatus: { ErrorCode: '0', Message: 'a"b' } },
      [ill],
    ],
    [
      'escapes of other languages',
      '{"InternalErrorCode":"\\x41\\\'\\u00e9\\q"}',
      { InternalErrorCode: "A'éq" },
      [ill],
    ],
    ['no last bracket', '{"ResponseStatus":{"ErrorCode":"0"}', status, [ill]],
    [
      'no last bracket after a list',
      '{"mvCompanies":[{"CompanyId":7}]',
      { mvCompanies: [{ CompanyId: numeric(7) }] },
      [ill],
    ],
    ['no last brackets', '{"ResponseStatus":{"ErrorCode":"0"\n', status, [ill]],
    [
      'a list that an outer bracket closes',
      '{"mvCompanies":[{"CompanyId":7}}',
      { mvCompanies: [{ CompanyId: numeric(7) }] },
      [ill],
    ],
    ['None', '{"InternalErrorCode":None}', { InternalErrorCode: null }, [ill]],
    [
      'a name of objects',
      '{"__proto__":{"x":1},"InternalErrorCode":"a",}',
      { InternalErrorCode: 'a' },
      [ill],
    ],
    ['two habits', '{"ResponseStatus":{\'ErrorCode\':"0",}}', status, [ill, ill]],
    [
      'True, which its type judges',
      '{"mvCompanies":[{"CompanyIsDefault":True}]}',
      { mvCompanies: [{ CompanyIsDefault: true }] },
      ['TYP-2 MUST'],
    ],
    [
      'FALSE where text is due',
      '{"InternalErrorCode":FALSE}',
      { InternalErrorCode: 'FALSE' },
      ['ENV-10 MUST'],
    ],
    ['True where anything is due', '{"x":True}', {}, [ill]],
  ])('%s', (_, text, value, deviations) => {
    const read = decodedForm(json, shape, text);
    expect(read.value).toEqual(value);
    expect(read.deviations).toEqual(deviations);
  });

  it('takes the last of two members', () => {
    expect(decodedForm(json, shape, "{'InternalErrorCode':'a','InternalErrorCode':'b'}")).toEqual({
      value: { InternalErrorCode: 'b' },
      deviations: [ill, ill],
    });
  });
});

describe('what may have been cut off, or is plain to nobody', () => {
  it.each([
    '{',
    '{"mvCompanies":[{"CompanyId":7',
    '{"mvCompanies":[{"CompanyId":7}',
    '{"mvCompanies":[{"CompanyId":7},',
    '{"ResponseStatus":{"ErrorCode":"0"},',
    '{"ResponseStatus":{"ErrorCode":',
    '{"ResponseStatus":{"ErrorCode"',
    '{"ResponseStatus":{"ErrorCode":"0',
    '{"ResponseStatus":{"ErrorCode":0',
    '{"ResponseStatus":{"ErrorCode":tru',
    '{"ResponseStatus":{"ErrorCode":hello}}',
    '{"ResponseStatus":{"ErrorCode":"0"]',
    '{"a":1 "b":2}',
    '{"a":,}',
    '{,}',
    '/* a',
    '{ResponseStatus:{ErrorCode:0}}',
  ])('%s', (text) => {
    expect(() => json.decode(shape, Buffer.from(text))).toThrow(DecodeError);
  });
});

describe('json in another charset than UTF-8', () => {
  const text = '{"InternalErrorCode":"é"}';
  const le = Buffer.from(text, 'utf16le');
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), le]);
  it.each([
    ['UTF-16 with a mark', marked, undefined, [ill]],
    ['UTF-16 as declared', marked, 'application/json; charset=utf-16', [ill]],
    ['UTF-16 without a mark', le, undefined, [ill]],
    ['UTF-16BE', Buffer.from(le).swap16(), undefined, [ill]],
    ['latin1', Buffer.from(text, 'latin1'), 'application/json; charset=iso-8859-1', [ill]],
    ['UTF-8', Buffer.from(text), 'application/json; charset=utf-8', []],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), undefined, []],
  ] as const)('%s', (_, bytes, contentType, deviations) => {
    const decoded = json.decode(shape, bytes, contentType === undefined ? {} : { contentType });
    expect(decoded.value).toEqual({ InternalErrorCode: 'é' });
    expect(decoded.deviations.map(({ clause, level }) => `${clause} ${level}`)).toEqual(deviations);
  });

  it('that has ASCII alone', () => {
    const { deviations } = json.decode(shape, Buffer.from('{}'), { contentType: 'a/b; charset=iso-8859-1' });
    expect(deviations).toEqual([]);
  });
});

it('deep nesting is refused for its size', () => {
  expect(() => json.decode(shape, Buffer.from(`{'a':${'['.repeat(300)}`))).toThrow(
    expect.objectContaining({ reason: 'size' }),
  );
});
