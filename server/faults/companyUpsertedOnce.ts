import type { Fault } from '../Fault.ts';
import { companyChangedOnce } from '../hooks/companyChangedOnce.ts';

export const companyUpsertedOnce: Fault = {
  clause: 'ACT-3',
  level: 'SHOULD',
  about: 'InsertOrUpdate changes a company once only: what it sends for one that it changed before is lost.',
  causes: ['InsertOrUpdate does not bring back {member} as sent'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: companyChangedOnce('InsertOrUpdate'),
};
