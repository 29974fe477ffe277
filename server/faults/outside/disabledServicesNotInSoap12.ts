import type { RecordValue } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onMember } from '../../hooks/onMember.ts';

export const disabledServicesNotInSoap12: Fault = {
  clause: 'XF-1',
  about: 'In soap12 shipping providers are shown without the services that are not enabled.',
  causes: ['in {format} a Get shows another {member} than elsewhere'],
  operations: ['ShippingProviderGet'],
  hook: onMember(
    { formats: ['soap12'], operations: ['ShippingProviderGet'] },
    'ShippingProviderServices',
    (value) =>
      Array.isArray(value)
        ? (value as readonly RecordValue[]).filter(({ IsEnabled }) => IsEnabled === true)
        : value,
  ),
};
