import Big from 'big.js';
import { isNumeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { amount } from '../records/amount.ts';
import type { Variant } from '../Variant.ts';

export const decimalsOfTwoDigits: Variant = {
  about: 'Decimals and numbers are kept with two decimal places (TYP-13: up to 2 is asked for).',
  hook: onRequest(null, (request) =>
    changedValues(request, (value) =>
      isNumeric(value) && /^-?\d+\.\d{3,}$/.test(value.lexeme)
        ? amount(new Big(value.lexeme).round(2))
        : value,
    ),
  ),
};
