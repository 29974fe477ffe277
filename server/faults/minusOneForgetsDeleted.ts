import { isNumeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';

export const minusOneForgetsDeleted: Fault = {
  clause: 'GET-6',
  level: 'SHOULD',
  about:
    'ReturnTopNRecords -1 takes a way of its own, on which nobody looks at showDeleted: only records that are not deleted come.',
  causes: ['showAllDeletedAndUndeleted leaves out deleted records'],
  operations: ['DocumentTypeGet', 'CompanyGet'],
  hook: onRequest(['DocumentTypeGet', 'CompanyGet', 'ShippingProviderGet'], (request) => {
    const { showDeleted, ...rest } = request;
    const { ReturnTopNRecords: top } = rest;
    return isNumeric(top) && Number(top.lexeme) === -1 ? rest : request;
  }),
};
