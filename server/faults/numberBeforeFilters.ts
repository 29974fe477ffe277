import type { Fault } from '../Fault.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

export const numberBeforeFilters: Fault = {
  clause: 'FLT-1',
  about: 'Where mvSalesOrderNo is sent, the order is looked up by it before Filters are read.',
  causes: ['{operator} finds records that it does not select'],
  operations: ['SalesOrderGet'],
  hook: onRequest(['SalesOrderGet'], (request) => {
    const { Filters, ...rest } = request;
    return member.text(request, 'mvSalesOrderNo') === '' ? request : rest;
  }),
};
