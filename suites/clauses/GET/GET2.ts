import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { answerOf } from '../../../harness/oracle/selectionTrial.ts';
import { descending, isDisordered, isDisorderedAmongNewest } from '../../../harness/records/idOrder.ts';
import { topAskedFor } from '../../../harness/records/listed.ts';
import type { CheckResult } from '../../../harness/verdicts/Judgement.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { isOrdered } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { narrowedReads } from '../../probes/reads/narrowedReads.ts';
import { filteredOrders } from '../../probes/reads/ordered.ts';
import { deletedJustNow } from '../../probes/reads/showingDeleted.ts';

export const GET2 = clause('GET-2', {
  statement: 'With ReturnTopNRecords above 0, records are sorted by id, the highest first.',
  section: 'Operation rules 9',
  judging:
    'By DocumentTypeID, ShippingProviderId, ProductID (ProductClientGet), SalesOrderId, DashboardBoxID, CompanyId; DiscountGet by DiscountID, of which Limits 1 speaks. Filters, a status and deleted records do not change that.',
  open: 'The order of records with the same ProductID.',
  appliesTo: atHome(
    'The Gets whose records hold the id they are ordered by; the id of a bill of materials is not in its record.',
    isOrdered,
  ),
  checks: [
    {
      answers: 'successes',
      reads: 'value',
      alsoAsks: 'taken',
      judge: ({ answer }) => descending([answer]),
    },
    on(filteredOrders, stayInOrder, { slug: 'filtered' }),
    on(narrowedReads, stayInOrder, { slug: 'narrowed' }),
    on(
      deletedJustNow,
      ({ answer, evidence }) => {
        const { only } = evidence.others;
        // One breach, one case: what is out of order without deleted ones is the plain check's.
        return only !== undefined && isDisordered(only)
          ? blocked('clause:GET-2', 'records do not come in order without the deleted ones either')
          : descending([answer]);
      },
      { slug: 'deleted' },
    ),
  ],
});

/** What leaves out records leaves the others in order. */
function stayInOrder({ answer, evidence: { trials } }: Subject): CheckResult {
  if (trials === undefined) return blocked('nothing', 'nothing was asked for that leaves out records');
  if (isDisorderedAmongNewest(answer))
    return blocked('clause:GET-2', 'records do not come in order when none is left out either');
  // The plain call does not bring those behind.
  const whole = isDisordered(answer) ? [answer].filter(asksForTop) : [];
  return descending([...whole, ...trials.map(answerOf).filter(asksForTop)]);
}

/** Whether it says how many it wants: only then is the order the document's (GET-4 speaks of the rest). */
const asksForTop = (answer: Answer): boolean => answer.decoded !== null && (topAskedFor(answer) ?? 0) > 0;
