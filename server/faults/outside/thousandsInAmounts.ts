import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onScalars } from '../../hooks/onScalars.ts';

export const thousandsInAmounts: Fault = {
  clause: 'TYP-3',
  about: 'In xml amounts of sales orders from 1000 on have a comma between their thousands.',
  causes: ['numbers are written with marks between thousands ({actual})'],
  operations: ['SalesOrderGet'],
  hook: onScalars({ formats: ['xml'], operations: ['SalesOrderGet'] }, ['decimal'], (value) =>
    isNumeric(value) ? numeric(value.lexeme.replace(/\B(?=(\d{3})+(\.|$))/g, ',')) : value,
  ),
};
