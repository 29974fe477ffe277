import { describe, expect, it } from 'vitest';
import { csv } from '../../../formats/csv/csv.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { vectorShape } from '../vectorShape.ts';

const discounts = responseShape(operationNamed('DiscountGet'));
const ill = { clause: 'FMT-11', level: 'SHOULD', path: '', expected: 'a document of RFC 4180' };

describe('what is said of csv that departs from RFC 4180', () => {
  it.each([
    ['S,I\na"b,1\n', 'a quote in a cell that is not quoted'],
    ['S,I\n"a" ,1\n', 'text after a closing quote'],
    ['S,I\n"a "b" c",1\n', 'a quote in a quoted cell that is not doubled'],
    ['A,I\n{Name:a,City:b},1\n', 'cells that are not quoted'],
    ['S,I\na\n', 'cells in a row: 1, names above them: 2'],
    ['S,A\nx,{City:y}\n\0', 'cells in a row: 1, names above them: 2'],
    ['S,A\nx,{City:y}\nTotal: 3 rows', 'cells in a row: 1, names above them: 2'],
    ['S,I,S\na,1,b\n', 'the header S twice'],
    ['S\na\nb\nc\n', '3 rows of cells instead of one'],
  ])('%j', (text, actual) => {
    expect(csv.decode(vectorShape, Buffer.from(text)).deviations).toEqual([{ ...ill, actual }]);
  });

  it('and of its charset', () => {
    const bytes = Buffer.from('S\ncaf\xe9\n', 'latin1');
    expect(csv.decode(vectorShape, bytes).deviations).toMatchObject([
      { clause: 'FMT-11', expected: 'bytes in the charset utf-8' },
    ]);
    expect(csv.decode(vectorShape, bytes, { contentType: 'text/csv; charset=iso-8859-1' })).toMatchObject({
      value: { S: 'café' },
      deviations: [],
    });
  });
});

describe('where a deviation of a cell is', () => {
  it('in a message', () => {
    const { deviations } = csv.decode(vectorShape, Buffer.from('S,L\na,b\n'));
    expect(deviations).toMatchObject([{ clause: 'TYP-11', level: 'MUST', path: 'L', actual: 'b' }]);
  });

  it('in a row', () => {
    const providers = responseShape(operationNamed('ShippingProviderGet'));
    const text = 'ShippingProviderId,ShippingProviderServices\n7,[]\n8,none\n';
    expect(csv.decode(providers, Buffer.from(text)).deviations).toMatchObject([
      { clause: 'TYP-11', path: 'mvShippingProviders[1].ShippingProviderServices', actual: 'none' },
    ]);
  });
});

describe('what is read of csv that departs from RFC 4180', () => {
  it('names in blanks', () => {
    const { value, undocumented } = csv.decode(vectorShape, Buffer.from('S, I , X \na,1,b\n'));
    expect({ value, undocumented }).toEqual({ value: { S: 'a', I: numeric(1) }, undocumented: ['X'] });
  });

  it('one row of a message, whatever stands behind it', () => {
    const text = 'S,I\n"a", "b", c",1\njunk\n';
    expect(csv.decode(vectorShape, Buffer.from(text)).value).toEqual({ S: 'a", "b", c', I: numeric(1) });
  });

  it('no row under a lone header', () => {
    const decoded = csv.decode(discounts, Buffer.from('"DiscountID" \n'));
    expect(decoded).toMatchObject({
      value: { mvDiscounts: [] },
      deviations: [{ ...ill, actual: 'text after a closing quote' }],
    });
  });

  it('a row whose cells are as many as the names, of the wrong type', () => {
    const { value, deviations } = csv.decode(vectorShape, Buffer.from('I,S\nx,a"b\n'));
    expect(value).toEqual({ I: 'x', S: 'a"b' });
    expect(deviations.map(({ clause }) => clause).sort()).toEqual(['FMT-11', 'TYP-1']);
  });

  it('rows that begin with blanks', () => {
    const text = 'DiscountName,DiscountID\na"b,1\n  c,2\n';
    expect(csv.decode(discounts, Buffer.from(text)).value).toEqual({
      mvDiscounts: [
        { DiscountName: 'a"b', DiscountID: numeric(1) },
        { DiscountName: '  c', DiscountID: numeric(2) },
      ],
    });
  });
});

it('csv has its name and its type', () => {
  expect(csv).toMatchObject({ name: 'csv', contentType: 'text/csv' });
});

describe('csv that is refused', () => {
  it.each([
    [vectorShape, 'hello\n', "no header of the message's members"],
    [vectorShape, 'S,I\n', 'no row of cells under the header'],
    [vectorShape, 'S,I\na,b,1\n', 'cells that cannot be told apart'],
    [discounts, 'DiscountName,DiscountID\na,1\nb,c,2\n', 'cells that cannot be told apart'],
  ])('case %#', (shape, text, message) => {
    expect(() => csv.decode(shape, Buffer.from(text))).toThrow(new DecodeError(message, 0));
  });
});
