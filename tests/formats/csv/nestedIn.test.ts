import { describe, expect, it } from 'vitest';
import { jsonIn, tryJsv } from '../../../formats/csv/nestedIn.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { jsvText } from '../../../formats/jsv/JsvNode.ts';
import { limits } from '../../../formats/limits.ts';

const tooDeep = '['.repeat(limits.depth + 1) + ']'.repeat(limits.depth + 1);

describe('jsv in a cell', () => {
  it('is read whole', () => {
    expect(tryJsv('[a,b]')).toEqual({ kind: 'list', items: [jsvText('a'), jsvText('b')], raw: '[a,b]' });
  });

  it.each(['[a', '{a}'])('is not %j', (text) => {
    expect(tryJsv(text)).toBeUndefined();
  });

  it('is of the wanted kind', () => {
    expect(tryJsv('[a]', (node) => node.kind === 'map')).toBeUndefined();
  });

  it.each([tryJsv, jsonIn])('that is too deep is not taken for text', (read) => {
    expect(() => read(tooDeep)).toThrow(expect.objectContaining({ name: 'DecodeError', reason: 'size' }));
    expect(() => read(tooDeep)).toThrow(DecodeError);
  });

  it('passes on the errors of who asks', () => {
    const raised = new Error('ours');
    const wanted = () => {
      throw raised;
    };
    expect(() => tryJsv('[a]', wanted)).toThrow(raised);
  });
});

describe('json in a cell', () => {
  it('stands for jsv', () => {
    const members = [
      ['text', jsvText('a', true)],
      ['empty', jsvText('', true)],
      ['nothing', jsvText('')],
      ['number', jsvText('1.50')],
      ['yes', jsvText('true')],
      ['no', jsvText('false')],
      ['list', { kind: 'list', items: [jsvText('2'), jsvText('b', true)], raw: '[…]' }],
    ];
    const text = '{"text":"a","empty":"","nothing":null,"number":1.50,"yes":true,"no":false,"list":[2,"b"]}';
    expect(jsonIn(text)).toEqual({ kind: 'map', members, raw: '{…}' });
  });

  it.each(['{', '[a]', '{a:b}'])('is not %j', (text) => {
    expect(jsonIn(text)).toBeUndefined();
  });
});
