import type { Fault } from '../Fault.ts';
import { equalsAsContains } from '../hooks/equalsAsContains.ts';

export const equalsIsContainsInCsv: Fault = {
  clause: 'FLT-1',
  about: 'Equals on text of documents selects as Contains does in csv.',
  causes: ['Equals on text finds what only contains the value'],
  operations: ['SalesOrderGet'],
  hook: equalsAsContains(['SalesOrderGet'], ['csv']),
};
