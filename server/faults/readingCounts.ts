import type { Fault } from '../Fault.ts';
import { onSuccess } from '../hooks/onSuccess.ts';
import { member } from '../records/member.ts';

export const readingCounts: Fault = {
  clause: 'GET-8',
  about: 'Reading the dashboard boxes changes the first of them.',
  causes: ['the same read gives another answer each time'],
  operations: ['DashboardBoxGet'],
  hook: onSuccess(['DashboardBoxGet'], (result, _, store) => {
    const [box] = store.dashboardBoxes.all();
    if (box !== undefined) {
      const DashboardBoxDescription = `${member.text(box, 'DashboardBoxDescription')}.`.slice(-40);
      store.dashboardBoxes.put(member.int(box, 'DashboardBoxID'), {
        ...box,
        DashboardBoxDescription: DashboardBoxDescription.endsWith('.'.repeat(40))
          ? '.'
          : DashboardBoxDescription,
      });
    }
    return result;
  }),
};
