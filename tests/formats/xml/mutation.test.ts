import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Codec } from '../../../formats/Codec.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { soap11, soap12 } from '../../../formats/soap/soap.ts';
import { outlineXml } from '../../../formats/xml/outlineXml.ts';
import { xml } from '../../../formats/xml/xml.ts';
import { recordArbitrary } from '../../../generators/records/recordArbitrary.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operations } from '../../../specs/operations.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import { lawRuns } from '../laws/lawRuns.ts';
import { dialectArbitrary } from './dialectArbitrary.ts';
import { written } from './written.ts';

const codecs: readonly Codec[] = [xml, soap11, soap12];
const shapes = [...operations.values()].map(responseShape);

const samples: readonly Uint8Array[] = readFileSync(
  new URL('../../golden/wire-samples.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter((sample) => codecs.some((codec) => codec.name === sample.format))
  .map((sample) => new TextEncoder().encode(sample.response.body));

/** What breaks XML, at byte level too. */
const piece = fc.oneof(
  fc.uint8Array({ maxLength: 4 }),
  fc
    .constantFrom(
      '<', '>', '/', '"', "'", '&', ';', '=', ':', '<!--', '-->', '<![CDATA[', ']]>', '<?', '?>', '<!DOCTYPE a [', ']>',
      '&amp;', '&#0;', '&#x110000;', '&#xD800;', '&nope;', '</', '/>', ' xmlns="u"', ' xmlns:p="u"', '<p:', ' i:nil="true"',
      '<__proto__>', '</__proto__>', '<constructor a="1"/>', ' __proto__="x"', '<toString>', '\0', '\ufeff', '\ud83d', '<s:Body>',
      '<s:Fault>', '</s:Envelope>', '<?xml version="1.0" encoding="utf-16"?>', '<?xml version="9"?>', '<?x constructor="1"?>', '<#text>', '<:@/>',
    )
    .map((text) => new TextEncoder().encode(text)),
); // biome-ignore format: a list to be read across

const cut = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), remove: fc.nat(8), insert: piece });

function mutate(
  bytes: Uint8Array,
  cuts: readonly { at: number; remove: number; insert: Uint8Array }[],
): Uint8Array {
  let result = Buffer.from(bytes);
  for (const { at, remove, insert } of cuts) {
    const start = Math.floor(at * result.length);
    result = Buffer.concat([result.subarray(0, start), insert, result.subarray(start + remove)]);
  }
  return result;
}

/** Decodes, or raises a DecodeError that says where; anything else is a crash. */
function decodesOrSays(codec: Codec, shape: RecordShape, bytes: Uint8Array): void {
  for (const read of [() => codec.decode(shape, bytes).deviations, () => [outlineXml(shape, bytes)]]) {
    try {
      expect(Array.isArray(read())).toBe(true);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      expect(error.offset).toBeGreaterThanOrEqual(0);
      expect(error.offset).toBeLessThanOrEqual(bytes.length);
    }
  }
}

describe.each(codecs)('$name never crashes', (codec) => {
  test('on mutated bytes', () => {
    const start = fc.oneof(
      fc.constantFrom(...samples),
      fc.constantFrom(...written.map((one) => new TextEncoder().encode(one.xml))),
      fc
        .constantFrom(...shapes)
        .chain((shape) =>
          fc.tuple(
            fc.constant(shape),
            recordArbitrary(shape, { basis: 'wall', nil: true }),
            dialectArbitrary,
          ),
        )
        .map(([shape, value, dialect]) => codec.encode(shape, value, { dialect })),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        start,
        fc.array(cut, { minLength: 1, maxLength: 6 }),
        (shape, bytes, cuts) => {
          decodesOrSays(codec, shape, mutate(bytes, cuts));
        },
      ),
      { numRuns: lawRuns * 5 },
    );
  });

  test('on bytes that are anything', () => {
    fc.assert(
      fc.property(fc.constantFrom(...shapes), fc.uint8Array({ maxLength: 200 }), (shape, bytes) => {
        decodesOrSays(codec, shape, bytes);
      }),
      { numRuns: lawRuns * 2 },
    );
  });
});
