import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { redactor } from '../../../harness/redaction/redactor.ts';
import { base32 } from './base32.ts';
import { openEncodings } from './encodings.ts';
import { around, encoded, key, mixedByCharacter, mixedByPlace, names, placeholder, ways } from './keys.ts';

const layers = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 3 });

/**
 * `~` keeps the key apart from the text around it, since half of an escape before the key would rightly go with it. Of
 * a key that ends in several backslashes, be the last an escape of one, they may be counted one too many, if an escape of
 * `~` begins with one.
 */
export const nested = fc.property(key, around, around, layers, (secret, before, behind, each) => {
  const out = redactor([secret]).text(encoded(each, `${before}~${secret}~${behind}`));
  const [left, right] = [encoded(each, `${before}~`), encoded(each, `~${behind}`)];
  if (/\\(?:\\|\\u005c)$/i.test(secret)) {
    assert.ok(out.startsWith(left + placeholder), out);
    const rest = out.slice(left.length + placeholder.length);
    assert.ok(right.endsWith(rest) && rest.length >= encoded(each, behind).length, out);
  } else assert.equal(out, left + placeholder + right);
});

/** What stands against the key may go with it, but nothing of the key stays. */
export const adjoining = fc.property(key, around, around, layers, (secret, before, behind, each) => {
  const out = redactor([secret]).text(encoded(each, before + secret + behind));
  assert.ok(out.includes(placeholder), out);
  const left = out.split(placeholder).join('').length;
  assert.ok(left <= encoded(each, before).length + encoded(each, behind).length, out);
});

/** Not for keys that end in a backslash: it looks like an escape of `~` where the others are escaped and it is not. */
export const anyMixture = fc.property(key, ways(40), (secret, each) => {
  fc.pre(!secret.endsWith('\\'));
  assert.equal(redactor([secret]).text(`~${mixedByPlace(secret, each)}~`), `~${placeholder}~`);
});

/** A writer that leaves some characters and escapes others does so wherever they stand. */
export const nestedMixtures = fc.property(
  key,
  fc.array(ways(7), { minLength: 2, maxLength: 3 }),
  (secret, each) => {
    const out = redactor([secret]).text(`~${each.reduce(mixedByCharacter, secret)}~`);
    assert.equal(out, `~${placeholder}~`);
  },
);

export const someBytesPercentEncoded = fc.property(
  key,
  fc.constantFrom('plain', 'xml', 'xmlHex', 'html'),
  fc.array(fc.constantFrom('', 'X', 'x'), { minLength: 1, maxLength: 23 }),
  (secret, layer, each) => {
    const bytes = [...Buffer.from(encoded([layer], secret))].map((byte, place) => {
      const digits = byte.toString(16).padStart(2, '0');
      const how = each[place % each.length];
      if (how === '') return Buffer.from([byte]);
      return Buffer.from(`%${how === 'x' ? digits : digits.toUpperCase()}`);
    });
    const out = redactor([secret]).bytes(Buffer.concat([Buffer.from('~'), ...bytes, Buffer.from('~')]));
    assert.equal(Buffer.from(out).toString('latin1'), `~${placeholder}~`);
  },
);

const charsets: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'utf-8': (text) => Buffer.from(text, 'utf8'),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
  'iso-8859-1': (text) => Buffer.from(text, 'latin1'),
};

export const anyCharset = fc.property(
  key,
  fc.constantFrom('plain', 'json', 'xml', 'url', 'xmlHex'),
  fc.constantFrom(...Object.keys(charsets)),
  fc.boolean(),
  (secret, layer, charset, odd) => {
    fc.pre(charset !== 'iso-8859-1' || ![...secret].some((each) => each > 'ÿ'));
    const write = charsets[charset] as (text: string) => Uint8Array;
    const isOdd = odd && charset.startsWith('utf-16');
    const bytes = Buffer.concat([
      Buffer.from(isOdd ? 'x' : ''),
      write(`mno ~${encoded([layer], secret)}~ mno`),
    ]);
    const out = Buffer.from(redactor([secret]).bytes(bytes));
    if (isOdd) assert.ok(out.length < bytes.length + 2 * placeholder.length);
    else assert.ok(out.equals(write(`mno ~${placeholder}~ mno`)), out.toString('latin1'));
    for (const view of ['utf8', 'latin1', 'utf16le'] as const) {
      for (const from of [0, 1]) assert.ok(!out.subarray(from).toString(view).includes(secret));
    }
  },
);

