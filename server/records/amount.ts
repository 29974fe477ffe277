import type Big from 'big.js';
import { numeric } from '../../specs/numeric.ts';
import type { Numeric } from '../../specs/Value.ts';

/** A computed decimal as a member's value: plain digits, never an exponent. */
export const amount = (value: Big): Numeric => numeric(value.toFixed());
