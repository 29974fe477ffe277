import type { Fault } from '../../Fault.ts';
import { getsWithFilters } from '../../hooks/getsWithFilters.ts';
import { onBody } from '../../hooks/onBody.ts';

export const bareSearchNumberTruncated: Fault = {
  clause: 'FLT-4',
  about:
    'A SearchValue sent as a bare json number is bound as an integer: 12.34 searches for 12, while "12.34" as text works.',
  operations: ['DiscountGet', 'ProductClientGet', 'SalesOrderGet'],
  hook: onBody({ operations: getsWithFilters, bodies: ['json'] }, (text) =>
    text.replace(/("SearchValue"\s*:\s*-?\d+)\.\d+/g, '$1'),
  ),
};
