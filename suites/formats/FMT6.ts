import { addressCheck } from '../addressCheck.ts';
import type { Check } from '../Check.ts';

/** A suffix on the path of a named route selects the format. */
export const FMT6: readonly Check[] = [addressCheck('FMT-6')];
