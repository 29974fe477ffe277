import type { Address } from '../Address.ts';
import type { Rule } from './Rule.ts';

export const addressIs =
  (...addresses: readonly Address[]): Rule =>
  ({ address }) =>
    addresses.includes(address);
