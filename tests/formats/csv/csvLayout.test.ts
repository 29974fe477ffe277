import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../formats/csv/Column.ts';
import { csv } from '../../../formats/csv/csv.ts';
import { csvLayout } from '../../../formats/csv/csvLayout.ts';
import { DecodeError } from '../../../formats/DecodeError.ts';
import { responseShape } from '../../../specs/messageShapes.ts';
import { operationNamed, operations } from '../../../specs/operations.ts';
import type { TypeShape } from '../../../specs/Shape.ts';
import { rowsShape, shapeOf, vectorShape } from '../vectorShape.ts';

const text: TypeShape = { kind: 'scalar', type: 'string' };
const rows = rowsShape.byName.get('Rows')?.type ?? text;
const shipping = responseShape(operationNamed('ShippingInformationGet'));
const user = responseShape(operationNamed('UserGet'));
const serials = responseShape(operationNamed('SerialNumberGet'));

describe('the layout of a csv document', () => {
  it.each([
    ['of a message', vectorShape, ['S', 'X'], 'message'],
    ['of its only list of records, beside one of texts', vectorShape, ['BatchNumberName', 'X'], 'flattened'],
    ['of a message without members', shapeOf('Empty', {}), ['X'], 'message'],
    ['of open records', serials, ['Any name', 'at_all-1.x'], 'flattened'],
    ['of nothing that fits', vectorShape, ['X'], undefined],
    ['of its only record', vectorShape, ['City', 'Name'], 'flattened'],
    ['of its only record, most of whose names fit', vectorShape, ['City', 'Name', 'X'], 'flattened'],
    ['of a record by a name among others', vectorShape, ['City', 'X', 'Y'], undefined],
    ['of a message without a list', shapeOf('Probe', { S: text }), ['X'], undefined],
    ['of one of two lists', shapeOf('Two', { Rows: rows, Others: rows }), ['S'], undefined],
    ['of an open record', user, ['UserName', 'UserEmail'], 'flattened'],
    ['of an open record, in a word', user, ['Unavailable'], undefined],
    ['of an open record, in prose', user, ['Try again', 'later'], undefined],
    ['of open records, in prose', serials, ['SerialNumber', 'what, no?'], undefined],
    ['of open records, in markup', serials, ['<a'], undefined],
    ['of open records, cut off', serials, ['a>'], undefined],
    ['of no names', serials, [], undefined],
    ['of a message that holds more than is shown', shipping, ['ShippingInfo', 'X.y_1'], 'open'],
    ['of such a message, whole', shipping, ['ShippingInfo', 'ResponseStatus'], 'message'],
    ['of such a message, in prose', shipping, ['Service unavailable'], undefined],
    ['of such a message, in markup', shipping, ['<html'], undefined],
    ['of such a message, in json', shipping, ['{"ResponseStatus":null}'], undefined],
    ['of such a message, of no names', shipping, [], undefined],
  ])('%s', (_, shape, names, layout) => {
    expect(csvLayout(shape, names)?.kind).toBe(layout);
  });

  it.each(['404', 'Unavailable', 'Unavailable\n'])(
    'is none where one word was sent in the place of open records: %j',
    (text) => {
      expect(() => csv.decode(serials, Buffer.from(text))).toThrow(
        new DecodeError('one word, which may be no header', 0),
      );
      expect(csv.decode(serials, Buffer.from('SerialNumber,SerialNumberId\n')).value).toEqual({
        mvSerialNumbers: [],
      });
      expect(csv.decode(serials, Buffer.from('SerialNumber\nx\n')).value).toEqual({
        mvSerialNumbers: [{ SerialNumber: 'x' }],
      });
    },
  );

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

describe('the record of a write in one bare row', () => {
  const holders = [...operations.values()].flatMap((one) => {
    const shape = responseShape(one);
    const type = one.record === undefined ? undefined : shape.byName.get(one.record)?.type;
    return type?.kind === 'record' && !type.record.open ? [{ one, shape, record: type.record }] : [];
  });

  it('is known by its header alone: no record shares a name with the message around it', () => {
    expect(holders.map(({ one }) => one.name)).toHaveLength(12);
    for (const { one, shape, record } of holders) {
      const names = record.members.map(({ name }) => name);
      const layout = csvLayout(shape, names);
      expect(layout?.kind === 'flattened' ? layout.member.name : layout?.kind, one.name).toBe(one.record);
      // A server leaves out what is nil.
      for (const name of names)
        expect(csvLayout(shape, [name])?.kind, `${one.name} ${name}`).toBe('flattened');
    }
  });

  it('is none where the header is the message’s', () => {
    for (const { one, shape } of holders)
      for (const { name } of shape.members)
        expect(csvLayout(shape, [name])?.kind, `${one.name} ${name}`).toBe('message');
  });
});
