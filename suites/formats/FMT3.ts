import type { Check } from '../kernel/Check.ts';
import { addressCheck } from './addressCheck.ts';

/** soap11: one element `<Operation>Response` in the body. */
export const FMT3: readonly Check[] = [addressCheck('FMT-3')];
