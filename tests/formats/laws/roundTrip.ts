import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Codec } from '../../../formats/Codec.ts';
import { requestArbitrary, responseArbitrary } from '../../../generators/messages/messageArbitrary.ts';
import { recordArbitrary } from '../../../generators/records/recordArbitrary.ts';
import type { ValueOptions } from '../../../generators/ValueOptions.ts';
import { requestShape, responseShape } from '../../../specs/messageShapes.ts';
import { operations } from '../../../specs/operations.ts';
import { recordSchemas } from '../../../specs/recordSchemas.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import { recordShape } from '../../../specs/shapes.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { lawRuns } from './lawRuns.ts';

/**
 * The law of a codec: what is written is read back equal, without a deviation, for arbitrary values of every record
 * and of every request and response.
 */
export function roundTrip(codec: Codec, options: ValueOptions): void {
  const law = (shape: RecordShape, values: fc.Arbitrary<RecordValue>): void => {
    fc.assert(
      fc.property(values, (value) => {
        const decoded = codec.decode(shape, codec.encode(shape, value), { contentType: codec.contentType });
        expect(decoded.deviations).toEqual([]);
        expect(decoded.layout).toBe('message');
        expect(decoded.value).toEqual(value);
      }),
      { numRuns: lawRuns },
    );
  };
  const records = [...recordSchemas.keys()].filter((name) => name !== 'contractTypes');
  describe(`${codec.name} reads what it writes`, () => {
    it.each(records)('record %s', (name) => {
      law(recordShape(name), recordArbitrary(recordShape(name), options));
    });
    it.each([...operations.values()])('request of $name', (operation) => {
      law(requestShape(operation), requestArbitrary(operation, options));
    });
    it.each([...operations.values()])('response of $name', (operation) => {
      law(responseShape(operation), responseArbitrary(operation, options));
    });
  });
}
