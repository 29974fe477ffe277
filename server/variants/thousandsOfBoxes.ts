import { numeric } from '../../specs/numeric.ts';
import { recordOf } from '../records/recordOf.ts';
import type { Variant } from '../Variant.ts';

export const thousandsOfBoxes: Variant = {
  about:
    'It holds two thousand dashboard boxes (GET-4: how many there are is open; a run may read so many or not).',
  blocks: ['size'],
  hook: (_, store) => {
    for (let number = 1; number <= 2000; number += 1) {
      store.dashboardBoxes.insert((id) =>
        recordOf('mvDashboardBox', {
          DashboardBoxID: numeric(id),
          DashboardBoxTitle: `Box of user ${number}`,
          DashboardBoxType: 'Table',
          DashboardBoxGridType: number % 7 === 0 ? 'Wide' : 'Narrow',
        }),
      );
    }
    return {};
  },
};
