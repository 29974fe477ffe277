import type { Fault } from '../Fault.ts';
import { headerWanted } from '../hooks/headerWanted.ts';

/** The three that have a route for GET are left out in json, where it would be refused too. */
const withGet = ['DashboardBoxGet', 'ProductClientGet', 'SalesOrderGet'];

export const headerWantedInJson: Fault = {
  clause: 'AUTH-1',
  about: 'In jsv every Get wants an Authorization header, and in json every one whose route takes no GET.',
  operations: ['*Get*'],
  hook: headerWanted(
    'authorization',
    ({ operation, format }) =>
      operation?.kind === 'get' &&
      (format === 'jsv' || (format === 'json' && !withGet.includes(operation.name))),
  ),
};
