import { wallText } from '../../formats/write/wallText.ts';
import { isDateTime } from '../../specs/datetime.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const datesInUtc: Fault = {
  clause: 'TYP-7',
  about: 'Outside json dates end in Z.',
  causes: ['dates outside json {form} ({actual})'],
  operations: ['*'],
  hook: onScalars({ formats: ['xml', 'jsv', 'csv', 'soap11', 'soap12'] }, ['datetime'], (value) =>
    isDateTime(value) ? `${wallText(value)}Z` : value,
  ),
};
