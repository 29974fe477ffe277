import { describe, expect, it } from 'vitest';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { unwrap, wrap } from '../../../formats/json/jsonp.ts';

describe('jsonp', () => {
  it('wraps as the document shows', () => {
    expect(wrap('cb', '{"a":1}')).toBe('cb({"a":1})');
    expect(wrap('cb', '{"a":"\u2028\u2029"}')).toBe('cb({"a":"\\u2028\\u2029"})');
  });

  it.each([
    'cb({"a":")"})',
    'cb({"a":")"});',
    ' \r\ncb ( {"a":")"} ) ; \n',
    '/**/cb({"a":")"})',
    '/* a ( b */ // c(\n cb({"a":")"});',
    '/**/ typeof cb === \'function\' && cb({"a":")"});',
    'typeof cb == "function" && cb({"a":")"})',
    '\uFEFF;cb({"a":")"})',
  ])('takes %j apart', (text) => {
    const { callback, json } = unwrap(text);
    expect(callback).toBe('cb');
    expect(JSON.parse(json)).toEqual({ a: ')' });
  });

  it('takes a name with dots', () => {
    expect(unwrap('my.app_1.$cb([])')).toEqual({ callback: 'my.app_1.$cb', json: '[]' });
  });

  it.each([
    ['', 'no call of a callback', 0],
    ['{"a":1}', 'no call of a callback', 0],
    ['  cb', 'no call of a callback', 2],
    ['({"a":1})', 'no call of a callback', 0],
    ["typeof other === 'function' && cb({})", 'no call of a callback', 0],
    ["typeof cb === 'function' && other({})", 'no call of a callback', 0],
    ['cb(', 'a call that is not closed', 3],
    ['cb(;', 'a call that is not closed', 4],
    ['cb({"a":1}', 'a call that is not closed', 10],
    ['cb({"a":1}) x', 'a call that is not closed', 13],
    ['; /* cb({})', 'a comment that is not closed', 2],
    ['/*/ cb({})', 'a comment that is not closed', 0],
    ['// cb({})', 'a comment that is not closed', 0],
  ])('refuses %j: %s', (text, why, offset) => {
    expect(() => unwrap(text)).toThrow(new DecodeError(why, offset));
  });

  it('takes a call of nothing apart', () => {
    expect(unwrap('cb()')).toEqual({ callback: 'cb', json: '' });
  });
});
