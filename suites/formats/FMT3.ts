import { addressCheck } from '../addressCheck.ts';
import type { Check } from '../Check.ts';

/** soap11: one element `<Operation>Response` in the body. */
export const FMT3: readonly Check[] = [addressCheck('FMT-3')];
