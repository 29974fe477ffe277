import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { AppliesTo, Clause } from '../Clause.ts';

const documents: AppliesTo = {
  reason: 'DocumentUpdate is the one operation on documents.',
  holds: both(operationIs('DocumentUpdate'), atDefaultAddress),
};

/** Documents. */
export const DOC: readonly Clause[] = [
  {
    id: 'DOC-1',
    level: 'MUST',
    statement:
      'Insert with DocumentStatus Pending and SKUs that exist gives a Pending document with a new id.',
    section: 'States and transitions',
    judging: 'The echo says Pending, and entityID is its DocumentId.',
    appliesTo: documents,
  },
  {
    id: 'DOC-2',
    level: 'MUST',
    statement: 'An update changes no member of a document that its rule does not allow.',
    section: 'Operation rules 1',
    judging:
      'The rule allows DocumentDescription, which no document has. Judged on members that no server computes, in the echo of a later call that does not send them; in the echo of the same call a change is a warning (SHOULD), because it may be the request. An update that fails passes.',
    appliesTo: documents,
  },
  {
    id: 'DOC-3',
    level: 'MUST',
    statement:
      'AutoInsertBundledProductRows and AutoInsertBatchNumbersToProductRows are taken, and ByExpiryDate attaches the batch that expires first.',
    section: 'Operation rules 1',
    judging:
      'Batches only where the fixtures name a product with some: which are taken and how much of each. The fixtures tell no quantities, so one unit is asked for, and the first batch alone is judged. SHOULD: Undefined means the same as leaving it out.',
    open: 'The order of the batches in the row.',
    appliesTo: documents,
  },
];
