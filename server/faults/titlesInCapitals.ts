import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onReply } from '../hooks/onReply.ts';

export const titlesInCapitals: Fault = {
  clause: 'XF-1',
  about: 'In csv the titles of dashboard boxes are in capitals.',
  causes: ['in {format} a Get shows texts differently than elsewhere: {change}'],
  operations: ['DashboardBoxGet'],
  hook: onReply({ formats: ['csv'], operations: ['DashboardBoxGet'] }, (members) =>
    changedValues(members, (value, name) =>
      name === 'DashboardBoxTitle' && typeof value === 'string' ? value.toUpperCase() : value,
    ),
  ),
};
