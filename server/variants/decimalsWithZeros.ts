import { isNumeric, numeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';
import type { Variant } from '../Variant.ts';

export const decimalsWithZeros: Variant = {
  about: 'Fractions have trailing zeros (TYP-3: trailing zeros mean nothing).',
  hook: onAnswerMembers({}, (members) =>
    changedValues(members, (value) =>
      isNumeric(value) && value.lexeme.includes('.') ? numeric(`${value.lexeme}00`) : value,
    ),
  ),
};
