import type { Check } from '../kernel/Check.ts';
import { scalarCheck } from '../kernel/checks.ts';

/** A datetime in json is `/Date(<ms><offset>)/`. */
export const TYP5: readonly Check[] = [scalarCheck({ clause: 'TYP-5', level: 'MUST', types: ['datetime'] })];
