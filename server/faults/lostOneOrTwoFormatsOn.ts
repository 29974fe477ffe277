import type { Fault } from '../Fault.ts';
import { currencyLostFurtherOn } from '../hooks/currencyLostFurtherOn.ts';

export const lostOneOrTwoFormatsOn: Fault = {
  clause: 'XF-2',
  about: 'The currency of companies is lost one, two or four formats further on than they were written in.',
  causes: ['some reads of what was written leave {member} empty, and others do not'],
  operations: ['CompanyUpdate', 'CompanyGet'],
  hook: currencyLostFurtherOn([1, 2, 4]),
};
