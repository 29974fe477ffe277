import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onScalars } from '../../hooks/onScalars.ts';

export const tensStrippedInJsv: Fault = {
  clause: 'TYP-13',
  about: 'In jsv zeros at the end of a decimal are stripped also where there is no point: 120 comes as 12.',
  operations: ['*'],
  hook: onScalars({ formats: ['jsv'] }, ['decimal'], (value) =>
    isNumeric(value) ? numeric(value.lexeme.replace(/\.?0+$/, '') || '0') : value,
  ),
};
