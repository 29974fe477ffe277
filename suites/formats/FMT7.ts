import { addressCheck } from '../addressCheck.ts';
import { byGetCheck } from '../byGetCheck.ts';
import type { Check } from '../Check.ts';

/** `?format=` selects the format; the scenario of the GET is FMT-6's. */
export const FMT7: readonly Check[] = [addressCheck('FMT-7'), byGetCheck('FMT-7', 'query')];
