import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const liveBoxes: Variant = {
  about:
    'Every second dashboard box describes itself by a live figure, another one in each answer; the others stay as they are (rule 2: records of others).',
  leaves: ['GET-8'],
  errs: ['The target keeps changing'],
  blocks: ['nothing'],
  hook: (inner, store) => {
    let figure = 4711;
    return {
      handle: (call, request) => {
        if (call.operation?.name !== 'DashboardBoxGet') return inner.handle(call, request);
        figure += 13;
        for (const [index, box] of store.dashboardBoxes.all().entries())
          if (index % 2 === 0)
            store.dashboardBoxes.put(member.int(box, 'DashboardBoxID'), {
              ...box,
              DashboardBoxDescription: `${figure + index} open orders, €${figure * 7}.50`,
            });
        return inner.handle(call, request);
      },
    };
  },
};
