import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const childrenOnlyAdded: Fault = {
  clause: 'ACT-2',
  about:
    'An Update of a shipping provider only adds services and packages with a new Id. Those that are there are neither changed nor removed.',
  operations: ['ShippingProviderUpdate'],
  hook: onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) => {
    if (action !== 'Update' || stored === undefined) return undefined;
    const merged: Record<string, readonly RecordValue[]> = {};
    for (const name of ['ShippingProviderServices', 'ShippingProviderPackages']) {
      if (sent[name] === undefined) continue;
      const before = member.records(stored, name);
      const known = new Set(before.map((one) => member.text(one, 'Id')));
      const added = member.records(sent, name).filter((one) => !known.has(member.text(one, 'Id')));
      merged[name] = [...before, ...added];
    }
    return { sent: { ...sent, ...merged } };
  }),
};
