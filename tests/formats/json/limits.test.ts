import { describe, expect, it } from 'vitest';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { json } from '../../../formats/json/json.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { underLimits } from '../underLimits.ts';

const shape = responseShape(operationNamed('CompanyDelete'));
const small = { text: 100, depth: 4, nodes: 6 };

/** The member `a`, or why and where the text was refused. */
const outcome = (text: string): unknown => {
  try {
    return underLimits(small, () => json.decode(shape, Buffer.from(text)).value.a);
  } catch (error) {
    return error instanceof DecodeError ? { reason: error.reason, message: error.message } : error;
  }
};

const tooLarge = (message: string) => ({ reason: 'size', message });

/** Its one double quote stands in single quotes: there the strict reader gives up before it has met any limit. */
const sloppy = `{'"':0,'a':`;

describe('depth', () => {
  it('of json', () => {
    expect(outcome('{"a":[[[]]]}')).toEqual([[[]]]);
    expect(outcome('{"a":[[[{}]]]}')).toEqual(tooLarge('nested deeper than 4 (at offset 8)'));
  });

  it('of sloppy json', () => {
    expect(outcome(`${sloppy}[[[]]]}`)).toEqual([[[]]]);
    expect(outcome(`${sloppy}[[[[]]]]}`)).toEqual(tooLarge('nested deeper than 4 (at offset 14)'));
    expect(outcome(`${sloppy}[[[{}]]]}`)).toEqual(tooLarge('nested deeper than 4 (at offset 14)'));
  });
});

describe('values', () => {
  // The strict scan counts brackets and commas, the other reader the values themselves.
  it('of json', () => {
    expect(outcome('{"a":[1,2,3,4,5]}')).toHaveLength(5);
    expect(outcome('{"a":[1,2,3,4,5,6]}')).toEqual(tooLarge('more than 6 values (at offset 16)'));
  });

  it('of sloppy json', () => {
    expect(outcome(`${sloppy}["x","y","z"]}`)).toHaveLength(3);
    expect(outcome(`${sloppy}["w","x","y","z"]}`)).toEqual(tooLarge('more than 6 values (at offset 24)'));
  });
});

describe('characters', () => {
  it.each([
    ['json', '"'],
    ['sloppy json', "'"],
  ])('of %s', (_, quote) => {
    const text = (length: number): string => `{"a":${quote}${'x'.repeat(length - 8)}${quote}}`;
    expect(outcome(text(100))).toHaveLength(92);
    expect(outcome(text(101))).toEqual(tooLarge('longer than 100 characters (at offset 100)'));
  });
});
