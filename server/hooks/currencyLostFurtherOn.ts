import type { Hook } from '../Hook.ts';
import { lostFurtherOn } from './lostFurtherOn.ts';

/** Shows companies without their currency in the formats that come so many further on than the one they were written in. */
export const currencyLostFurtherOn = (steps: readonly number[]): Hook =>
  lostFurtherOn(steps, {
    get: 'CompanyGet',
    record: 'mvCompany',
    id: 'CompanyId',
    member: 'CompanyCurrency',
  });
