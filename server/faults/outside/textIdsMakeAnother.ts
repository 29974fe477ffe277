import type { Fault } from '../../Fault.ts';
import { onBody } from '../../hooks/onBody.ts';

const written = ['ShippingProviderUpdate', 'IntegrationUpdateUpdate'];

export const textIdsMakeAnother: Fault = {
  clause: 'TYP-4',
  about:
    'InsertOrUpdate in json compares ids with their type: one that is sent as text is not found, and a second record is made instead of the update.',
  operations: written,
  hook: onBody({ operations: written, bodies: ['json'] }, (text) =>
    /"mvRecordAction"\s*:\s*"InsertOrUpdate"/.test(text)
      ? text.replace(/"(ShippingProviderId|IntegrationUpdateID)"\s*:\s*"-?\d+"/g, '"$1":0')
      : text,
  ),
};
