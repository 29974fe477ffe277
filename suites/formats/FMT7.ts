import { addressCheck } from '../addressCheck.ts';
import type { Check } from '../Check.ts';

/** `?format=` selects the format. */
export const FMT7: readonly Check[] = [addressCheck('FMT-7')];
