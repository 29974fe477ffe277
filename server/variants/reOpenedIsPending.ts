import type { Variant } from '../Variant.ts';

export const reOpenedIsPending: Variant = {
  about: 'A work order that was opened again is Pending (WO-2: resulting status is open).',
  choices: { reopenedWorkOrderStatus: 'Pending' },
};
