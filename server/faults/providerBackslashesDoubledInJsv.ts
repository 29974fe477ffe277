import type { Fault } from '../Fault.ts';
import { onSentMembers } from '../hooks/onSentMembers.ts';

export const providerBackslashesDoubledInJsv: Fault = {
  clause: 'TYP-12',
  about: 'Backslashes in the comments of a shipping provider are doubled when written in jsv.',
  causes: ['backslashes come back doubled; they are escaped once too often'],
  operations: ['ShippingProviderUpdate'],
  hook: onSentMembers(
    { operations: ['ShippingProviderUpdate'], bodies: ['jsv'] },
    /^ShippingProviderComments$/,
    (value) => (typeof value === 'string' ? value.replaceAll('\\', '\\\\') : value),
  ),
};
