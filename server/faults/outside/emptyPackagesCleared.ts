import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { isEmpty } from '../../hooks/isEmpty.ts';
import { onWrite } from '../../hooks/onWrite.ts';

const nonEmpty = (record: RecordValue): RecordValue =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && !isEmpty(value)));

export const emptyPackagesCleared: Fault = {
  clause: 'ACT-4',
  about:
    'InsertOrUpdateNonEmptyFields without packages removes the packages of the shipping provider. The check for emptiness was written for services and not copied to packages.',
  operations: ['ShippingProviderUpdate'],
  hook: onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) =>
    action === 'InsertOrUpdateNonEmptyFields' &&
    stored !== undefined &&
    isEmpty(sent.ShippingProviderPackages ?? null)
      ? { action: 'Update', sent: { ...nonEmpty(sent), ShippingProviderPackages: [] } }
      : undefined,
  ),
};
