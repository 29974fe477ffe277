import { codecs } from '../../formats/codecs.ts';
import { wallText } from '../../formats/write/wallText.ts';
import { isDateTime } from '../../specs/datetime.ts';
import type { TypeShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onCells } from '../hooks/onCells.ts';

export const jsonInCells: Fault = {
  clause: 'TYP-11',
  level: 'SHOULD',
  about: 'In csv records and lists of them are json in their cell.',
  causes: ['lists and records in a cell are written as json'],
  operations: ['*'],
  hook: onCells(jsonOf),
};

function jsonOf(type: TypeShape, value: Value): string {
  const member = { name: 'cell', type };
  const shape = { name: '', members: [member], byName: new Map([['cell', member]]), open: false };
  const json = Buffer.from(codecs.json.encode(shape, changedValues({ cell: value }, asText))).toString(
    'utf8',
  );
  return json.slice('{"cell":'.length, -1);
}

/** Datetimes as csv has them. */
const asText = (value: Value): Value => (isDateTime(value) ? wallText(value) : value);
