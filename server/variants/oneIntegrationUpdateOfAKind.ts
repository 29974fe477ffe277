import type { RecordValue } from '../../specs/Value.ts';
import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

const told = ['Application', 'Entity', 'EntityIDs', 'Action'] as const;

const isOfTheKindOf = (one: RecordValue, other: RecordValue): boolean =>
  told.every((name) => member.text(one, name) === member.text(other, name));

export const oneIntegrationUpdateOfAKind: Variant = {
  about:
    'A second integration update of the same application, entity, ids and action is refused (a server may refuse duplicates).',
  hook: refusing(
    ['IntegrationUpdateUpdate'],
    (request, _, store) => {
      const sent = member.record(request, 'mvIntegrationUpdate') ?? {};
      const isThere = store.integrationUpdates.find((one) => isOfTheKindOf(one, sent)) !== undefined;
      return request.mvRecordAction === 'Insert' && isThere;
    },
    'There is such an integration update already.',
  ),
};
