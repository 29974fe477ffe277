import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../formats/csv/Column.ts';
import { csv } from '../../../formats/csv/csv.ts';
import { csvLayout } from '../../../formats/csv/csvLayout.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operation } from '../../../specs/operations.ts';
import type { TypeShape } from '../../../specs/Shape.ts';
import { rowsShape, shapeOf, vectorShape } from '../vectorShape.ts';

const text: TypeShape = { kind: 'scalar', type: 'string' };
const rows = rowsShape.byName.get('Rows')?.type ?? text;
const shipping = responseShape(operation('ShippingInformationGet'));
const serials = responseShape(operation('SerialNumberGet'));

describe('the layout of a csv document', () => {
  it.each([
    ['of a message', vectorShape, ['S', 'X'], 'message'],
    ['of its only list of records, beside one of texts', vectorShape, ['BatchNumberName', 'X'], 'flattened'],
    ['of a message without members', shapeOf('Empty', {}), ['X'], 'message'],
    ['of open records', serials, ['Any name', 'at_all-1.x'], 'flattened'],
    ['of nothing that fits', vectorShape, ['X'], undefined],
    ['of a message without a list', shapeOf('Probe', { S: text }), ['X'], undefined],
    ['of one of two lists', shapeOf('Two', { Rows: rows, Others: rows }), ['S'], undefined],
    ['of open records, in prose', serials, ['SerialNumber', 'what, no?'], undefined],
    ['of open records, in markup', serials, ['<a'], undefined],
    ['of open records, cut off', serials, ['a>'], undefined],
    ['of no names', serials, [], undefined],
    ['of a message that holds more than is shown', shipping, ['ShippingInfo', 'X.y_1'], 'message'],
    ['of such a message, in prose', shipping, ['Service unavailable'], undefined],
    ['of such a message, in markup', shipping, ['<html'], undefined],
    ['of such a message, in json', shipping, ['{"ResponseStatus":null}'], undefined],
    ['of such a message, of no names', shipping, [], undefined],
  ])('%s', (_, shape, names, layout) => {
    expect(csvLayout(shape, names)?.kind).toBe(layout);
  });

  it('is none where nothing was sent, not of open records either', () => {
    expect(() => csv.decode(serials, Buffer.from(''))).toThrow(
      new DecodeError("no header of the message's members", 0),
    );
  });
});

describe('the column of a name', () => {
  const address = vectorShape.byName.get('A')?.type;
  const long = (length: number): string => `A.${'x'.repeat(length - 2)}`;

  it.each<[string, readonly string[], TypeShape | undefined]>([
    ['S', ['S'], text],
    ['A', ['A'], address],
    ['A.City', ['A', 'City'], text],
    ['A.X', ['A', 'X'], { kind: 'open' }],
    ['A.X.Y', ['A', 'X.Y'], { kind: 'open' }],
    ['S.X', ['S.X'], undefined],
    ['X', ['X'], undefined],
    ['AX', ['AX'], undefined],
    [long(200), ['A', 'x'.repeat(198)], { kind: 'open' }],
    [long(201), [long(201)], undefined],
  ])('%j', (name, path, type) => {
    expect(columnOf(vectorShape, name)).toEqual({ name, path, type });
  });

  it('is first of all the member that has the name', () => {
    const shape = shapeOf('Probe', { A: rows, 'A.City': { kind: 'scalar', type: 'int' } });
    expect(columnOf(shape, 'A.City')).toEqual({
      name: 'A.City',
      path: ['A.City'],
      type: { kind: 'scalar', type: 'int' },
    });
  });
});
