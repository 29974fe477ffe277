import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../formats/charset/decodeText.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { underLimits } from '../underLimits.ts';

const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');
const le = (text: string): Uint8Array => Buffer.from(text, 'utf16le');
const be = (text: string): Uint8Array => Buffer.from(text, 'utf16le').swap16();
const raw = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes);
const joined = (...parts: Uint8Array[]): Uint8Array => Buffer.concat(parts);
const type = (charset: string): string => `text/plain; charset=${charset}`;

describe('bytes that keep their charset', () => {
  it.each([
    ['UTF-8 by default', utf8('aé€😀'), undefined, 'aé€😀'],
    ['UTF-8', utf8('é'), 'application/json; charset=utf-8', 'é'],
    ['UTF-8 in quotes, in capitals, twice', utf8('é'), 'x/y; CHARSET="UTF-8"; charset=utf-8', 'é'],
    ['UTF-8 with a mark', joined(raw(0xef, 0xbb, 0xbf), utf8('é')), type('utf-8'), 'é'],
    ['UTF-16LE with a mark', joined(raw(0xff, 0xfe), le('é😀')), undefined, 'é😀'],
    ['UTF-16BE with a mark', joined(raw(0xfe, 0xff), be('é😀')), undefined, 'é😀'],
    ['UTF-16 with a mark', joined(raw(0xff, 0xfe), le('é')), type('utf-16'), 'é'],
    ['UTF-16 without a mark, by its rule', be('é'), type('utf-16'), 'é'],
    ['UTF-16LE', le('é'), type('utf-16le'), 'é'],
    ['UTF-16BE', be('é'), type('UTF-16BE'), 'é'],
    ['latin1, the true one', raw(0x61, 0xe9, 0x80, 0x9f), type('ISO-8859-1'), 'aé\u0080\u009f'],
    ['windows-1252', raw(0x80, 0x9f, 0x93, 0xe9, 0xff), type('windows-1252'), '€Ÿ“éÿ'],
    ['us-ascii', utf8('abc'), type('us-ascii'), 'abc'],
    ['another one', raw(0xc1, 0xe2), type('iso-8859-7'), 'Αβ'],
    ['nothing', raw(), undefined, ''],
    ['one zero', raw(0), undefined, '\0'],
    ['UTF-16LE without a mark, by its zeros', le('a'), type('utf-16'), 'a'],
    ['the last of ascii', raw(0x7f), type('ascii'), '\u007f'],
    ['UTF-8 with a mark, by its other name', joined(raw(0xef, 0xbb, 0xbf), utf8('é')), type('utf8'), 'é'],
    ['UTF-16 by its other name', joined(raw(0xff, 0xfe), le('é')), type('utf16'), 'é'],
    ['UTF-16 without a mark, by its other name', be('é'), type('utf16'), 'é'],
    ['latin1', raw(0xe9), type('latin1'), 'é'],
    ['latin-1', raw(0x80), type('latin-1'), '\u0080'],
    ['cp1252', raw(0x80), type('cp1252'), '€'],
    ['a charset beside blanks', raw(0xe9), 'a/b ;  charset = "latin1" ; x=y', 'é'],
    ['a charset too far off', utf8('é'), `a/b; x=${'y'.repeat(1000)}; charset=latin1`, 'é'],
    ['no charset', utf8('é'), 'a/b; xcharset=latin1', 'é'],
  ])('%s', (_name, bytes, contentType, text) => {
    expect(decodeText(bytes, { contentType })).toEqual({ text, deviations: [] });
  });
});

