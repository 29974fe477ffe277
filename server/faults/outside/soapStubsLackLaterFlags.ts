import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const soapStubsLackLaterFlags: Fault = {
  clause: 'XF-1',
  about:
    'The SOAP service was generated from an old WSDL with five custom flags. In soap11 and soap12, sales orders lack SalesOrderCustomFlag6 to 10.',
  operations: ['SalesOrderGet'],
  hook: onAnswerMembers(
    { formats: ['soap11', 'soap12'], operations: ['SalesOrderGet'], outcome: 'success' },
    (members) =>
      changedValues(members, (value, name) =>
        /^SalesOrderCustomFlag([6-9]|10)$/.test(name) ? undefined : value,
      ),
  ),
};
