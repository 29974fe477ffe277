import { describe, expect, it } from 'vitest';
import { scanJson } from '../../../formats/scan/scanJson.ts';

describe('numbers give way to the index of their lexeme', () => {
  it.each([
    ['{"a":12.50,"b":[-1,1e5]}', '{"a":0 ,"b":[1 ,2 ]}', ['12.50', '-1', '1e5']],
    ['[0,-0.0,1E+2,10e-12]', '[0 ,1 ,2 ,3 ]', ['0', '-0.0', '1E+2', '10e-12']],
    ['[9,-9.9e9]', '[0 ,1 ]', ['9', '-9.9e9']],
    ['["7",true,null]', '["7",true,null]', []],
    // What is no number stays none.
    ['01', '0 1 ', ['0', '1']],
    ['1.', '0 .', ['1']],
    ['.5', '.0 ', ['5']],
    ['-', '-', []],
    ['Null', 'Null', []],
  ])('%s', (text, rewritten, lexemes) => {
    expect(scanJson(text)).toEqual({ text: rewritten, lexemes, problems: [] });
  });

  it.each(['NaN', 'Infinity', '-Infinity'])('%s is none of json, but one that can be read', (lexeme) => {
    expect(scanJson(`[${lexeme}]`)).toEqual({
      text: '[0 ]',
      lexemes: [lexeme],
      problems: [`${lexeme}, which is no JSON`],
    });
  });
});

describe('strings stay as they are', () => {
  it.each(['"a\\"1"', '"a\\\\"', '"\\\\\\"{1"', '""', '["[","{","]","}",","]', '"\\u0041\\n"'])(
    '%s',
    (text) => {
      expect(scanJson(text)).toEqual({ text, lexemes: [], problems: [] });
    },
  );

  it('but for control characters, which the parser would refuse', () => {
    expect(scanJson('["a\tb\n\u001f",1]')).toEqual({
      text: '["a\\u0009b\\u000a\\u001f",0 ]',
      lexemes: ['1'],
      problems: ['a control character in a string'],
    });
  });

  it.each([
    ['"a', 0],
    ['["a\\"', 1],
    ['["a\\\\\\"', 1],
    ['"', 0],
  ])('%s is not closed', (text, offset) => {
    expect(() => scanJson(text)).toThrow(`a string that is not closed (at offset ${offset})`);
  });
});

describe('names that come twice in one object', () => {
  it.each([
    ['{"a":1,"a":2}', ['a']],
    ['{"a":1,"\\u0061":2}', ['\\u0061']],
    ['{"\\q":1,"\\q":2}', ['\\q']],
    ['{"\\q":1,"\\w":2}', []],
    ['{"a":{"b":1},"b":2,"a":3}', ['a']],
    ['{"a":[{"b":1},{"b":1,"b":2}]}', ['b']],
    ['{"a":[{"b":1}],"a":2}', ['a']],
    ['{"a":1,"a":2,"b":1,"b":2,"a":3}', ['a', 'b']],
    [`{"${'n'.repeat(150)}":1,"${'n'.repeat(150)}":2}`, ['n'.repeat(100)]],
    ['{"a":"a","b":"a"}', []],
    ['{"a":["x","x"],"x":1}', []],
    ['["a","a"]', []],
    ['[{"a":1},{"a":2}]', []],
    ['{"a":{"a":{"a":1}}}', []],
    ['}],"a","a"', []],
    // Behind a value no name is due before the comma.
    ['{"a":{}"a":1}', []],
  ])('%s', (text, names) => {
    expect(scanJson(text).problems).toEqual(names.map((name) => `the name "${name}" twice`));
  });
});
