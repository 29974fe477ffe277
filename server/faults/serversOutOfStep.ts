import type { Fault } from '../Fault.ts';
import { serversInTurns } from '../hooks/serversInTurns.ts';

const read: readonly string[] = [
  'CompanyGet',
  'ShippingProviderGet',
  'DiscountGet',
  'ProductBOMGet',
  'ProductClientGet',
  'SerialNumberGet',
  'BatchNumberGet',
  'CustomReportGetData',
];

export const serversOutOfStep: Fault = {
  clause: 'GET-8',
  about: 'Of two servers that answer the same read in turns one lacks its last record.',
  causes: ['the same read gives another answer each time'],
  operations: read,
  hook: serversInTurns(read, 2, 1),
};
