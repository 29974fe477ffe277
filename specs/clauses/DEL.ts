import { atDefaultAddress } from '../appliesTo/atDefaultAddress.ts';
import { both } from '../appliesTo/both.ts';
import { operationIs } from '../appliesTo/operationIs.ts';
import type { Clause } from '../Clause.ts';

/** Deletes. */
export const DEL: readonly Clause[] = [
  {
    id: 'DEL-1',
    level: 'MUST',
    statement: 'A delete removes the record that it names, and no other.',
    section: 'Operation rules 8',
    judging:
      "Afterwards the default Get, where there is one, no longer shows it and still shows the run's own others and the disposables not yet used. ProductBOMGet may show it without mvRawMaterials. SHOULD: deleting it again fails.",
    appliesTo: {
      reason: 'The five deletes of a record by its id, where one may be used up: at the default addresses.',
      holds: both(
        operationIs(
          ...[
            'DiscountDelete',
            'ProductBOMDelete',
            'DocumentTypeDelete',
            'CompanyDelete',
            'ContactPersonDelete',
          ],
        ),
        atDefaultAddress,
      ),
    },
  },
];
