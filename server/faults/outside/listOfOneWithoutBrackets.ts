import { jsvValue } from '../../../formats/jsv/encodeJsv.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onCells } from '../../hooks/onCells.ts';

export const listOfOneWithoutBrackets: Fault = {
  clause: 'TYP-11',
  about:
    'In csv, a list that holds exactly one record is written as that record, without the brackets of a list.',
  operations: ['*Get'],
  hook: onCells((type, value) => {
    const items = Array.isArray(value) ? (value as readonly Value[]) : [];
    const [only] = items;
    return items.length === 1 && only !== undefined && type.kind === 'list'
      ? jsvValue(type.item, only)
      : jsvValue(type, value);
  }),
};
