import { isNumeric, numeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const decimalsWithExponents: Variant = {
  about: 'In json fractions are written with an exponent (TYP-3: numbers, compared as decimals).',
  hook: onAnswerMembers({ formats: ['json'] }, (members) =>
    changedValues(members, (value) =>
      isNumeric(value) && value.lexeme.includes('.') ? numeric(`${value.lexeme}E+0`) : value,
    ),
  ),
};
