import type { Fault } from '../../Fault.ts';
import { onSentMembers } from '../../hooks/onSentMembers.ts';

export const searchValueCut: Fault = {
  clause: 'FLT-1',
  about: 'A SearchValue on companies is cut after 20 characters.',
  causes: [
    'a search for text does not find what it should',
    'a filter does not find a record by what was written last',
  ],
  operations: ['CompanyGet'],
  hook: onSentMembers({ operations: ['CompanyGet'] }, /^SearchValue$/, (value) =>
    typeof value === 'string' ? value.slice(0, 20) : value,
  ),
};
