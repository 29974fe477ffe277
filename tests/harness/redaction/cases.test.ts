import { describe, expect, test } from 'vitest';
import { redactor } from '../../../harness/redaction/redactor.ts';
import { placeholder } from './keys.ts';

describe('cases', () => {
  const redact = redactor(['Secret+Key/1']);

  test.each<[string, string]>([
    ['Secret+Key/1', placeholder],
    ['secret+key/1 SECRET+KEY/1', `${placeholder} ${placeholder}`],
    ['Secret%2BKey%2F1', placeholder],
    ['Secret%252bKey%252f1', placeholder],
    ['Secret%25252BKey%25252F1', placeholder],
    ['Secret&amp;#43;Key&amp;#x2F;1', placeholder],
    ['Secret&plus;Key&sol;1', placeholder],
    ['Secret&#00000000000000000043;Key\\/1', placeholder],
    ['Secret\\u002BKey\\\\\\/1', placeholder],
    ['\\u{53}ecret+Key%u002f1', placeholder],
    ['Secret Key/1', 'Secret Key/1'],
    ['Secret+Key/', 'Secret+Key/'],
    ['Secret+Key/2', 'Secret+Key/2'],
    ['xSecret+Key/1x', `x${placeholder}x`],
    ['Secret+Secret+Key/1', `Secret+${placeholder}`],
    ['Secret&#X002b;Key&#0000047;1', placeholder],
    ['SECRET&PLUS;KEY&SOL;1', placeholder],
    ['S%65cret%2BKe%79/1', placeholder],
    ['\\X53ECRET\\U002BKEY/1', placeholder],
    ['Secret\\053Key\\0571', placeholder],
    ['\\123\\145\\143\\162\\145\\164\\53\\113\\145\\171\\57\\61', placeholder],
    ['=53ecret=2BKey=2F1', placeholder],
    ['Secret=\r\n+Key/=\n1', placeholder],
    ['Secret&#43Key&#471', placeholder],
    ['&#83ecret&#x2bKey/1', placeholder],
    ['\uff33\uff45\uff43\uff52\uff45\uff54\uff0b\uff2b\uff45\uff59\uff0f\uff11', placeholder],
    ['KNSWG4TFOQVUWZLZF4YQ====', `${placeholder}====`],
    ['[83,101,99,114,101,116,43,75,101,121,47,49]', `[${placeholder}]`],
    ['[83, 101, 99, 114]', '[83, 101, 99, 114]'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(redact.text(text)).toBe(expected);
  });

  test('of several secrets the longest at a place, each with its own placeholder', () => {
    const several = redactor(['abcd', 'abcdef', { text: 'token-77', placeholder: '<Authorization>' }, '']);
    expect(several.text('abcdefg abcde TOKEN-77')).toBe(`${placeholder}g ${placeholder}e <Authorization>`);
  });

  test('a mangled key that is given beside the right one', () => {
    const mangled = redactor(['key-4711', 'key-471', ' key-4711 ']);
    expect(mangled.text('<key-471> < key-4711 > <KEY-4711>')).toBe(
      `<${placeholder}> <${placeholder}> <${placeholder}>`,
    );
  });

  test('a key of fewer than four characters goes only where it is the value of APIKEY', () => {
    const short = redactor(['a1']);
    expect(
      short.text('{"APIKEY":"a1","x":"a1"} ?APIKEY=a1&y=a1 <APIKEY>a1</APIKEY> {APIKEY:a1} APIKEY\r\na1\r\n'),
    ).toBe(
      `{"APIKEY":"${placeholder}","x":"a1"} ?APIKEY=${placeholder}&y=a1 <APIKEY>${placeholder}</APIKEY> {APIKEY:${placeholder}} APIKEY\r\n${placeholder}\r\n`,
    );
    expect(short.text('APIKEY=a12')).toBe('APIKEY=a12');
  });

  test('a decomposed and a composed accent are the same letter', () => {
    expect(redactor(['clé-secrète'.normalize('NFC')]).text(`<${'clé-secrète'.normalize('NFD')}>`)).toBe(
      `<${placeholder}>`,
    );
  });

  test('windows-1252, UTF-8 read as windows-1252, and a declared charset', () => {
    const euro = redactor(['pay€load']);
    expect(Buffer.from(euro.bytes(Buffer.from('<pay\x80load>', 'latin1'))).toString()).toBe(
      `<${placeholder}>`,
    );
    expect(euro.text('<payâ‚¬load>')).toBe(`<${placeholder}>`);
    const greek = Buffer.from([0x3c, 0xea, 0xeb, 0xe5, 0xe9, 0xe4, 0xdf, 0x3e]);
    expect(Buffer.from(redactor(['κλειδί']).bytes(greek, 'text/xml; charset="ISO-8859-7"')).toString()).toBe(
      `<${placeholder}>`,
    );
  });
});
