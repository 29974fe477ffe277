import type { Fault } from '../../Fault.ts';
import { refusing } from '../../hooks/refusing.ts';

export const falseForceIsMissing: Fault = {
  clause: 'ACT-1',
  about:
    'A bundle is refused when forceSkuUpdateEvenIfUsedInDocuments is false: the check for mandatory members takes false for missing.',
  operations: ['ProductBundleUpdate'],
  hook: refusing(
    ['ProductBundleUpdate'],
    ({ forceSkuUpdateEvenIfUsedInDocuments: force }) =>
      force === false || (typeof force === 'string' && force.trim().toLowerCase() === 'false'),
    'forceSkuUpdateEvenIfUsedInDocuments is required. The product bundle was not written.',
  ),
};
