import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const currencyWithFiltersAlone: Fault = {
  clause: 'XF-2',
  about: 'The currency of companies is shown only where there are filters.',
  causes: ['some reads of what was written leave {member} empty, and others do not'],
  operations: ['CompanyGet'],
  hook: onSuccess(['CompanyGet'], (result, request) =>
    member.records(request, 'Filters').length > 0
      ? result
      : changedValues(result, (value, name) => (name === 'CompanyCurrency' ? '' : value)),
  ),
};
