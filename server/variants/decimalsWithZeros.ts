import { isNumeric, numeric } from '../../specs/numeric.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';
import type { Variant } from '../Variant.ts';

export const decimalsWithZeros: Variant = {
  about: 'Fractions have trailing zeros (TYP-3: trailing zeros mean nothing).',
  hook: onReply({}, (members) =>
    changedValues(members, (value) =>
      isNumeric(value) && value.lexeme.includes('.') ? numeric(`${value.lexeme}00`) : value,
    ),
  ),
};
