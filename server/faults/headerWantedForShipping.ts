import type { Fault } from '../Fault.ts';
import { headerWanted } from '../hooks/headerWanted.ts';

export const headerWantedForShipping: Fault = {
  clause: 'AUTH-1',
  about: 'Whatever changes shipping information wants an Authorization header.',
  causes: ['the key in the body is not enough'],
  operations: ['ShippingInformation*'],
  hook: headerWanted('authorization', ({ operation }) =>
    /^ShippingInformation(Delete|CreateLabel|Update)$/.test(operation?.name ?? ''),
  ),
};
