import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const bundleOptionStays: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change the tenth option of a bundle.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) =>
    action !== 'Update' || stored === undefined
      ? undefined
      : { sent: { ...sent, BundleProductOption10: stored.BundleProductOption10 ?? null } },
  ),
};
