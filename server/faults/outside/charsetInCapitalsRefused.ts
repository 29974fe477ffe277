import type { Fault } from '../../Fault.ts';
import { charsetRefused } from '../../hooks/charsetRefused.ts';

export const charsetInCapitalsRefused: Fault = {
  clause: 'FMT-1',
  level: 'SHOULD',
  about:
    'A request fails if its Content-Type spells the charset in capitals, as in application/json; charset=UTF-8.',
  operations: ['*'],
  hook: charsetRefused('json', 'xml', 'jsv', 'csv'),
};
