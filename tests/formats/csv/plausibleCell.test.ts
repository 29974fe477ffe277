import { describe, expect, it } from 'vitest';
import { isNested, plausibleCell } from '../../../formats/csv/plausibleCell.ts';
import type { TypeShape } from '../../../specs/Shape.ts';
import { scalarTypes } from '../../../specs/Shape.ts';
import { vectorShape } from '../vectorShape.ts';

const list = vectorShape.byName.get('O')?.type;
const record = vectorShape.byName.get('A')?.type;

describe('what a cell could hold', () => {
  it.each<[TypeShape | undefined]>([
    [undefined],
    [{ kind: 'open' }],
    [list],
    [record],
    ...scalarTypes.map((type): [TypeShape] => [{ kind: 'scalar', type }]),
  ])('nothing, whatever its type: %j', (type) => {
    expect(plausibleCell('', type)).toBe(true);
  });

  it.each([' a', 'a"b', '[', 'x'])('anything where the type is not known: %j', (text) => {
    expect(plausibleCell(text, undefined)).toBe(true);
    expect(plausibleCell(text, { kind: 'open' })).toBe(true);
  });

  it.each([
    ['[]', true],
    ['{Name:a}', true],
    [' [{Name:a}]', true],
    ['[{"Name":"a"}]', true],
    ['{"Name":"a\\"b"}', true],
    ['x', false],
    ['"[]"', false],
    ['[{Name:a}', false],
    ['{Name:a}b', false],
    ['a[b]', false],
    // A blank of neither jsv nor json is text.
    ['\u00a0[]', false],
  ])('a list or record: %j %s', (text, plausible) => {
    expect(isNested(text)).toBe(plausible);
    expect(plausibleCell(text, list)).toBe(plausible);
    expect(plausibleCell(text, record)).toBe(plausible);
  });

  it.each([
    ['1', true],
    ['+1', true],
    ['-1.50', true],
    ['.5', true],
    ['-.5', true],
    [' 7', true],
    ['  -7', true],
    ['x1', false],
    ['a 1', false],
    ['-', false],
    ['--1', false],
  ])('a number: %j %s', (text, plausible) => {
    for (const type of ['int', 'decimal', 'number'] as const)
      expect(plausibleCell(text, { kind: 'scalar', type })).toBe(plausible);
  });

  it.each([
    ['True', true],
    ['false', true],
    ['0', true],
    ['maybe', false],
    ['2', false],
  ])('a bool: %j %s', (text, plausible) => {
    expect(plausibleCell(text, { kind: 'scalar', type: 'bool' })).toBe(plausible);
  });

  it.each([
    ['2017-01-02T03:04:05', true],
    ['  2017-01-02', true],
    ['-0001-01-01', true],
    ['+2017-01-01', true],
    ['/Date(0)/', true],
    ['\\/Date(0)\\/', true],
    ['soon', false],
    ['x2017', false],
    ['on 2017-01-02', false],
    ['Date(0)', false],
    ['-soon', false],
  ])('a date-time: %j %s', (text, plausible) => {
    expect(plausibleCell(text, { kind: 'scalar', type: 'datetime' })).toBe(plausible);
  });

  it.each([
    ['a', true],
    ['a b ', true],
    ['[x', true],
    ['maybe', true],
    [' a', false],
    ['a"b', false],
    [' a"b', false],
  ])('a text: %j %s', (text, plausible) => {
    for (const type of ['string', 'enumeration', 'intText'] as const)
      expect(plausibleCell(text, { kind: 'scalar', type })).toBe(plausible);
  });
});
