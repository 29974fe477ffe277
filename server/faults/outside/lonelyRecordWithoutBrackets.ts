import { jsvValue } from '../../../formats/jsv/encodeJsv.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onCells } from '../../hooks/onCells.ts';

export const lonelyRecordWithoutBrackets: Fault = {
  clause: 'TYP-11',
  about:
    'Writes a csv cell that lists exactly one record as that record alone, without the brackets of a list.',
  operations: ['*Get'],
  hook: onCells((type, value) => {
    const [only, ...others] = Array.isArray(value) ? (value as readonly Value[]) : [];
    return type.kind === 'list' && only !== undefined && others.length === 0
      ? jsvValue(type.item, only)
      : jsvValue(type, value);
  }),
};
