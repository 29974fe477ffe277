import type { Fault } from '../../Fault.ts';
import { onStatusAndHeaders } from '../../hooks/onStatusAndHeaders.ts';

export const labelIs202: Fault = {
  clause: 'ENV-11',
  about: 'A label that was made is answered with HTTP status 202.',
  causes: ['a success has HTTP status {actual}'],
  operations: ['ShippingInformationCreateLabel'],
  hook: onStatusAndHeaders({ operations: ['ShippingInformationCreateLabel'], outcome: 'success' }, () => ({
    status: 202,
  })),
};
