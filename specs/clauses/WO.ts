import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { AppliesTo, Clause } from '../Clause.ts';

const only = (operation: string): AppliesTo => ({
  reason: `The rule is about ${operation} alone; it uses up a record of the fixtures, so the default addresses are enough.`,
  holds: both(operationIs(operation), atDefaultAddress),
});

/** Work orders. */
export const WO: readonly Clause[] = [
  {
    id: 'WO-1',
    level: 'MUST',
    statement: 'WorkOrderReturnMaterials returns allocated material and answers with the work order.',
    section: 'Operation rules 5',
    judging:
      'The call succeeds, and the allocated quantity never grows. SHOULD: entityID is the id of the work order.',
    appliesTo: only('WorkOrderReturnMaterials'),
  },
  {
    id: 'WO-2',
    level: 'MUST',
    statement:
      'WorkOrderReOpen succeeds on a closed work order and changes nothing on one that is not closed.',
    section: 'Operation rules 6',
    judging:
      'Closed and open work orders come from the fixtures. SHOULD: the status afterwards is not the closed one.',
    open: 'The status afterwards, and whether the call on a work order that is not closed fails.',
    appliesTo: only('WorkOrderReOpen'),
  },
  {
    id: 'WO-3',
    level: 'MUST',
    statement: 'WorkOrderDeleteFinishedGoodReceipt answers with the work order of the receipt.',
    section: 'Operation rules 7',
    judging:
      'SHOULD: WorkOrderReceivedQuantity does not grow; the same receipt a second time fails, or at least changes nothing.',
    appliesTo: only('WorkOrderDeleteFinishedGoodReceipt'),
  },
  {
    id: 'WO-4',
    level: 'SHOULD',
    statement:
      'A return lowers the allocated quantity of its SKU by ReturnQuantity, and no more can be returned than is allocated.',
    section: 'Operation rules 5',
    judging: 'Also for batches, whose quantity is named Quantity in the request; returning too much fails.',
    appliesTo: only('WorkOrderReturnMaterials'),
  },
];
