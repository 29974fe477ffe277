import { isNumeric, numeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';
import type { Variant } from '../Variant.ts';

export const decimalsWithExponents: Variant = {
  about: 'In json fractions are written with an exponent (TYP-3: numbers, compared as decimals).',
  hook: onReply({ formats: ['json'] }, (members) =>
    changedValues(members, (value) =>
      isNumeric(value) && value.lexeme.includes('.') ? numeric(`${value.lexeme}E+0`) : value,
    ),
  ),
};
