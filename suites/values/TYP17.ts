import type { Check } from '../Check.ts';
import { scalarCheck } from '../scalarCheck.ts';

/** The two document type ids that are documented as text hold an integer or nothing. */
export const TYP17: readonly Check[] = [scalarCheck({ clause: 'TYP-17', level: 'MUST', types: ['intText'] })];
