import { onStatus } from '../hooks/onStatus.ts';
import type { Variant } from '../Variant.ts';

export const warningsOnSuccess: Variant = {
  about:
    'A success lists a warning among ResponseStatus.Errors, about the field APIKEY (ENV-6: what is listed on success is open).',
  hook: onStatus({ outcome: 'success' }, (status) => ({
    ...status,
    Errors: [
      {
        ErrorCode: 'Warning',
        FieldName: 'APIKEY',
        Message: 'This key expires at the end of the year. Please ask for a new one.',
      },
    ],
  })),
};
