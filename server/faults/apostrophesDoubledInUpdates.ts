import type { Fault } from '../Fault.ts';
import { changedValues } from '../hooks/changedValues.ts';
import { onRequest } from '../hooks/onRequest.ts';
import { member } from '../records/member.ts';

const operations = ['ProductBundleUpdate', 'PurchaseOrderUpdate'];

export const apostrophesDoubledInUpdates: Fault = {
  clause: 'TYP-12',
  about: 'An Update of a bundle or an order doubles the apostrophes of a text; an Insert keeps them.',
  causes: ['apostrophes come back doubled; they are doubled as for SQL, and never undone'],
  operations,
  hook: onRequest(operations, (request) =>
    member.text(request, 'mvRecordAction') === 'Update'
      ? changedValues(request, (value) => (typeof value === 'string' ? value.replaceAll("'", "''") : value))
      : request,
  ),
};
