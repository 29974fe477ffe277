import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';

const writes = ['CompanyUpdate', 'ShippingProviderUpdate'];

export const markedSectionsSkipped: Fault = {
  clause: 'TYP-12',
  about: 'Text that an xml request writes in a CDATA section is lost.',
  operations: writes,
  hook: onBody({ operations: writes, bodies: ['xml'] }, (text) =>
    text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, ''),
  ),
};
