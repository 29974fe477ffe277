import type { Fault } from '../Fault.ts';
import { currencyLostFurtherOn } from '../hooks/currencyLostFurtherOn.ts';

export const lostThreeOrFiveFormatsOn: Fault = {
  clause: 'XF-2',
  about: 'The currency of companies is lost three or five formats further on than they were written in.',
  causes: ['some reads of what was written leave {member} empty, and others do not'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: currencyLostFurtherOn([3, 5]),
};
