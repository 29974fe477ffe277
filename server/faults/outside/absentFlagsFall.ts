import { numeric } from '../../../specs/numeric.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

const options = Array.from({ length: 10 }, (_, index) => `BundleProductOption${index + 1}`);
const sizes = ['BundleProductWeight', 'BundleProductLength', 'BundleProductBreadth', 'BundleProductHeight'];

export const absentFlagsFall: Fault = {
  clause: 'ACT-4',
  level: 'SHOULD',
  about:
    'InsertOrUpdateNonEmptyFields of a bundle takes options and sizes that are not sent for false and 0, and writes them, because their types can hold no null.',
  operations: ['ProductBundleUpdate'],
  hook: onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) => {
    if (action !== 'InsertOrUpdateNonEmptyFields' || stored === undefined) return undefined;
    const bound: Record<string, Value> = {};
    for (const name of options) bound[name] = sent[name] ?? false;
    for (const name of sizes) bound[name] = sent[name] ?? numeric(0);
    return { sent: { ...sent, ...bound } };
  }),
};
