import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';
import { amount } from '../records/amount.ts';

export const pricesInTenths: Fault = {
  clause: 'TYP-13',
  about: 'In soap12 prices of document rows are rounded to tenths.',
  causes: ['a decimal comes back as another number'],
  operations: ['DocumentUpdate'],
  hook: onSentMembers({ operations: ['DocumentUpdate'], bodies: ['soap12'] }, /UnitPrice/, (value) =>
    isNumeric(value)
      ? amount(new Big(value.lexeme).round(1))
      : typeof value === 'string' && value !== ''
        ? amount(new Big(value).round(1))
        : value,
  ),
};
