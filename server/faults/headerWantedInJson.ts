import type { Fault } from '../Fault.ts';
import { headerWanted } from '../hooks/headerWanted.ts';

/** The three that have a route for GET: there it would be refused too, which FMT-9 judges. */
const withGet = ['DashboardBoxGet', 'ProductClientGet', 'SalesOrderGet'];

export const headerWantedInJson: Fault = {
  clause: 'AUTH-1',
  about:
    'In json and jsv every Get wants an Authorization header, but where a route takes it by GET in json.',
  causes: ['the key in the body is not enough'],
  operations: ['*Get*'],
  hook: headerWanted(
    'authorization',
    ({ operation, format, body }) =>
      operation?.kind === 'get' &&
      (format === 'jsv' || (format === 'json' && !(body === 'none' && withGet.includes(operation.name)))),
  ),
};
