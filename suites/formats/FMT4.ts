import { addressCheck } from '../addressCheck.ts';
import type { Check } from '../Check.ts';

/** soap12: the same, with the same Content-Type. */
export const FMT4: readonly Check[] = [addressCheck('FMT-4')];
