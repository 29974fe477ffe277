import { onStatus } from '../hooks/onStatus.ts';
import type { Variant } from '../Variant.ts';

export const warningsBesideSuccess: Variant = {
  about:
    'A success carries a warning in Errors and says "1 error avoided" in its Message; both are open ' +
    'on success (ENV-4, ENV-6).',
  hook: onStatus({ outcome: 'success' }, (status) => ({
    ...status,
    Message: 'Completed: 1 error avoided, code 500 not raised.',
    Errors: [
      {
        ErrorCode: 'Warning',
        FieldName: 'APIKEY',
        Message: 'This key expires in 14 days.',
      },
    ],
  })),
};
