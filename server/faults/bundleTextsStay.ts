import type { Fault } from '../Fault.ts';
import { onWrite } from '../hooks/onWrite.ts';

export const bundleTextsStay: Fault = {
  clause: 'ACT-2',
  about: 'Update does not change the description, the comments and the first ten custom fields of a bundle.',
  causes: ['an Update does not bring back {member} as sent'],
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent }) => {
    const stays = /^BundleProduct(?:Description|Comments|CustomField(?:\d|10))$/;
    return action === 'Update'
      ? { sent: Object.fromEntries(Object.entries(sent).filter(([name]) => !stays.test(name))) }
      : undefined;
  }),
};
