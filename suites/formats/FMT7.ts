import type { Check } from '../kernel/Check.ts';
import { addressCheck, byGetCheck } from './addressCheck.ts';

/** `?format=` selects the format; the scenario of the GET is FMT-6's. */
export const FMT7: readonly Check[] = [addressCheck('FMT-7'), byGetCheck('FMT-7', 'query')];
