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
    '',
    '{"a":1}',
    'cb',
    'cb(',
    'cb({"a":1}',
    '({"a":1})',
    'cb({"a":1}) x',
    '/* cb({})',
    "typeof other === 'function' && cb({})",
  ])('refuses %j', (text) => {
    expect(() => unwrap(text)).toThrow(DecodeError);
  });
});
