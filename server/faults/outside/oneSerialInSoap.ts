import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const oneSerialInSoap: Fault = {
  clause: 'XF-1',
  about:
    'The new WSDL generator writes maxOccurs="1" for lists of text, so that in soap11 and soap12 a sales order row shows only the first of its serial numbers.',
  operations: ['SalesOrderGet'],
  hook: onMember(
    { formats: ['soap11', 'soap12'], operations: ['SalesOrderGet'], outcome: 'success' },
    'SalesOrderRowSerialNumbers',
    (value) => (Array.isArray(value) ? (value as readonly Value[]).slice(0, 1) : value),
  ),
};
