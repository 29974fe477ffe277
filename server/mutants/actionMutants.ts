import { operationNamed, operations } from '../../specs/operations.ts';
import { getShowing } from '../../specs/writtenAndRead.ts';
import { type RecordAction, recordActions } from '../rules/recordAction.ts';
import { onUnderstood } from './hooks.ts';
import type { Planted } from './Mutant.ts';
import { broken, lawful, type Ruling, unseen } from './Ruling.ts';
import { formatScopes } from './Scope.ts';

export const actionOperators: readonly string[] = recordActions.map((action) => `taken${action}`);

/** The actions of every record that are taken for one other. Only purchase orders have items to receive. */
export const actionMutants = (name: string): readonly Planted[] =>
  [...operations.values()]
    .filter(({ request }) => request.some((one) => one.name === 'mvRecordAction'))
    .flatMap((operation) => {
      const to = recordActions.find((action) => name === `taken${action}`) ?? 'Insert';
      const known =
        operation.name === 'PurchaseOrderUpdate'
          ? [...recordActions, 'ReceiveItems' as const]
          : recordActions;
      return known
        .filter((action) => action !== to)
        .flatMap((from) =>
          formatScopes.map((scope): Planted => {
            const path = `mvRecordAction[${from}]`;
            return {
              name: `request/${scope.name}/${operation.name}/${path}/${name}`,
              operator: name,
              family: 'actions',
              direction: 'request',
              scope: scope.name,
              kind: 'action',
              operation: operation.name,
              about: `${from} of ${operation.name} is taken for ${to} (${scope.name}).`,
              ruling: rulingOf(operation.name, from, to),
              hook: (note) =>
                onUnderstood(operation.name, scope, note, (request) => {
                  if (request.mvRecordAction !== from) return request;
                  note('changed');
                  return { ...request, mvRecordAction: to };
                }),
            };
          }),
        );
    });

/** At which level an upsert of a record is documented (ACT-3); left out where it is open. */
const upserts: Readonly<Record<string, 'MUST' | 'SHOULD'>> = {
  ShippingProviderUpdate: 'MUST',
  IntegrationUpdateUpdate: 'MUST',
  CompanyUpdate: 'SHOULD',
  ProductBundleUpdate: 'SHOULD',
};

/** Whether a Get shows what the operation wrote. Of the others only the echo tells, at SHOULD. */
const isRead = (operation: string): boolean => getShowing(operationNamed(operation)) !== undefined;

function rulingOf(operation: string, from: RecordAction | 'ReceiveItems', to: RecordAction): Ruling {
  const level = upserts[operation];
  const isDocument = operation === 'DocumentUpdate';
  switch (from) {
    case 'ReceiveItems':
      return broken('MUST', ['PO-5', 'PO-6', 'ENV-3', 'ENV-14'], 'ReceiveItems receives items.');
    case 'Insert':
      return to === 'Update'
        ? broken(
            'MUST',
            ['ACT-1', 'DOC-1', 'PO-1', 'PB-1', 'IU-1', 'SP-1', 'ENV-2'],
            'Insert makes a record.',
          )
        : unseen('Without an id these actions insert as well.');
    case 'Update':
      if (to === 'Insert' && !isDocument)
        return broken(
          'MUST',
          ['ACT-2', 'PO-4', 'SP-1', 'IU-1', 'PB-1', 'ACT-5', 'PO-2'],
          'Update changes the record that is named.',
        );
      return broken(
        'MUST',
        ['ACT-5', 'DOC-2', 'ENV-7', 'ACT-2', 'PO-2', 'PO-6', 'ENV-3', 'ENV-8'],
        'Update makes no record.',
      );
    case 'InsertOrUpdate':
      if (isDocument && to === 'Update')
        return broken('MUST', ['ACT-3', 'ENV-14'], 'InsertOrUpdate inserts what is absent.');
      if (level === undefined) return lawful('What InsertOrUpdate does to such a record is open.');
      if (to === 'InsertOrUpdateNonEmptyFields')
        return unseen('What an update makes of members that say nothing is open.');
      return broken(
        level,
        ['ACT-3', 'SP-1', 'IU-1', 'PB-1'],
        'InsertOrUpdate inserts what is absent and updates what is there.',
      );
    case 'InsertOrUpdateNonEmptyFields':
      if (isDocument && to === 'Update')
        return broken('SHOULD', ['ACT-4', 'ENV-14'], 'The action inserts what is absent.');
      if (level === undefined) return lawful('What this action does to such a record is open.');
      return broken(
        to === 'Update' || !isRead(operation) ? 'SHOULD' : level,
        ['ACT-4', 'SP-1', 'IU-1', 'PB-1'],
        'Only members that are sent non-empty are updated.',
      );
  }
}
