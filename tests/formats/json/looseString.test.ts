import { describe, expect, it } from 'vitest';
import { looseString } from '../../../formats/json/looseString.ts';

describe('a string of sloppy json', () => {
  it.each([
    ['"abc"', 'abc'],
    ['""', ''],
    ['"it\'s"', "it's"],
    ['"\\b\\f\\n\\r\\t"', '\b\f\n\r\t'],
    ['"\\"\\\\\\/"', '"\\/'],
    ['"\\u0041\\u00e9\\u00E9"', 'Aéé'],
    ['"\\ud83d\\ude00"', '\u{1f600}'],
  ])('%s has nothing that json does not', (source, text) => {
    expect(looseString(source, 0)).toStrictEqual({ text, end: source.length });
  });

  it.each([
    ['\'say "hi"\'', 'say "hi"', 'a string in single quotes'],
    ["'it\\'s'", "it's", 'a string in single quotes'],
    ["'a\\\\'", 'a\\', 'a string in single quotes'],
    ['"a\tb\nc"', 'a\tb\nc', 'a control character in a string'],
    ['"\u001fa"', '\u001fa', 'a control character in a string'],
    ['"it\\\'s"', "it's", "the escape \\'"],
    ['"\\x41b"', 'Ab', 'the escape \\x41'],
    ['"\\xe9"', 'é', 'the escape \\xe9'],
    ['"\\x4"', 'x4', 'the escape \\x'],
    ['"\\u004"', 'u004', 'the escape \\u'],
    ['"\\qx41"', 'qx41', 'the escape \\q'],
    ['"\\q\\w"', 'qw', 'the escape \\q'],
    ['"a\\q\tb"', 'aq\tb', 'the escape \\q'],
  ])('%j is read, and told of', (source, text, problem) => {
    expect(looseString(source, 0)).toStrictEqual({ text, end: source.length, problem });
  });

  it.each(['"abc', "'abc", '"abc\'', '\'abc"', '"abc\\"', '"abc\\', '"', '"a\n'])(
    '%j is not closed',
    (source) => {
      expect(looseString(source, 0)).toBeUndefined();
    },
  );

  it('starts and ends where it stands', () => {
    expect(looseString('{"a":"b"}', 5)).toStrictEqual({ text: 'b', end: 8 });
  });
});
