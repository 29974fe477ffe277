import { describe, expect, test } from 'vitest';
import { soap12 } from '../../../formats/soap/soap.ts';
import { xml } from '../../../formats/xml/xml.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';

const shape = responseShape(operationNamed('APIKeyGet'));

const document = (declaration: string, message: string): string =>
  `${declaration}<APIKeyGetResponse><ResponseStatus><ErrorCode>0</ErrorCode><Message>${message}</Message></ResponseStatus></APIKeyGetResponse>`;
const declared = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?>`;
const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const latin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const utf16le = (text: string): Uint8Array => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Uint8Array => Buffer.from(text, 'utf16le').swap16();

describe('the charset', () => {
  const fmt11 = ['FMT-11 SHOULD'];
  test.each<readonly [string, Uint8Array, string | undefined, string, readonly string[]]>([
    ['is UTF-8 when nothing says it', utf8(document('', 'Ω€é')), undefined, 'Ω€é', []],
    ['is UTF-8 by declaration', utf8(document(declared('utf-8'), 'Ω€é')), 'application/xml', 'Ω€é', []],
    [
      'is UTF-8 by its mark',
      utf8(`\ufeff${document(declared('UTF-8'), 'Ω€é')}`),
      'text/xml; charset=utf-8',
      'Ω€é',
      [],
    ],
    [
      'is UTF-16, little end first, by its mark',
      utf16le(`\ufeff${document(declared('utf-16'), 'Ω€é😀')}`),
      undefined,
      'Ω€é😀',
      [],
    ],
    [
      'is UTF-16, big end first, by its mark',
      utf16be(`\ufeff${document(declared('UTF-16'), 'Ω€é😀')}`),
      'application/xml; charset=utf-16',
      'Ω€é😀',
      [],
    ],
    ['is UTF-16 by its mark alone', utf16le(`\ufeff${document('', 'Ω')}`), 'application/xml', 'Ω', []],
    [
      'is UTF-16 by declaration, without a mark',
      utf16be(document(declared('utf-16be'), 'Ω€')),
      undefined,
      'Ω€',
      [],
    ],
    [
      'is ISO-8859-1 by declaration',
      latin1(document(declared('ISO-8859-1'), 'é\u0085ü')),
      undefined,
      'é\u0085ü',
      [],
    ],
    [
      'is ISO-8859-1 by header',
      latin1(document('', 'éü')),
      'application/xml; charset="iso-8859-1"',
      'éü',
      [],
    ],
    [
      'is windows-1252 by declaration',
      latin1(document(declared('windows-1252'), '\u0080\u0093é')),
      undefined,
      '€“é',
      [],
    ],
    [
      'is windows-1252 by header, whatever the declaration',
      latin1(document(declared('utf-8'), '\u0080')),
      'text/xml; charset=windows-1252',
      '€',
      [],
    ],
    [
      'is not the UTF-16 that a declaration in single bytes names',
      utf8(document(declared('utf-16'), 'Ω')),
      undefined,
      'Ω',
      fmt11,
    ],
    ['is not UTF-8 although nothing says so', latin1(document('', 'caf\u00e9')), undefined, 'café', fmt11],
    [
      'is not UTF-8 although it is declared',
      latin1(document(declared('utf-8'), 'caf\u00e9')),
      'application/xml',
      'café',
      fmt11,
    ],
    ['has a name that nobody knows', utf8(document(declared('x-own'), 'Ω')), undefined, 'Ω', fmt11],
    [
      'has a lone surrogate',
      utf16le(`\ufeff${document('', 'a\ud800<b/>').replace('<b/>', '')}`),
      undefined,
      'a\ufffd',
      fmt11,
    ],
  ])('%s', (_name, bytes, contentType, message, deviations) => {
    const decoded = xml.decode(shape, bytes, contentType === undefined ? {} : { contentType });
    expect(decoded.value).toEqual({ ResponseStatus: { ErrorCode: '0', Message: message } });
    expect(decoded.deviations.map((d) => `${d.clause} ${d.level}`)).toEqual(deviations);
  });

  test('of an envelope is found as well', () => {
    const text = `\ufeff${declared('utf-16')}<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body>${document('', 'Ω')}</s:Body></s:Envelope>`;
    const decoded = soap12.decode(shape, utf16le(text), { contentType: 'application/soap+xml' });
    expect(decoded.value).toEqual({ ResponseStatus: { ErrorCode: '0', Message: 'Ω' } });
    expect(decoded.deviations).toEqual([]);
  });
});
