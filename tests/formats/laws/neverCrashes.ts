import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Codec } from '../../../formats/Codec.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { responseArbitrary } from '../../../generators/messages/messageArbitrary.ts';
import type { ValueOptions } from '../../../generators/ValueOptions.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { processorMs } from '../../processorMs.ts';
import { lawRuns } from './lawRuns.ts';

const known = operationNamed('SalesOrderGet');
const shape = responseShape(known);
const syntax = [
  ...'{}[]<>"\'&;:,()\\/!?=-+#\u0000\u0001\n\r\t 0e',
  '</',
  '<!--',
  '<![CDATA[',
  '<!DOCTYPE x [',
  '&#0;',
  '\uFEFF',
  '\\u',
  '""',
  '/Date(',
];

const mutationArbitrary = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 20 }),
  insert: fc.oneof(
    fc.constantFrom(...syntax).map((text) => new Uint8Array(Buffer.from(text, 'utf8'))),
    fc.uint8Array({ maxLength: 4 }),
  ),
});
type Mutation = { readonly at: number; readonly cut: number; readonly insert: Uint8Array };

const mutated = (bytes: Uint8Array, { at, cut, insert }: Mutation): Uint8Array => {
  const from = Math.floor(at * bytes.length);
  return Buffer.concat([bytes.subarray(0, from), insert, bytes.subarray(from + cut)]);
};

/**
 * The law of a decoder: whatever the bytes are, it gives a value or raises a DecodeError that says where, in bounded
 * time. Judged on right documents with a few bytes changed, on right ones cut off, and on arbitrary bytes.
 */
export function neverCrashes(codec: Codec, options: ValueOptions): void {
  const survives = (bytes: Uint8Array, contentType: string): void => {
    const before = processorMs();
    try {
      codec.decode(shape, bytes, { contentType });
    } catch (error) {
      expect(error).toBeInstanceOf(DecodeError);
      expect((error as DecodeError).offset).toBeGreaterThanOrEqual(0);
      expect((error as DecodeError).offset).toBeLessThanOrEqual(bytes.length);
    }
    expect(processorMs() - before).toBeLessThan(2000);
  };
  const charsets = fc.constantFrom(
    '',
    ...['utf-8', 'utf-16', 'iso-8859-1', 'us-ascii', 'x-none'].map((name) => `a/b; charset=${name}`),
  );

  describe(`${codec.name} never crashes`, () => {
    it('on changed bytes', () => {
      fc.assert(
        fc.property(
          responseArbitrary(known, options),
          fc.array(mutationArbitrary, { minLength: 1, maxLength: 4 }),
          charsets,
          (value, mutations, charset) => {
            survives(mutations.reduce(mutated, codec.encode(shape, value)), charset);
          },
        ),
        { numRuns: lawRuns * 4 },
      );
    });

    it('on arbitrary bytes', () => {
      fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), charsets, survives), { numRuns: lawRuns * 4 });
    });

    it('on arbitrary syntax', () => {
      fc.assert(
        fc.property(
          fc.array(fc.constantFrom(...syntax, 'ResponseStatus', 'a', '1', '\ud800'), { maxLength: 40 }),
          charsets,
          (parts, charset) => {
            survives(Buffer.from(parts.join(''), 'utf8'), charset);
          },
        ),
        { numRuns: lawRuns * 4 },
      );
    });

    it('on a document cut off at every byte', () => {
      const [sample] = fc.sample(responseArbitrary(known, options), { numRuns: 1, seed: 7 });
      const bytes = codec.encode(shape, {
        ...sample,
        ResponseStatus: { ErrorCode: '500', Message: 'é "x" {y}: [z], 😀' },
        InternalErrorCode: 'z',
      });
      for (let length = 0; length < bytes.length; length += 1) survives(bytes.subarray(0, length), '');
    });
  });
}
