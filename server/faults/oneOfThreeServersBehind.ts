import type { Fault } from '../Fault.ts';
import { onRepeated } from '../hooks/onRepeated.ts';
import { member } from '../records/member.ts';

const read: readonly string[] = ['CompanyGet', 'DiscountGet'];

export const oneOfThreeServersBehind: Fault = {
  clause: 'GET-8',
  about: 'Of three servers that answer the same read in turns one lacks its last record.',
  causes: ['the same read gives another answer each time'],
  operations: read,
  hook: onRepeated(read, (result, time, list) =>
    time % 3 === 2 ? { ...result, [list]: member.records(result, list).slice(0, -1) } : result,
  ),
};
