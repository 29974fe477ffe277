import { addressCheck } from '../addressCheck.ts';
import type { Check } from '../Check.ts';

/** `POST /<format>/reply/<Operation>` works. */
export const FMT1: readonly Check[] = [addressCheck('FMT-1')];
