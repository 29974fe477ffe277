import type { Fault } from '../Fault.ts';
import { charsetRefused } from '../hooks/charsetRefused.ts';

export const charsetInCapitalsIn12: Fault = {
  clause: 'FMT-4',
  level: 'SHOULD',
  about: 'An envelope at soap12 is refused where its Content-Type says UTF-8 and not utf-8.',
  operations: ['*'],
  hook: charsetRefused('soap12'),
};
