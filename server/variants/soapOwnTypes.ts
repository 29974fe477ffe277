import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';
import type { Variant } from '../Variant.ts';

export const soapOwnTypes: Variant = {
  about: 'soap12 is answered as application/soap+xml, soap11 as application/xml (FMT-3: any XML type, OPEN).',
  hook: onStatusAndHeaders({ formats: ['soap11', 'soap12'] }, ({ headers }, { format }) => ({
    headers: {
      ...headers,
      'content-type': format === 'soap12' ? 'application/soap+xml; charset=utf-8' : 'application/xml',
    },
  })),
};
