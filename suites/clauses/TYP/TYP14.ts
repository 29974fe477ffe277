import { onAnyFormedAnswer } from '../../../specs/appliesTo.ts';
import { showsLayout } from '../../../specs/Format.ts';
import { deviationCheck, documentedMembers } from '../../kernel/checks.ts';
import { clause, on } from '../../kernel/clause.ts';
import { takesSpelling } from '../../probes/orderRows.ts';
import { updateOfOrder } from '../../probes/scenarioNames.ts';

export const TYP14 = clause('TYP-14', {
  statement:
    'Members are spelt as documented, letter case included, and the groups of ShippingInfo are nested.',
  section: 'Resources and their fields',
  judging:
    'A member under another spelling, or a member of a group outside it, is read and breaks this clause. So does a list of records of a documented shape under another name, where the list of such records is missing. A name that begins with _, $ or @ is metadata of a serializer and no misspelling. In requests PurchaseOrderSupplierId is taken as well as PurchaseOrderSupplierID: an order is inserted so in json and jsv. The document does not tell in which format its examples are, and elsewhere it shows no layout of a record.',
  appliesTo: onAnyFormedAnswer,
  checks: [
    deviationCheck('TYP-14', { seenOn: documentedMembers }),
    on(updateOfOrder, takesSpelling, {
      slug: 'supplier-id-in-requests',
      // The document does not tell in which format its examples are, and elsewhere it shows no layout of a record.
      when: ({ format }) => showsLayout(format),
      on: 'any',
      reads: 'bytes',
    }),
  ],
});
