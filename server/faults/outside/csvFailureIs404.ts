import type { Fault } from '../../Fault.ts';
import { onStatusAndHeaders } from '../../hooks/onStatusAndHeaders.ts';

export const csvFailureIs404: Fault = {
  clause: 'XF-4',
  about: 'A failed delete of a bill of materials has HTTP status 404 in csv, and another one elsewhere.',
  causes: ['failing calls have other HTTP statuses in some formats'],
  operations: ['ProductBOMDelete'],
  hook: onStatusAndHeaders(
    { formats: ['csv'], operations: ['ProductBOMDelete'], outcome: 'failure' },
    () => ({
      status: 404,
    }),
  ),
};
