import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const statusOfItsOwn: Fault = {
  clause: 'XF-4',
  about: 'In jsv failures have HTTP status 422, in csv 409.',
  causes: ['failing calls have other HTTP statuses in some formats'],
  operations: ['*'],
  hook: onStatusAndHeaders({ formats: ['jsv', 'csv'], outcome: 'failure' }, (_, { format }) => ({
    status: format === 'jsv' ? 422 : 409,
  })),
};
