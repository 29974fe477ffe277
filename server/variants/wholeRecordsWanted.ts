import { isBlank } from '../../specs/isBlank.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const wholeRecordsWanted: Variant = {
  about:
    'InsertOrUpdateNonEmptyFields of a shipping provider or an integration update is refused without an id and some other members (rule 3; its insert side is a SHOULD).',
  blocks: ['control', 'clause:', 'nothing'],
  leaves: ['ACT-4'],
  hook: refusing(
    ['ShippingProviderUpdate', 'IntegrationUpdateUpdate'],
    (request) => {
      if (request.mvRecordAction !== 'InsertOrUpdateNonEmptyFields') return false;
      const [name, wanted] =
        request.mvShippingProvider === undefined
          ? ['mvIntegrationUpdate', ['IntegrationUpdateID', 'Entity', 'Action', 'Application', 'Payload']]
          : [
              'mvShippingProvider',
              ['ShippingProviderId', 'ShippingProviderName', 'ShippingProviderComments'],
            ];
      const record = member.record(request, name) ?? {};
      return wanted.some((one) => isBlank(record[one]) || member.text(record, one) === '0');
    },
    'Some members are missing. Nothing was written.',
  ),
};
