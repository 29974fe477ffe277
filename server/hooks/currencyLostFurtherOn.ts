import type { Hook } from '../Hook.ts';
import { lostFurtherOn } from './lostFurtherOn.ts';

/** Shows companies without their currency in formats that are this many steps after the one in which they were written. */
export const currencyLostFurtherOn = (steps: readonly number[]): Hook =>
  lostFurtherOn(steps, {
    get: 'CompanyGet',
    record: 'mvCompany',
    id: 'CompanyId',
    member: 'CompanyCurrency',
  });
