import type { Fault } from '../Fault.ts';
import { serversInTurns } from '../hooks/serversInTurns.ts';

const read: readonly string[] = ['CompanyGet', 'DiscountGet'];

export const oneOfThreeServersBehind: Fault = {
  clause: 'GET-8',
  about: 'Of three servers that answer the same read in turns one lacks its last record.',
  causes: ['the same read gives another answer each time'],
  operations: read,
  hook: serversInTurns(read, 3, 2),
};
