import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const lastTwice: Fault = {
  clause: 'GET-9',
  about: 'The last dashboard box comes twice where no fewer are asked for.',
  causes: ['a record, or its id, comes twice'],
  operations: ['DashboardBoxGet'],
  hook: onSuccess(['DashboardBoxGet'], (result, request) => {
    const all = member.records(result, 'mvDashboardBoxes');
    const top = member.int(request, 'ReturnTopNRecords');
    return top > 0 && top <= all.length
      ? result
      : { ...result, mvDashboardBoxes: [...all, ...all.slice(-1)] };
  }),
};
