import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';
import type { Variant } from '../Variant.ts';

export const failuresAre503: Variant = {
  about:
    'A call that fails has HTTP status 503 and a Retry-After (HTTP statuses of failed calls are not shown).',
  choices: { statusOfFailure: 503 },
  hook: onStatusAndHeaders({ outcome: 'failure' }, ({ status, headers }) =>
    status === 503 ? { headers: { ...headers, 'retry-after': '1' } } : {},
  ),
};
