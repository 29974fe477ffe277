import type { Fault } from '../../Fault.ts';
import { oldNamesSearched } from '../../hooks/oldNamesSearched.ts';

export const oldNameSearched: Fault = {
  clause: 'FLT-1',
  about:
    'The index of company names is not brought up to date by a write: filters go by the name that a company had at first.',
  causes: ['a filter does not find a record by what was written last'],
  operations: ['CompanyGet', 'CompanyUpdate'],
  hook: oldNamesSearched({ write: 'CompanyUpdate', get: 'CompanyGet', name: 'CompanyName' }),
};
