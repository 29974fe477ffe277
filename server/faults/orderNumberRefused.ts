import type { Fault } from '../Fault.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';

export const orderNumberRefused: Fault = {
  clause: 'ACT-10',
  about: 'SalesOrderGet fails wherever mvSalesOrderNo is sent.',
  causes: ['a member that may be sent is refused'],
  operations: ['SalesOrderGet'],
  hook: refusing(
    ['SalesOrderGet'],
    (request) => member.text(request, 'mvSalesOrderNo') !== '',
    'mvSalesOrderNo is not known.',
  ),
};
