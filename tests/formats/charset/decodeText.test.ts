import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../formats/charset/decodeText.ts';

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
  ])('%s', (_name, bytes, contentType, text) => {
    expect(decodeText(bytes, { contentType })).toEqual({ text, deviations: [] });
  });
});

describe('bytes that do not keep it are read, and FMT-11 says so', () => {
  it.each([
    ['windows-1252 as UTF-8', raw(0x63, 0xe9, 0x93), type('utf-8'), 'cé“'],
    ['mostly UTF-8', joined(utf8('é€'), raw(0xff)), undefined, 'é€\ufffd'],
    ['UTF-8 as us-ascii', utf8('é'), type('us-ascii'), 'é'],
    ['a mark against the header', joined(raw(0xef, 0xbb, 0xbf), utf8('é')), type('iso-8859-1'), 'é'],
    ['UTF-16LE undeclared', le('{}'), undefined, '{}'],
    ['UTF-16BE undeclared', be('{}'), undefined, '{}'],
    ['half a unit', joined(le('a'), raw(0x62)), type('utf-16le'), 'a'],
    ['a lone surrogate', raw(0x3d, 0xd8), type('utf-16le'), '\ud83d'],
    ['a name that is none', utf8('é'), type('klingon'), 'é'],
  ])('%s', (_name, bytes, contentType, text) => {
    const decoded = decodeText(bytes, { contentType });
    expect(decoded.text).toBe(text);
    expect(decoded.deviations).toMatchObject([{ clause: 'FMT-11', level: 'SHOULD', path: '' }]);
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

  it('gives way to the header', () => {
    const bytes = utf8('<?xml encoding="ISO-8859-1"?>é');
    expect(decodeText(bytes, { contentType: type('utf-8'), sniff }).text).toMatch(/é$/);
  });
});

it('too many bytes are refused for their size', () => {
  expect(() => decodeText(new Uint8Array(64 * 1024 * 1024 + 1))).toThrow(
    expect.objectContaining({ name: 'DecodeError', reason: 'size' }),
  );
});
