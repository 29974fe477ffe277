import type { Fault } from '../Fault.ts';
import { changedSerials } from '../hooks/changedSerials.ts';
import { onAnswerMembers } from '../hooks/onAnswerMembers.ts';

export const listedQuotesTurned: Fault = {
  clause: 'TYP-12',
  level: 'SHOULD',
  about: 'In csv the quotes within serial numbers come as apostrophes.',
  causes: ['texts in a list do not come back as they were sent'],
  operations: ['DocumentUpdate', 'PurchaseOrderUpdate'],
  hook: onAnswerMembers({ formats: ['csv'], outcome: 'success' }, (members) =>
    changedSerials(members, (serials) => serials.map((text) => text.replaceAll('"', "'"))),
  ),
};
