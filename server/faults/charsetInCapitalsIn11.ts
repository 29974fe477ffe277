import type { Fault } from '../Fault.ts';
import { charsetRefused } from '../hooks/charsetRefused.ts';

export const charsetInCapitalsIn11: Fault = {
  clause: 'FMT-3',
  level: 'SHOULD',
  about: 'An envelope at soap11 is refused where its Content-Type says UTF-8 and not utf-8.',
  operations: ['*'],
  hook: charsetRefused('soap11'),
};
