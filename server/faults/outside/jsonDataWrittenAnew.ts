import type { Fault } from '../../Fault.ts';
import { onSent } from '../../hooks/onSent.ts';

export const jsonDataWrittenAnew: Fault = {
  clause: 'TYP-12',
  about:
    'JsonData that parses as JSON is stored as a serializer writes it: blanks between signs and trailing zeros are gone, big numbers rounded.',
  operations: ['IntegrationUpdateUpdate'],
  hook: onSent({ operations: ['IntegrationUpdateUpdate'] }, /^JsonData$/, (value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.stringify(JSON.parse(value));
    } catch {
      return value;
    }
  }),
};
