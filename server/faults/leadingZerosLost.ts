import type { Fault } from '../Fault.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';

export const leadingZerosLost: Fault = {
  clause: 'TYP-12',
  about: 'In jsv leading zeros of texts that are digits are lost.',
  causes: ['leading zeros of text that is digits are lost; the text is read as a number'],
  operations: ['CompanyUpdate', 'CompanyGet', 'ShippingProviderUpdate'],
  hook: onSentMembers({ operations: null, bodies: ['jsv'] }, /^(?!APIKEY)/, (value) =>
    typeof value === 'string' && /^0\d+$/.test(value) ? value.replace(/^0+(?=\d)/, '') : value,
  ),
};
