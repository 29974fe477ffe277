import { recordIn } from '../../../harness/canonical/values.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, failed, isBreach, passed } from '../../../harness/verdicts/judgements.ts';
import { messageOf, type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { shown } from '../../../harness/words/shown.ts';
import { onAnyFormedAnswer } from '../../../specs/appliesTo.ts';
import { showsLayout } from '../../../specs/Format.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { deviationCheck, documentedMembers } from '../../kernel/checks.ts';
import { clause, on } from '../../kernel/clause.ts';
import { updateOfOrder } from '../../probes/scenarioNames.ts';

export const TYP14 = clause('TYP-14', {
  statement:
    'Member names are spelt as documented, including letter case, and the groups of ShippingInfo are nested.',
  section: 'Resources and their fields',
  judging:
    'A member under another spelling, or a member of a group outside it, is read and breaks this clause. So does a list of records of a documented shape under another name, where the list of such records is missing. A name that begins with _, $ or @ is metadata of a serializer and no misspelling. In requests PurchaseOrderSupplierId is taken as well as PurchaseOrderSupplierID: an order is inserted and updated so in json and jsv. The document does not tell in which format its examples are, and elsewhere it shows no layout of a record.',
  appliesTo: onAnyFormedAnswer,
  checks: [
    deviationCheck('TYP-14', { seenOn: documentedMembers }),
    on(updateOfOrder, takesSpelling, {
      slug: 'supplier-id-in-requests',
      // The document does not tell in which format its examples are, and elsewhere it shows no layout of a record.
      when: ({ format }) => showsLayout(format),
      answers: 'all',
      reads: 'bytes',
    }),
  ],
});

const documented = 'PurchaseOrderSupplierID';

const inExamples = 'PurchaseOrderSupplierId';

/** Whether the supplier's id is taken under the name that the request examples give it (TYP-14): in an Insert, and then in an Update. */
function takesSpelling(subject: Subject): Judgement {
  const { spelt, usual, 'spelt-update': update, 'usual-update': usualUpdate } = subject.evidence.others;
  if (spelt === undefined || usual === undefined)
    return blocked('fixture:supplierId', 'the fixtures name no supplierId');
  const ofInsert = takesSpellingIn(subject, 'Insert', spelt, usual);
  if (update === undefined || !isAnswered(update) || isBreach(ofInsert)) return ofInsert;
  // If the target now refuses the documented spelling too, the spelling is not the reason.
  if (usualUpdate !== undefined && !(isAnswered(usualUpdate) && hasSucceeded(usualUpdate))) return ofInsert;
  const ofUpdate = takesSpellingIn(subject, 'Update', update, subject.answer);
  return isBreach(ofUpdate) ? ofUpdate : ofInsert;
}

/** Judges one call that spells the member as in the examples, beside the call that spells it as documented. */
function takesSpellingIn(subject: Subject, action: string, spelt: Answer, usual: Answer): Judgement {
  const sent = valueIn(spelt.call.members, inExamples);
  if (!sameNumber(supplierIn(usual), valueIn(usual.call.members, documented)))
    return blocked('nothing', 'the answer to a plain order does not show its supplier');
  const called = subjectBeside(subject, spelt);
  if (called.decoded === null) return blocked('nothing', "the answer to that call can't be read");
  const isAccepted = outcomeOf(spelt, 'success') !== 'failed';
  if (isAccepted && sameNumber(supplierIn(spelt), sent)) return passed;
  const path = `mvPurchaseOrder.${documented}`;
  return isAccepted
    ? failed(called, `${inExamples} in an ${action} is ignored`, shown(sent), shown(supplierIn(spelt)), path)
    : failed(called, `an ${action} with ${inExamples} is refused`, 'success', messageOf(called), path);
}

const valueIn = ({ mvPurchaseOrder: order }: RecordValue, name: string): Value =>
  recordIn(order)[name] ?? null;

const supplierIn = ({ decoded }: Answer): Value => valueIn(decoded?.value ?? {}, documented);