export const armoured = fc.property(
  key,
  fc.stringMatching(/^[mno]{0,7}$/),
  fc.constantFrom('plain', 'json', 'jsonAscii', 'url', 'xml'),
  fc.constantFrom(
    ...[
      'base64',
      'base64url',
      'hex',
      'HEX',
      'mime',
      'slashed',
      'escaped',
      'twice',
      'thrice',
      'base32',
      'BASE32',
    ],
    ...['numbers', 'signed', 'spread', 'numbersInUrl'],
  ),
  (secret, before, layer, armour) => {
    const message = Buffer.from(`${before}~${encoded([layer], secret)}~${before}`);
    const base64 = message.toString('base64');
    const mime = base64.replace(/.{20}/g, '$&\r\n');
    const text = {
      base64,
      base64url: message.toString('base64url'),
      hex: message.toString('hex'),
      HEX: message.toString('hex').toUpperCase(),
      mime,
      slashed: base64.replaceAll('/', '\\/').replaceAll('+', '%2B'),
      escaped: encoded(['json', 'json', 'jsonAll'], mime),
      thrice: Buffer.from(Buffer.from(base64).toString('base64')).toString('base64'),
      base32: base32(message).toLowerCase(),
      BASE32: base32(message),
      numbers: JSON.stringify([...message]),
      signed: JSON.stringify([...new Int8Array(message)]),
      spread: JSON.stringify([...message], null, 2),
      numbersInUrl: encodeURIComponent(JSON.stringify([...message])),
      twice: Buffer.from(`x${base64}`).toString('base64'),
    }[armour];
    const out = redactor([secret]).text(`"v": "${text}" .`);
    assert.ok(out.startsWith('"v": "') && out.includes(placeholder) && out.endsWith('" .'), out);
    // What is left of it on both sides of the placeholder holds no character of the key.
    const left = out.slice(6, -3).split(placeholder).join('').length;
    const letter =
      { twice: 2, thrice: 3, escaped: 20, numbers: 4, signed: 5, spread: 7, numbersInUrl: 6 }[
        armour as string
      ] ?? 1.6;
    assert.ok(left < letter * 2 * (before.length + 6) + 12, out);
  },
);

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** Written in full width, and then in any other way. */
export const inFullWidth = fc.property(key, layers, fc.boolean(), (secret, each, asBytes) => {
  const text = `~${encoded(each, fullWidth(secret))}~`;
  const redact = redactor([secret]);
  const out = asBytes ? Buffer.from(redact.bytes(Buffer.from(text))).toString('utf8') : redact.text(text);
  assert.equal(out, `~${placeholder}~`);
});

/** Of numbers that nothing ends, alone or in another way of writing. */
export const unclosed = fc.property(
  key,
  fc.constantFrom(...Object.keys(openEncodings)),
  fc.constantFrom('plain', 'json', 'xml', 'url'),
  (secret, name, layer) => {
    const text = encoded([layer], openEncodings[name]?.(secret) ?? '');
    assert.equal(redactor([secret]).text(`~${text}~`), `~${placeholder}~`);
  },
);

/** Lines of quoted-printable end somewhere, also in a key. */
export const inBrokenLines = fc.property(
  key,
  fc.integer({ min: 1, max: 20 }),
  fc.constantFrom('\n', '\r\n'),
  (secret, width, end) => {
    const pieces = encoded(['quotedPrintable'], secret).match(/=..|./gsu) ?? [];
    const text = pieces
      .map((piece, place) => (place > 0 && place % width === 0 ? `=${end}${piece}` : piece))
      .join('');
    assert.equal(redactor([secret]).text(`~${text}~`), `~${placeholder}~`);
  },
);

const words = fc.constantFrom(
  'mvDocumentTypePrintOptionsShowPreTaxTotalsInRow',
  'mno',
  '"',
  '\\/',
  '%2B',
  '00-11:22 33',
  ' ',
);

/** What a redactor has met before changes nothing: not where a key stands in armour, alone or beside words that it knows. */
export const noMemory = fc.property(
  key,
  fc.array(fc.array(fc.oneof(words, fc.constant('key')), { maxLength: 8 }), { minLength: 2, maxLength: 5 }),
  fc.constantFrom('base64', 'hex'),
  fc.constantFrom('plain', 'jsonAll', 'urlAll', 'xmlHex'),
  (secret, texts, armour, layer) => {
    const used = redactor([secret]);
    for (const parts of texts) {
      const armoured = Buffer.from(`${parts.join('')}${secret}`).toString(armour);
      const text = parts.map((part) => (part === 'key' ? encoded([layer], armoured) : part)).join('');
      assert.equal(used.text(text), redactor([secret]).text(text));
      assert.ok(!parts.includes('key') || used.text(text).includes(placeholder), text);
    }
  },
);

export const nothingFound = fc.property(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  around,
  layers,
  (bytes, text, piece, each) => {
    const redact = redactor(['K3y-with"hazards&é', 'a second one']);
    assert.equal(redact.bytes(bytes, 'text/plain; charset=windows-1253'), bytes);
    assert.equal(redact.text(text), text);
    const written = Buffer.from(encoded(each, piece));
    assert.equal(redact.bytes(written), written);
  },
);
