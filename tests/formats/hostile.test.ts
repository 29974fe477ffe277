import { describe, expect, it } from 'vitest';
import type { Codec } from '../../formats/Codec.ts';
import { csv } from '../../formats/csv/csv.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import { json } from '../../formats/json/json.ts';
import { jsv } from '../../formats/jsv/jsv.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { operationNamed } from '../../specs/operations.ts';
import { processorMs } from '../processorMs.ts';
import { growth } from './laws/linear.ts';

const shape = responseShape(operationNamed('ShippingProviderGet'));
const of = (codec: Codec) => (text: string) => codec.decode(shape, Buffer.from(text, 'utf8'));
const million = 1_000_000;
/** Generous to a busy machine, and far from the four of quadratic time. */
const linear = 3.3;

describe('deep nesting is refused for its size, and says where', () => {
  const levels = 10_000;
  it.each([
    [json, '{"a":'.repeat(levels)],
    [json, `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`],
    [json, `{"mvShippingProviders":${'['.repeat(levels)}${']'.repeat(levels)}}`],
    [json, '['.repeat(10 * million)],
    [jsv, '{a:'.repeat(levels)],
    [jsv, `{mvShippingProviders:${'['.repeat(levels)}${']'.repeat(levels)}}`],
    [jsv, '['.repeat(10 * million)],
    [csv, `mvShippingProviders\n${'['.repeat(levels)}\n`],
    [csv, `ResponseStatus\n${'{a:'.repeat(levels)}\n`],
  ])('%#', (codec, text) => {
    const before = processorMs();
    const thrown = (() => {
      try {
        return of(codec)(text);
      } catch (error) {
        return error;
      }
    })();
    expect(thrown).toBeInstanceOf(DecodeError);
    expect(thrown).toMatchObject({ reason: 'size' });
    expect((thrown as DecodeError).offset).toBeLessThan(2000);
    expect(processorMs() - before).toBeLessThan(60_000);
  });

  it('two hundred levels are read', () => {
    const open = responseShape(operationNamed('CompanyDelete'));
    const text = `${'{"a":'.repeat(199)}{"b":1}${'}'.repeat(199)}`;
    expect(json.decode(open, Buffer.from(text)).undocumented).toEqual(['a']);
  });
});

it('10 MB of brackets are no csv', () => {
  expect(() => of(csv)('['.repeat(10 * million))).toThrow(DecodeError);
});

describe('50 MB of text are data', () => {
  const long = 'x'.repeat(50 * million);
  it.each([
    [json, `{"InternalErrorCode":"${long}"}`],
    [jsv, `{InternalErrorCode:${long}}`],
    [jsv, `{InternalErrorCode:"${long}"}`],
    [csv, `InternalErrorCode\n${long}\n`],
  ])('%#', (codec, text) => {
    const { value, deviations } = of(codec)(text);
    expect((value.InternalErrorCode as string).length).toBe(50 * million);
    expect(deviations).toEqual([]);
  });
});

describe('time grows with the bytes', () => {
  const cases: readonly (readonly [string, Codec, (size: number) => string, string])[] = [
    ['text', json, (size) => `{"InternalErrorCode":"${'x'.repeat(size)}"}`, 'value'],
    ['backslashes', json, (size) => `{"InternalErrorCode":"${'\\\\'.repeat(size / 2)}"}`, 'value'],
    ['a quote behind backslashes, unclosed', json, (size) => `{"a":"${'\\"'.repeat(size / 2)}`, 'syntax'],
    ['short strings', json, (size) => `{"a":[${'"x",'.repeat(size / 8)}"x"]}`, 'value'],
    ['control characters', json, (size) => `{"a":"${'\n'.repeat(size / 4)}"}`, 'value'],
    ['one name again and again', json, (size) => `{${'"a":1,'.repeat(size / 16)}"a":2}`, 'value'],
    [
      'many unknown names',
      json,
      (size) => `{${Array.from({ length: size / 32 }, (_, n) => `"a${n}":1`).join()}}`,
      'value',
    ],
    ['wrong numbers', json, (size) => `{"mvShippingProviders":[${'1,'.repeat(size / 8)}1]}`, 'value'],
    ['text', jsv, (size) => `{InternalErrorCode:${'x'.repeat(size)}}`, 'value'],
    ['doubled quotes', jsv, (size) => `{a:"${'""'.repeat(size / 4)}"}`, 'value'],
    ['quotes, unclosed', jsv, (size) => `{a:[${'"",'.repeat(size / 8)}"`, 'syntax'],
    ['blanks', jsv, (size) => `{a${' '.repeat(size)}:b}`, 'value'],
    ['blanks between items', jsv, (size) => `{a:[${'        ,'.repeat(size / 16)}b]}`, 'value'],
    [
      'pairs',
      jsv,
      (size) => `{mvShippingProviders:[${'ShippingProviderId:1,'.repeat(size / 64)}a:b]}`,
      'value',
    ],
    ['text', csv, (size) => `InternalErrorCode\n${'x'.repeat(size)}\n`, 'value'],
    ['quotes', csv, (size) => `InternalErrorCode\n${'"'.repeat(size)}\n`, 'value'],
    ['a quoted cell, unclosed', csv, (size) => `InternalErrorCode\n"${'x'.repeat(size)}`, 'syntax'],
    ['blank lines', csv, (size) => `ResponseStatus\n{}${'\n'.repeat(size / 8)}`, 'value'],
    ['headers', csv, (size) => `ResponseStatus${',a'.repeat(size / 32)}\n`, 'syntax'],
    ['flattened rows', csv, (size) => `ShippingProviderId,x\n${'a,b\n'.repeat(size / 32)}`, 'value'],
    [
      'json in a cell, unclosed',
      csv,
      (size) => `mvShippingProviders\n"[{""a"":""${'x'.repeat(size)}"\n`,
      'value',
    ],
  ];

  for (const [what, codec, make, outcome] of cases) {
    it(`${codec.name}: ${what}`, () => {
      // A ratio that another process spoiled does not come back.
      let grown = growth(of(codec), make, million);
      for (let round = 0; round < 2 && grown.ratio > linear; round += 1)
        grown = growth(of(codec), make, million);
      expect(grown.outcome).toBe(outcome);
      expect(grown.ratio).toBeLessThan(linear);
    });
  }
});

it('more values than we hold are refused for their size', () => {
  for (const [codec, text] of [
    [json, `{"a":[${'1,'.repeat(3 * million)}1]}`],
    [jsv, `{a:[${','.repeat(3 * million)}]}`],
    [csv, ','.repeat(3 * million)],
  ] as const) {
    expect(() => of(codec)(text)).toThrow(expect.objectContaining({ name: 'DecodeError', reason: 'size' }));
  }
});

it('one breach a million times is reported a thousand times', () => {
  const { deviations } = of(json)(`{"mvShippingProviders":[${'1,'.repeat(million)}1]}`);
  expect(deviations).toHaveLength(1000);
});
