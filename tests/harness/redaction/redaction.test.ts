import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactor } from '../../../harness/redaction/redactor.ts';
import { encodings } from './encodings.ts';

const placeholder = '$ASSAY_API_KEY';
const runs = { numRuns: process.env.CI === undefined ? 300 : 1000 };

const hazards = [...'&<>"\'\\%+/, ;:{}[]=#éüßΩЖ€漢😀'];
const letters = [...'abkxzQRT0157-_.'];
/** None ends in a backslash: one more behind it may rightly be taken for its escape. */
const key = fc
  .array(fc.oneof(fc.constantFrom(...letters), fc.constantFrom(...hazards)), { minLength: 6, maxLength: 30 })
  .map((characters) => characters.join(''))
  .filter(
    (text) =>
      /[a-z0-9]/i.test(text) &&
      text.trim() === text &&
      !text.endsWith('\\') &&
      !placeholder.includes(text.toUpperCase()),
  );

/** Text around a key; `~` keeps it apart, since half of an escape before the key would rightly go with it. */
const around = fc
  .array(
    fc.constantFrom(
      'mno',
      'MNO',
      '22',
      '\\',
      '"',
      '""',
      '&',
      '&amp;',
      '%',
      '%25',
      '\\u00',
      '<p>',
      ',',
      '\n',
      'é',
      ' ',
    ),
  )
  .map((parts) => parts.join(''));
const names = Object.keys(encodings);
const encoded = (layers: readonly string[], text: string): string =>
  layers.reduce((inner, name) => encodings[name]?.(inner) ?? inner, text);

test('no key survives any nesting of encodings, and nothing else changes', () => {
  fc.assert(
    fc.property(
      key,
      around,
      around,
      fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
      (secret, before, behind, layers) => {
        const out = redactor([secret]).text(encoded(layers, `${before}~${secret}~${behind}`));
        expect(out).toBe(`${encoded(layers, `${before}~`)}${placeholder}${encoded(layers, `~${behind}`)}`);
      },
    ),
    runs,
  );
});

test('nor one whose every character is written in another way', () => {
  const single = names.filter((name) => !['cdata', 'quotesTwiceDoubled', 'quotesDoubled'].includes(name));
  fc.assert(
    fc.property(
      key,
      fc.array(fc.constantFrom(...single), { minLength: 30, maxLength: 30 }),
      (secret, ways) => {
        const mixed = [...secret].map((each, index) => encoded([ways[index] ?? 'plain'], each)).join('');
        expect(redactor([secret]).text(`~${mixed}~`)).toBe(`~${placeholder}~`);
      },
    ),
    runs,
  );
});

test('nor in bytes of any charset', () => {
  const charsets: Readonly<Record<string, (text: string) => Uint8Array>> = {
    'utf-8': (text) => Buffer.from(text, 'utf8'),
    'utf-16le': (text) => Buffer.from(text, 'utf16le'),
    'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
    'iso-8859-1': (text) => Buffer.from(text, 'latin1'),
  };
  fc.assert(
    fc.property(
      key,
      fc.constantFrom('plain', 'json', 'xml', 'url', 'xmlHex'),
      fc.constantFrom(...Object.keys(charsets)),
      fc.boolean(),
      (secret, layer, charset, odd) => {
        fc.pre(charset !== 'iso-8859-1' || ![...secret].some((each) => each > 'ÿ'));
        const write = charsets[charset] as (text: string) => Uint8Array;
        const shift = Buffer.from(odd && charset.startsWith('utf-16') ? 'x' : '');
        const bytes = Buffer.concat([shift, write(`mno ~${encoded([layer], secret)}~ mno`)]);
        const out = Buffer.from(redactor([secret]).bytes(bytes));
        if (odd && charset.startsWith('utf-16'))
          expect(out.length).toBeLessThan(bytes.length + 2 * placeholder.length);
        else expect(out.equals(write(`mno ~${placeholder}~ mno`))).toBe(true);
        for (const view of ['utf8', 'latin1', 'utf16le'] as const) {
          for (const from of [0, 1]) expect(out.subarray(from).toString(view)).not.toContain(secret);
        }
      },
    ),
    runs,
  );
});

test('nor base64 and hexadecimal digits, wherever the key begins in them', () => {
  fc.assert(
    fc.property(
      key,
      fc.stringMatching(/^[mno]{0,7}$/),
      fc.constantFrom('plain', 'json', 'jsonAscii', 'url', 'xml'),
      fc.constantFrom('base64', 'base64url', 'hex', 'mime', 'slashed', 'twice'),
      (secret, before, layer, armour) => {
        const message = Buffer.from(`${before}~${encoded([layer], secret)}~${before}`);
        const base64 = message.toString('base64');
        const text = {
          base64,
          base64url: message.toString('base64url'),
          hex: message.toString('hex'),
          mime: base64.replace(/.{20}/g, '$&\r\n'),
          slashed: base64.replaceAll('/', '\\/').replaceAll('+', '%2B'),
          twice: Buffer.from(`x${base64}`).toString('base64'),
        }[armour];
        const out = redactor([secret]).text(`"v": "${text}" .`);
        expect(out).toContain(placeholder);
        expect(out.startsWith('"v": "')).toBe(true);
        expect(out.endsWith('" .')).toBe(true);
        // What is left of it on both sides of the placeholder holds no character of the key.
        const left = out.slice(6, -3).split(placeholder).join('').length;
        expect(left).toBeLessThan((armour === 'twice' ? 2 : 1.6) * 2 * (before.length + 6) + 8);
      },
    ),
    runs,
  );
});

test('what holds no key is the very same object', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      (bytes, text) => {
        const redact = redactor(['K3y-with"hazards&é', 'a second one']);
        expect(redact.bytes(bytes, 'text/plain; charset=windows-1253')).toBe(bytes);
        expect(redact.text(text)).toBe(text);
      },
    ),
    runs,
  );
});

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

  test('10 MB take a short while, also hostile ones', () => {
    const long = redactor(['3f2a9c1e7b6d4f508899aabbccddeeff', `k&e<y>"1'a\\b%c+d/e,fé`]);
    const record =
      '{"a":"\\/Date(1484037000000-0000)\\/","mvInsertUpdateDeleteSourceApplication":"é & \\u00e9"},';
    for (const [part, megabytes, atMostMs] of [
      [record, 10, 6000],
      ['[', 10, 6000],
      ['\\', 2, 6000],
      ['%25', 2, 6000],
      ['&#', 2, 6000],
      ['\\u00', 2, 6000],
    ] as const) {
      const bytes = Buffer.from(part.repeat((megabytes * 1_000_000) / part.length));
      const started = performance.now();
      expect(long.bytes(bytes)).toBe(bytes);
      expect(performance.now() - started).toBeLessThan(atMostMs);
    }
  });
});
