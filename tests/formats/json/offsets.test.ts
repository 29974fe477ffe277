import { describe, expect, it } from 'vitest';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { json } from '../../../formats/json/json.ts';
import { LooseJsonReader } from '../../../formats/json/LooseJsonReader.ts';
import { parseLooseJson } from '../../../formats/json/parseJson.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed } from '../../../specs/operations.ts';

const refusal = (read: () => unknown): { readonly message: string; readonly reason: string } => {
  try {
    read();
  } catch (error) {
    if (error instanceof DecodeError) return { message: error.message, reason: error.reason };
    throw error;
  }
  throw new Error('it was read');
};

const syntax = (message: string, offset: number) => ({
  message: `${message} (at offset ${offset})`,
  reason: 'syntax',
});

describe('where a text stops being json', () => {
  it.each([
    ['hello', 0],
    ['{"a":1,"b":x}', 11],
    ['{"abcdefg":"x" "b":"y"}', 15],
    ['{"a":"x",', 9],
    ['{"a":[1,2', 9],
    // Numbers are shortened and line breaks escaped on the way to the parser: the offset is that of the text itself.
    ['{"a":123456789012345,"b":x}', 25],
    // The platform's parser quotes what stands there.
    ['[Unexpected end]', 1],
    // A name that comes twice is read.
    ['{"a":1,"a":2,"b":x}', 17],
  ])('%j', (text, offset) => {
    expect(refusal(() => parseLooseJson(text))).toEqual(syntax('no JSON', offset));
  });

  it('a string that is not closed', () => {
    expect(refusal(() => parseLooseJson('{"a":"x'))).toEqual(syntax('a string that is not closed', 5));
  });

  it('of a text over a million characters it is not sought', () => {
    const text = (length: number) => `${' '.repeat(length - 1)}x`;
    expect(refusal(() => parseLooseJson(text(1_000_000)))).toEqual(syntax('no JSON', 999_999));
    expect(refusal(() => parseLooseJson(text(1_000_001)))).toEqual(syntax('no JSON', 0));
  });
});

describe('where sloppy json stops being plain', () => {
  it.each([
    ['', 0],
    ['{', 1],
    ["{'a';", 4],
    ["{'a':'x' 'b'", 9],
    ["{'a':'x'} /* b", 10],
    ["{'a':'x'", undefined],
  ])('%j', (text, offset) => {
    const read = () => new LooseJsonReader(text).read();
    if (offset === undefined) expect(read().root).toEqual({ a: 'x' });
    else expect(refusal(read)).toEqual(syntax('no JSON', offset));
  });
});

describe('a message is an object', () => {
  const shape = responseShape(operationNamed('CompanyDelete'));
  it.each([
    ['null', 'null'],
    ['true', 'true'],
    ['12.50', '12.50'],
    ['"a\\nb"', '"a\\nb"'],
    [`"${'x'.repeat(300)}"`, `"${'x'.repeat(200)}"`],
    ['[]', 'a list of 0'],
    ['[{"a":1},{"a":2}]', 'a list of 2'],
  ])('and no %s', (text, shown) => {
    expect(refusal(() => json.decode(shape, Buffer.from(text)))).toEqual(syntax(`no object but ${shown}`, 0));
  });
});
