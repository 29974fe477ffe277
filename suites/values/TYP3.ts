import type { Check } from '../kernel/Check.ts';
import { scalarCheck } from '../kernel/checks.ts';

/** decimal and number members come back as numbers, in json without quotes. */
export const TYP3: readonly Check[] = [
  scalarCheck({ clause: 'TYP-3', level: 'MUST', types: ['decimal', 'number'] }),
];