describe('bytes that do not keep it are read, and FMT-11 says so', () => {
  it.each([
    [
      'windows-1252 as UTF-8',
      raw(0x63, 0xe9, 0x93),
      type('utf-8'),
      'cé“',
      'utf-8',
      'bytes that are not UTF-8',
    ],
    [
      'mostly UTF-8',
      joined(utf8('é€'), raw(0xff)),
      undefined,
      'é€\ufffd',
      'utf-8',
      'bytes that are not UTF-8',
    ],
    [
      'an astral one',
      joined(utf8('😀'), raw(0xff)),
      undefined,
      '😀\ufffd',
      'utf-8',
      'bytes that are not UTF-8',
    ],
    ['UTF-8 as us-ascii', utf8('é'), type('us-ascii'), 'é', 'us-ascii', 'a byte above 7F'],
    ['windows-1252 as ascii', raw(0x61, 0x80), type('ascii'), 'a€', 'ascii', 'a byte above 7F'],
    [
      'a mark against the header',
      joined(raw(0xef, 0xbb, 0xbf), utf8('é')),
      type('iso-8859-1'),
      'é',
      'iso-8859-1',
      'a byte order mark of utf-8',
    ],
    [
      'a mark of the other order',
      joined(raw(0xfe, 0xff), be('é')),
      type('utf-16le'),
      'é',
      'utf-16le',
      'a byte order mark of utf-16be',
    ],
    ['UTF-16LE undeclared', le('{}'), undefined, '{}', 'utf-8', 'utf-16le, undeclared'],
    ['UTF-16BE undeclared', be('{}'), undefined, '{}', 'utf-8', 'utf-16be, undeclared'],
    ['half a unit', joined(le('a'), raw(0x62)), type('utf-16le'), 'a', 'utf-16le', 'an odd number of bytes'],
    ['a lone surrogate', raw(0x3d, 0xd8), type('utf-16le'), '\ud83d', 'utf-16le', 'a lone surrogate'],
    ['a name that is none', utf8('é'), type('klingon'), 'é', 'klingon', 'a charset that we do not know'],
    [
      'half a character',
      raw(0x61, 0x81),
      type('shift_jis'),
      'a\u0081',
      'shift_jis',
      'bytes that are not shift_jis',
    ],
    ['a long name', utf8('é'), type('x'.repeat(50)), 'é', 'x'.repeat(40), 'a charset that we do not know'],
  ])('%s', (_name, bytes, contentType, text, charset, actual) => {
    expect(decodeText(bytes, { contentType })).toEqual({
      text,
      deviations: [
        { clause: 'FMT-11', level: 'SHOULD', path: '', expected: `bytes in the charset ${charset}`, actual },
      ],
    });
  });
});

describe('a format of UTF-8 alone', () => {
  it.each([
    ['UTF-8', utf8('é'), undefined],
    ['UTF-8 by its other name', utf8('é'), 'utf8'],
    ['ASCII in another charset', utf8('abc'), 'iso-8859-1'],
  ])('takes %s', (_name, bytes, charset) => {
    const contentType = charset && type(charset);
    expect(decodeText(bytes, { contentType, utf8: true }).deviations).toEqual([]);
  });

  it.each(['iso-8859-1', 'xx-utf-8'])('takes nothing else that is lawful elsewhere: %s', (charset) => {
    const { text, deviations } = decodeText(raw(0xe9), { contentType: type(charset), utf8: true });
    expect(text).toBe('é');
    expect(deviations).toHaveLength(1);
    if (charset === 'iso-8859-1')
      expect(deviations).toMatchObject([
        { expected: 'bytes in the charset utf-8', actual: 'bytes in the charset iso-8859-1' },
      ]);
  });
});

describe('a charset that the document declares', () => {
  const sniff = (head: string): string | undefined => /encoding="([^"]+)"/.exec(head)?.[1];

  it('is followed when the header has none', () => {
    const bytes = Buffer.from('<?xml encoding="ISO-8859-1"?>é', 'latin1');
    expect(decodeText(bytes, { contentType: 'text/xml', sniff })).toMatchObject({
      text: expect.stringMatching(/é$/),
      deviations: [],
    });
  });

  it('is sought in capitals too, and in the first 1024 bytes alone', () => {
    const heads: string[] = [];
    const bytes = joined(raw(0xe9), utf8('x'.repeat(2000)));
    const found = decodeText(bytes, {
      sniff: (head) => {
        heads.push(head);
        return 'LATIN1';
      },
    });
    expect(heads).toEqual([`é${'x'.repeat(1023)}`]);
    expect(found).toEqual({ text: `é${'x'.repeat(2000)}`, deviations: [] });
  });

  it('gives way to the header', () => {
    const bytes = utf8('<?xml encoding="ISO-8859-1"?>é');
    expect(decodeText(bytes, { contentType: type('utf-8'), sniff }).text).toMatch(/é$/);
  });
});

it('too many bytes are refused for their size', () => {
  const read = (length: number) =>
    underLimits({ bytes: 4 }, () => decodeText(new Uint8Array(length).fill(0x61)));
  expect(read(4).text).toBe('aaaa');
  expect(() => read(5)).toThrow(new DecodeError('longer than 4 bytes', 4, 'size'));
  expect(() => read(5)).toThrow(expect.objectContaining({ reason: 'size', offset: 4 }));
});
