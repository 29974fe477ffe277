import Big from 'big.js';
import {
  allocations,
  mayBeTooMany,
  noRemainder,
  returnedBy,
  shortfall,
  tookAllTheSame,
} from '../../../harness/canonical/allocations.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import { saidBy } from '../../../harness/records/listed.ts';
import { namesWorkOrder } from '../../../harness/verdicts/echo.ts';
import { blocked, breach, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import { disposableOf, messageOf, type Subject, sentId } from '../../../harness/verdicts/Subject.ts';
import { unknownOutcomeOf } from '../../../harness/verdicts/unreadableCause.ts';
import { toOneOperation } from '../../../specs/appliesTo.ts';
import { showsLayout } from '../../../specs/Format.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { returnsMore } from '../../probes/scenarioNames.ts';
import { noFurtherReturn, takesFurther } from './furtherReturns.ts';

/** Material goes back from the work order that is named. That entityID is its id, ENV-7 judges. */
export const WO1 = clause('WO-1', {
  statement: 'WorkOrderReturnMaterials returns allocated material and answers with the work order.',
  section: 'Operation rules 5',
  judging:
    'The call succeeds, and the allocated quantity of what goes back does not grow by each return. What comes in meanwhile may be allocated at once. A target that takes no further return on a work order tells nothing: the first one may have to be confirmed. SHOULD: all that is left goes back at once. That entityID is the id of the work order, ENV-7 judges.',
  appliesTo: toOneOperation('WorkOrderReturnMaterials'),
  checks: [
    on(plainCall, takesBack, { reads: 'status' }),
    on(returnsMore, neverGrows, { ...asAnswered, slug: 'allocated' }),
    on(returnsMore, takesAll, { ...asAnswered, level: 'SHOULD', slug: 'all' }),
  ],
});

/** A return in one row is taken, and answered with its work order. */
function takesBack(subject: Subject) {
  const { oneRow } = subject.others;
  if (oneRow === undefined) return namesWorkOrder(subject, sentId(subject));
  // How many serial numbers or batches a server takes in one row is not shown (Limits 4). But one that loses a row takes less than was sent.
  if (returnedBy(oneRow).namesSeveral && !hasTakenLess(subject))
    return blocked('control', 'a return of several serial numbers or batches in one row is refused');
  const message = 'a return in one row is refused, but the same quantity in two rows is accepted';
  if (!showsLayout(subject.spec.format))
    return blocked(
      'layout',
      `${message}; the document shows no layout for the list in ${subject.spec.format}`,
    );
  return [breach(oneRow, message, 'success', saidBy(oneRow), 'WorkOrderReturnMaterials')];
}

/** Whether more is still allocated after a return than the fixtures' quantity less what was sent. */
function hasTakenLess(subject: Subject): boolean {
  const { sku, quantity } = returnedBy(subject.answer);
  const left = allocations(subject.answer).get(sku)?.total;
  const item = disposableOf(subject, 'allocatedWorkOrders');
  return left !== undefined && item !== undefined && left.gt(new Big(item.quantity).minus(quantity));
}

/**
 * Material that an answer showed as allocated is taken back, and no more of it is allocated than before, twice in a row. What comes in
 * meanwhile may be allocated at once, so that other materials tell nothing.
 */
function neverGrows(subject: Subject<'first' | 'turned' | 'grown' | 'another' | 'all' | 'rest'>) {
  const { first } = subject.others;
  if (first === undefined)
    return blocked('nothing', 'the fixture allocates too little to be returned in two parts');
  if (subject.outcome === 'failed') {
    const { sku, quantity, serials, batches } = returnedBy(subject.answer);
    const held = allocations(first).get(sku);
    const isShown =
      held?.total?.gte(quantity) === true &&
      serials.every((serial) => held.serials.includes(serial)) &&
      [...batches].every(([name, part]) => held.batches.get(name)?.gte(part) === true);
    if (!isShown || isNotLetIn(subject.response.status)) return callRefused;
    if (!takesFurther(subject.others)) return blocked('control', noFurtherReturn);
    const message = 'material that is shown as allocated is not taken back';
    return failed(subject, message, 'success', messageOf(subject));
  }
  const { turned, grown } = subject.others;
  const { sku } = returnedBy(subject.answer);
  const totalIn = (answer: Answer) => allocations(answer).get(sku)?.total;
  const [was, now] = [first, subject.answer].map(totalIn);
  if (was === undefined || now === undefined)
    return blocked('nothing', `the answers do not show how much of ${sku} is allocated`);
  if (now.lte(was)) return [];
  const before = totalIn(turned !== undefined && hasSucceeded(turned) ? turned : subject.answer);
  const later = grown !== undefined && hasSucceeded(grown) ? totalIn(grown) : undefined;
  if (before === undefined || later === undefined || later.lte(before))
    return blocked(
      'nothing',
      `more of ${sku} is allocated behind one return alone: it may have come in meanwhile`,
    );
  const path = 'mvWorkOrder.WorkOrderDetails';
  return [
    breach(subject, `a return allocates more of ${sku}`, `${was.toFixed()} or less`, now.toFixed(), path),
  ];
}

/** All that the answers show as allocated is returned at once. A server may want more to be named than is known. */
function takesAll(subject: Subject) {
  const { all } = subject.others;
  if (all === undefined) return blocked('nothing', noRemainder);
  const outcome = outcomeOf(all, 'success');
  if (outcome === 'unknown') return unknownOutcomeOf(all);
  if (outcome === 'succeeded') return [];
  if (isNotLetIn(all.exchange.response?.status)) return blocked('clause:AUTH-1', 'the call was not let in');
  const { sku, namesSeveral } = returnedBy(all);
  const { format } = subject.spec;
  const tooMany = mayBeTooMany(all, subject.answer);
  if (tooMany !== undefined) return blocked('control', tooMany);
  if (subject.outcome === 'failed' && !takesFurther(subject.others))
    return blocked('control', noFurtherReturn);
  // One item of the list was understood before, more may not be.
  const untold = `more than one item was named; the document shows no layout for it in ${format}`;
  if (!showsLayout(format) && namesSeveral) return blocked('layout', untold);
  if (typeof shortfall(subject) === 'object') return blocked('clause:ACT-7', tookAllTheSame);
  return [breach(all, `all that is allocated of ${sku} is not taken back`, 'success', 'a failure')];
}
