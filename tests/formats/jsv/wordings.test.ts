import { describe, expect, it } from 'vitest';
import { jsv } from '../../../formats/jsv/jsv.ts';
import type { TypeShape } from '../../../specs/Shape.ts';
import { shapeOf } from '../vectorShape.ts';

const city: TypeShape = {
  kind: 'record',
  record: shapeOf('mvAddress', {
    City: { kind: 'scalar', type: 'string' },
    Name: { kind: 'scalar', type: 'string' },
  }),
};

const read = (type: TypeShape, text: string) => {
  const { value, deviations } = jsv.decode(shapeOf('Probe', { M: type }), Buffer.from(text));
  return { value: value.M, deviations };
};

describe('what is told of jsv in another form', () => {
  it('a text that should have been quoted', () => {
    const expected = 'text, quoted where it holds separators';
    expect(read({ kind: 'scalar', type: 'string' }, '{M:[x,y]}')).toEqual({
      value: '[x,y]',
      deviations: [{ clause: 'TYP-15', level: 'MUST', path: 'M', expected, actual: '[x,y]' }],
    });
    expect(read({ kind: 'scalar', type: 'enumeration' }, '{M:{x:y}}')).toEqual({
      value: '{x:y}',
      deviations: [{ clause: 'TYP-10', level: 'SHOULD', path: 'M', expected, actual: '{x:y}' }],
    });
  });

  it.each([
    ['x', 'x'],
    ['[]', '[]'],
    ['[City:X,City:Y]', '[City:X,City:Y]'],
    ['[City:X,Y]', '[City:X,Y]'],
    [`"${'x'.repeat(300)}"`, 'x'.repeat(200)],
  ])('no record but %s', (written, actual) => {
    expect(read(city, `{M:${written}}`)).toEqual({
      value: null,
      deviations: [{ clause: 'TYP-15', level: 'MUST', path: 'M', expected: 'a mvAddress record', actual }],
    });
  });

  it('a record without braces is one all the same', () => {
    expect(read(city, '{M:[City:X,Name:Y]}')).toEqual({ value: { City: 'X', Name: 'Y' }, deviations: [] });
  });

  it('records without braces are told apart by the order of their members, where one lacks some', () => {
    const cities = { kind: 'list', item: city, itemName: 'mvAddress' } as const;
    const [a, b, c] = [{ City: 'a', Name: 'b' }, { Name: 'c' }, { City: 'd', Name: 'e' }];
    const written = '{M:[City:a,Name:b,Name:c,City:d,Name:e]}';
    expect(read(cities, written)).toEqual({ value: [a, b, c], deviations: [] });
    // In no order that is known, a name that comes again begins a record.
    const other = '{M:[Name:b,City:a,City:d,Name:e]}';
    expect(read(cities, other)).toEqual({ value: [a, c], deviations: [] });
  });

  it.each(['{M:{City:"x"}', '{M:{City:"x"'])('%s, which lacks brackets', (text) => {
    expect(read(city, text)).toEqual({
      value: { City: 'x' },
      deviations: [
        {
          clause: 'FMT-11',
          level: 'SHOULD',
          path: '',
          expected: 'well-formed jsv',
          actual: 'brackets that are not closed',
        },
      ],
    });
  });
});
