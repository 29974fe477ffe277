import { isNumeric } from '../../../specs/numeric.ts';
import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const percentSignInCsv: Fault = {
  clause: 'TYP-3',
  about: 'In csv DiscountValue is formatted for people, with a percent sign.',
  causes: ['numbers are written with the sign {mark} ({actual})'],
  operations: ['DiscountGet'],
  hook: onMember({ formats: ['csv'], operations: ['DiscountGet'] }, 'DiscountValue', (value) =>
    isNumeric(value) ? `${value.lexeme} %` : value,
  ),
};
