import { describe, expect, it } from 'vitest';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { jsv } from '../../../formats/jsv/jsv.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { underLimits } from '../underLimits.ts';

/** All members of this answer but its status are open. */
const shape = responseShape(operationNamed('CompanyDelete'));

/** The member `a`, or why and where the text was refused. */
const outcome = (text: string): unknown => {
  try {
    return jsv.decode(shape, Buffer.from(text)).value.a;
  } catch (error) {
    return error instanceof DecodeError ? `${error.reason}: ${error.message}` : error;
  }
};

describe('why and where jsv is refused', () => {
  it.each([
    ['', 'no object but nothing', 0],
    ['hello', 'no object but hello', 0],
    ['"a,b"', 'no object but a,b', 0],
    ['[a,b]', 'no object but [a,b]', 0],
    ['x'.repeat(300), `no object but ${'x'.repeat(200)}`, 0],
    ['{', 'an object that is not closed', 0],
    ['{a', 'an object that is not closed', 0],
    ['{a:{b:"x",', 'an object that is not closed', 3],
    ['{a:{b}', 'a name without a colon', 5],
    ['{a,b:x}', 'a name without a colon', 2],
    ['{"a"b:x}', 'a name without a colon', 4],
    ['{a:', 'neither a comma nor "}"', 3],
    ['{a:"x"b}', 'neither a comma nor "}"', 6],
    ['{a:{b:"x"]', 'neither a comma nor "}"', 9],
    ['{a:"x"]', 'neither a comma nor "}"', 6],
    ['{a:["x"', 'neither a comma nor "]"', 7],
    ['{a:["x"y]}', 'neither a comma nor "]"', 7],
    ['{a:["x":y', 'neither a comma nor "]"', 9],
    ['{a:"x', 'a quoted text that is not closed', 3],
    ['{a:"x""', 'a quoted text that is not closed', 3],
    ['{a:x},b:y}', 'text after the end', 5],
    ['{a:x}}', 'text after the end', 5],
  ])('%j', (text, why, offset) => {
    expect(outcome(text)).toBe(`syntax: ${why} (at offset ${offset})`);
  });
});

describe('the limits of jsv', () => {
  const small = (text: string): unknown =>
    underLimits({ text: 100, depth: 4, nodes: 6 }, () => outcome(text));

  it('depth', () => {
    expect(small('{a:[[[]]]}')).toEqual([[[]]]);
    expect(small('{a:[[],[],[[]]]}')).toEqual([[], [], [[]]]);
    expect(small('{a:[[[[]]]]}')).toBe('size: nested deeper than 4 (at offset 6)');
    expect(small('{a:[[[{}]]]}')).toBe('size: nested deeper than 4 (at offset 6)');
  });

  it('values', () => {
    expect(small('{a:[w,x,y,z]}')).toEqual(['w', 'x', 'y', 'z']);
    expect(small('{a:[v,w,x,y,z]}')).toBe('size: more than 6 values (at offset 12)');
  });

  it('characters', () => {
    expect(small(`{a:${'x'.repeat(96)}}`)).toBe('x'.repeat(96));
    expect(small(`{a:${'x'.repeat(97)}}`)).toBe('size: longer than 100 characters (at offset 100)');
  });
});
