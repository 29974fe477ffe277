import { jsvValue } from '../../formats/jsv/encodeJsv.ts';
import type { Fault } from '../Fault.ts';
import { onCells } from '../hooks/onCells.ts';

export const bracketsLeftOutOfOne: Fault = {
  clause: 'TYP-11',
  about: 'In csv a list of a single record that has a cell of its own has no brackets.',
  causes: ['lists in a cell have no brackets'],
  operations: ['*Get'],
  hook: onCells((type, value) => {
    const text = jsvValue(type, value);
    return type.kind === 'list' && Array.isArray(value) && value.length === 1 ? text.slice(1, -1) : text;
  }),
};
