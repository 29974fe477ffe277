import { numeric } from '../../specs/numeric.ts';
import type { Profile } from '../kernel/Check.ts';
import { found, wanting } from '../kernel/gathered.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';
import { answerInWords, profileEvidence } from '../probes/profile.ts';
import { purchaseOrder } from '../probes/records/ordersAndDocuments.ts';
import { noteMade, writeMembers } from '../probes/writing.ts';

const scenario = 'supplier-profile';

/** What an order is answered whose supplier has an invented name. */
export const PO3: Profile = {
  clause: 'PO-3',
  evidence: (selected) =>
    profileEvidence(selected, {
      name: scenario,
      operation: 'PurchaseOrderUpdate',
      effect: 'write',
      creates: 'one record, where it is taken',
      gather: async (context, place) => {
        const record = purchaseOrder(context, scenario);
        if (typeof record === 'string') return wanting(record);
        const order = {
          ...record,
          PurchaseOrderSupplierID: numeric(0),
          PurchaseOrderSupplierName: `Assay ${context.unique(scenario)}`,
        };
        const answer = await context.call(place.operation, writeMembers(context, place, order, 'Insert'));
        if (outcomeOf(answer, 'any') === 'succeeded') noteMade(context, answer);
        return found(answer);
      },
    }),
  observe: ({ answer }, spec) =>
    spec.scenario === scenario
      ? `an order of a supplier that does not exist: ${answerInWords(answer)}`
      : undefined,
};
