import type { RecordShape, TypeShape } from '../../specs/Shape.ts';

/** A shape from the names of its members' types. */
export function shapeOf(name: string, members: Readonly<Record<string, TypeShape>>): RecordShape {
  const list = Object.entries(members).map(([member, type]) => ({ name: member, type }));
  return { name, members: list, byName: new Map(list.map((member) => [member.name, member])), open: false };
}

const scalar = (type: 'string' | 'int' | 'decimal' | 'bool' | 'datetime'): TypeShape => ({
  kind: 'scalar',
  type,
});

/** The record that the golden vectors were written from. */
export const vectorShape: RecordShape = shapeOf('Probe', {
  S: scalar('string'),
  I: scalar('int'),
  D: scalar('decimal'),
  B: scalar('bool'),
  T: scalar('datetime'),
  L: { kind: 'list', item: scalar('string'), itemName: 'string' },
  O: {
    kind: 'list',
    itemName: 'BatchNumberDetail',
    item: {
      kind: 'record',
      record: shapeOf('BatchNumberDetail', {
        BatchNumberName: scalar('string'),
        ExpiryDate: scalar('datetime'),
        AssignedQTYInDetail: scalar('decimal'),
      }),
    },
  },
  A: { kind: 'record', record: shapeOf('mvAddress', { Name: scalar('string'), City: scalar('string') }) },
});

/** A message whose only list of records is of texts, as the vectors' rows of csv are. */
export const rowsShape: RecordShape = shapeOf('Rows', {
  Rows: {
    kind: 'list',
    itemName: 'Row',
    item: { kind: 'record', record: shapeOf('Row', { S: scalar('string') }) },
  },
});
