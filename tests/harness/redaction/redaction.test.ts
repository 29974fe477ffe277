import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactor } from '../../../harness/redaction/redactor.ts';
import { lawRuns } from '../../formats/laws/lawRuns.ts';
import { processorMs } from '../../processorMs.ts';
import * as laws from './laws.ts';

const runs = { numRuns: lawRuns };

test('no key survives any nesting of encodings, and nothing else changes', () => {
  fc.assert(laws.nested, {
    ...runs,
    examples: [
      ['&aaa&a', '', '', ['xml', 'javascriptHex', 'jsonAll']],
      ['aa&aa&\\', '', '', ['javascriptHex', 'form', 'xmlDecimal']],
      ['aa&aa&\\\\', '', '', ['jsonAll']],
      ['k\\\\\\"k', '', '', ['json', 'json', 'json']],
      ['k\\\\\\k\\', '\\', '\\', ['json', 'json', 'json', 'json', 'url']],
      [']]>aaa', '', '', ['cdata', 'cdata', 'cdata', 'lower']],
      ['ßaΩ&aa', '', '', ['html', 'upper', 'lower']],
      ['&a&aa\\\\u005c', '', '', ['jsonAll', 'jsonAll', 'plain']],
    ],
  });
});

test('nor with whatever stands against it', () => {
  fc.assert(laws.adjoining, {
    ...runs,
    examples: [
      ['c2VjcmV0a2V5==', 'key: ', '\n', ['plain']],
      ['c2VjcmV0a2V5=', '', '\r\nnext', ['plain']],
      ['&aa&a=', '', '\n', ['plain']],
    ],
  });
});

test('nor one whose every character is written in another way', () => {
  fc.assert(laws.anyMixture, runs);
});

test('nor when such mixtures are nested', () => {
  const plain = Array<string>(6).fill('plain');
  const named = [...plain.slice(0, 3), 'htmlNamed', ...plain.slice(3)];
  const quoted = [...plain.slice(0, 3), 'jsonAll', ...plain.slice(3)];
  const both = [...plain.slice(0, 5), 'jsonAll', 'plain'];
  fc.assert(laws.nestedMixtures, { ...runs, examples: [['aa&aaa', [named, quoted, both]]] });
});

test('nor one of which some bytes are percent-encoded', () => {
  fc.assert(laws.someBytesPercentEncoded, runs);
});

test('nor in bytes of any charset', () => {
  fc.assert(laws.anyCharset, runs);
});

test('nor base64, base32, hexadecimal digits and lists of bytes, wherever the key begins in them', () => {
  fc.assert(laws.armoured, runs);
});

test('nor in full width, escaped in any way', () => {
  fc.assert(laws.inFullWidth, runs);
});

test('nor in numbers that nothing ends', () => {
  fc.assert(laws.unclosed, runs);
});

test('nor in lines that quoted-printable breaks', () => {
  fc.assert(laws.inBrokenLines, runs);
});

test('nor in what a redactor looks through after other texts', () => {
  fc.assert(laws.noMemory, { numRuns: runs.numRuns / 5 });
});

test('what holds no key is the very same object', () => {
  fc.assert(laws.nothingFound, runs);
});

test('10 MB take a short while, and hostile text takes no time beyond its length', () => {
  const long = redactor(['3f2a9c1e7b6d4f508899aabbccddeeff', `k&e<y>"1'a\\b%c+d/e,fé`]);
  const record =
    '{"a":"\\/Date(1484037000000-0000)\\/","mvInsertUpdateDeleteSourceApplication":"é & \\u00e9"},';
  for (const [part, megabytes, atMostMs] of [
    [record, 10, 30_000],
    ['[', 10, 30_000],
    ['\\', 0.5, 30_000],
    ['%25', 0.5, 30_000],
    ['&#', 0.5, 30_000],
    ['\\u00', 0.5, 30_000],
    ['%5C', 0.5, 30_000],
    ['\\u005c', 0.5, 30_000],
    ['a', 1, 30_000],
    ['=3D', 0.5, 30_000],
    ['\\061', 0.5, 30_000],
    ['&#1153', 0.5, 30_000],
    ['104,', 1, 30_000],
    ['\uff4b', 1, 30_000],
    ['<mvDocumentTypePrintOptionsShowPreTaxTotalsInRow>', 1, 30_000],
  ] as const) {
    const bytes = Buffer.from(part.repeat((megabytes * 1_000_000) / part.length));
    const started = processorMs();
    expect(long.bytes(bytes)).toBe(bytes);
    expect(processorMs() - started).toBeLessThan(atMostMs);
  }
});
