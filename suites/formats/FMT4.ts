import type { Check } from '../kernel/Check.ts';
import { addressCheck } from './addressCheck.ts';

/** soap12: the same, with the same Content-Type. */
export const FMT4: readonly Check[] = [addressCheck('FMT-4')];
