import { refusing } from '../hooks/refusing.ts';
import { member } from '../records/member.ts';
import type { Variant } from '../Variant.ts';

export const orderUpsertsRefused: Variant = {
  about:
    'Purchase orders take Insert, Update and ReceiveItems alone (ACT-3: InsertOrUpdate is open for purchase orders).',
  hook: refusing(
    ['PurchaseOrderUpdate'],
    (request) => member.text(request, 'mvRecordAction').startsWith('InsertOrUpdate'),
    'Purchase orders are either inserted or updated. Nothing was written.',
  ),
};
