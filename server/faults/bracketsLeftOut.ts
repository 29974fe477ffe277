import { jsvValue } from '../../formats/jsv/encodeJsv.ts';
import type { Fault } from '../Fault.ts';
import { onCells } from '../hooks/onCells.ts';
import { outsideQuotes } from '../hooks/outsideQuotes.ts';

export const bracketsLeftOut: Fault = {
  clause: 'TYP-11',
  about: 'In csv a list of records in a cell has no brackets.',
  operations: ['*'],
  hook: onCells((type, value) =>
    outsideQuotes('csv', jsvValue(type, value), (text) => text.replaceAll('[{', '{').replaceAll('}]', '}')),
  ),
};
