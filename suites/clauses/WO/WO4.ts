import { disposableFor } from '../../../config/disposables.ts';
import { needed } from '../../../generators/records/Build.ts';
import { inTwoRows, onePiece, returnedParts } from '../../../generators/records/workOrderReturns.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import {
  allocations,
  allThatIsLeft,
  mayBeTooMany,
  noRemainder,
  notDropped,
  returnedBy,
  shortfall,
  tookAllTheSame,
} from '../../../harness/canonical/allocations.ts';
import { asEvidence, type Evidence } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import { blocked, breach, callRefused, failed } from '../../../harness/verdicts/judgements.ts';
import { takenEvidence } from '../../../harness/verdicts/obstacles.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { unknownOutcomeOf } from '../../../harness/verdicts/unreadableCause.ts';
import { toOneOperation } from '../../../specs/appliesTo.ts';
import { type Format, showsLayout } from '../../../specs/Format.ts';
import { numeric, sameNumber } from '../../../specs/numeric.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe } from '../../kernel/probe.ts';
import { refusedWithout, takenWithOptions } from '../../probes/recordActions/withOptions.ts';
import { returnsMore } from '../../probes/scenarioNames.ts';
import { type Sent, sentAsText } from '../../probes/sentAsText.ts';
import { furtherGiven, noFurtherReturn, takesFurther } from './furtherReturns.ts';

/** The answers that stand beside the second return. */
export type Returns =
  | typeof refusedWithout
  | 'first'
  | 'unnamed'
  | 'turned'
  | 'grown'
  | 'elsewhere'
  | 'another'
  | 'beyond'
  | 'beyond-in-two'
  | 'all'
  | 'rest';

/**
 * Returns on the work order of the plain one (`first`), whose answer shows what is allocated before them:
 *
 * - a second one, the evidence's answer. It has Comments (ACT-10), and in json numbers as text (TYP-4). Where two serial numbers or
 *   batches are refused, it names one. Where it names two batches, `turned` names them in the other order;
 * - `grown`, the second one again, where more is allocated behind it: it may have come in meanwhile;
 * - `elsewhere`, the second one in another format, where it is refused;
 * - `another`, of a piece of another material, where both formats refuse it: the work order may take one return alone;
 * - `beyond`, of one piece more than is allocated, and `beyond-in-two`, the same in two rows of which the first alone could be returned;
 * - `all` that is left, where these are refused: in every second format in two rows, the smaller one first as before; in one row
 *   elsewhere, and where two are refused;
 * - `rest`, one piece, where all is refused: its answer shows how much was left.
 *
 * Where the material can't be parted, the evidence is the plain return alone. Where that was refused with the batch that it is from and
 * taken without (`unnamed`), it is the refused one.
 */
export const returningMore = probe<Returns>({
  name: returnsMore,
  of: ofOperation('WorkOrderReturnMaterials'),
  effect: 'write',
  alsoTaken: ['grown', 'elsewhere', 'all'],
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const plain = takenEvidence(await context.other(plainKey(place)), place);
    const item = needed(
      disposableFor(context, place, 'allocatedWorkOrders'),
      'disposable.allocatedWorkOrders',
    );
    const first = plain.answer;
    const { named } = plain.others;
    if (named !== undefined) return asEvidence(named, { unnamed: first });
    const call = (members: RecordValue): Promise<Answer> => context.call(place.operation, members);
    const giving = (materials: readonly RecordValue[], options: RecordValue = {}): RecordValue => ({
      WorkOrderId: numeric(item.id),
      WorkOrderReturnMaterials: materials,
      ...options,
    });
    // The plain return was taken with Comments only.
    const isCommented = plain.others[refusedWithout] !== undefined;
    const give = (...materials: readonly RecordValue[]): Promise<Answer> =>
      call(giving(materials, isCommented ? comments : {}));
    const { first: piece, second: ofOne, ofTwo = ofOne, turned: third } = returnedParts(item);
    // Where one piece alone is refused, the plain return has taken both. Which other quantities go back is then not known.
    if (!sameNumber(piece.ReturnQuantity, numeric(returnedBy(first).quantity.toFixed())))
      return asEvidence(first);
    // The document shows no layout of lists in csv: a server may read the first item alone.
    const second = place.format === 'csv' ? ofOne : ofTwo;
    const isInVain = changesNothing(first, item.sku);
    let texts: Sent['others'] = {};
    const returned = async (material: RecordValue, options: RecordValue): Promise<Answer> => {
      if (Object.keys(options).length === 0) return call(giving([material]));
      const sent = await sentAsText(context, place, giving([material], options), call, isInVain);
      texts = sent.others;
      return sent.answer;
    };
    const taking = (part: RecordValue) =>
      takenWithComments(context, isCommented, (options) => returned(part, options));
    // The target may still be processing the return before it.
    const givingInTime = async (part: RecordValue) =>
      madeUntilTaken(context, await give(part), () => give(part));
    let tried = second && (await taking(second));
    // How many serial numbers or batches a server takes at once is not shown (Limits 4).
    if (tried !== undefined && isRefused(tried.answer) && ofOne !== undefined && second !== ofOne)
      tried = await taking(ofOne);
    const answer = tried?.answer ?? first;
    const another = second === ofTwo ? third : undefined;
    const again = await givenAgain([first, answer], another, ofOne ?? second, give);
    const beside = { ...again, ...(await furtherGiven(context, place, [first, answer], give)) };
    const others = tried === undefined ? ofPlain(plain) : { first, ...texts, ...tried.others, ...beside };
    const made = [first, ...(second === undefined ? [] : [answer]), ...Object.values(beside)];
    const taken = made.filter((one) => hasSucceeded(one) && returnedBy(one).sku === item.sku);
    const held = allocations(taken.at(-1) ?? first).get(item.sku)?.total;
    if (held === undefined) return asEvidence(answer, others);
    const tooMuch = { ProductSKU: item.sku, ReturnQuantity: numeric(held.plus(1).toFixed()) };
    const beyond = await give(tooMuch);
    const left = outcomeOf(beyond, 'failure') === 'failed' ? allThatIsLeft(item, taken) : undefined;
    if (left === undefined) return asEvidence(answer, { ...others, beyond });
    const [mostRow, rowOfOne] = inTwoRows(left) ?? [];
    if (mostRow === undefined || rowOfOne === undefined)
      return asEvidence(answer, { ...others, beyond, all: await givingInTime(left) });
    // In csv a server may read the first row alone, and take it.
    const asMuch = { ...tooMuch, ReturnQuantity: numeric(held.toFixed()) };
    const beyondInTwo = place.format === 'csv' ? undefined : await give(rowOfOne, asMuch);
    const inTwoRowsToo = beyondInTwo === undefined ? {} : { 'beyond-in-two': beyondInTwo };
    const refused = { ...others, beyond, ...inTwoRowsToo };
    if (beyondInTwo !== undefined && outcomeOf(beyondInTwo, 'failure') !== 'failed')
      return asEvidence(answer, refused);
    const inTwo = turnOf(place, 'rowsOfLastReturn') === 'two' ? await give(rowOfOne, mostRow) : undefined;
    // A server may take a product in one row only.
    const all = inTwo === undefined || isRefused(inTwo) ? await givingInTime(left) : inTwo;
    const rest = isRefused(all) ? { rest: await give(onePiece(left)) } : {};
    return asEvidence(answer, { ...refused, all, ...rest });
  },
});

const comments = { Comments: 'made by assay' };

export const WO4 = clause('WO-4', {
  level: 'SHOULD',
  statement:
    'A return lowers the allocated quantity of its SKU by ReturnQuantity, and no more can be returned than is allocated.',
  section: 'Operation rules 5',
  judging:
    'Also for batches, whose quantity is named Quantity in the request, and for serial numbers: one that was returned is no longer allocated. Returning too much fails.',
  appliesTo: toOneOperation('WorkOrderReturnMaterials'),
  checks: [
    on(returningMore, lowers, asAnswered),
    on(returningMore, refusesMore, { ...asAnswered, slug: 'beyond' }),
    on(returningMore, lowersToNothing, { ...asAnswered, slug: 'all' }),
  ],
});

/** The allocated quantity is lower by just what was returned, and so is that of a batch that was named. */
function lowers(subject: Subject<Returns>) {
  const { first, unnamed } = subject.others;
  const { format } = subject.spec;
  if (unnamed !== undefined) {
    const message = 'a return is refused with the batch that it is from, and taken without';
    const at = 'WorkOrderReturnMaterials[0].ReturnBatchNumbers';
    return showsLayout(format)
      ? failed(subject, message, 'success', messageOf(subject), at)
      : blocked('layout', `${message}; the document shows no layout for the list in ${format}`);
  }
  if (first === undefined)
    return blocked('nothing', 'the fixture allocates too little to be returned in two parts');
  if (subject.outcome === 'failed') return callRefused;
  const dropped = dropsByReturned(first, subject.answer, format);
  const { turned } = subject.others;
  if (turned === undefined || !hasSucceeded(turned) || !Array.isArray(dropped) || dropped.length > 0)
    return dropped;
  return dropsByReturned(subject.answer, turned, format);
}

const path = 'mvWorkOrder.WorkOrderDetails';

/** Whether the allocated quantities of the answer to a return are those of the one before it less what was returned. */
function dropsByReturned(earlier: Answer, answer: Answer, format: Format) {
  const { sku } = returnedBy(answer);
  const before = allocations(earlier).get(sku);
  const after = allocations(answer).get(sku);
  if (before?.total === undefined || after?.total === undefined)
    return blocked('nothing', `the answers do not show how much of ${sku} is allocated`);
  if (after.total.gt(before.total)) return blocked('nothing', `more of ${sku} is allocated than before`);
  if (!showsLayout(format) && after.total.eq(before.total)) return lostList(format);
  return notDropped(earlier, answer).map(({ message, due, now }) => breach(answer, message, due, now, path));
}

const lostList = (format: string) =>
  blocked('layout', `nothing was returned; the document shows no layout for the list in ${format}`);

/** A return of a piece more than is allocated fails. */
function refusesMore(subject: Subject<Returns>) {
  const { beyond, 'beyond-in-two': inTwo } = subject.others;
  if (beyond === undefined) return blocked('nothing', 'the answers do not show how much is allocated');
  const message = 'more can be returned than is allocated';
  const outcome = outcomeOf(beyond, 'failure');
  if (outcome === 'unknown') return unknownOutcomeOf(beyond);
  if (outcome === 'succeeded') return [breach(beyond, message, 'a failure', 'success')];
  if (inTwo === undefined) return [];
  const outcomeInTwo = outcomeOf(inTwo, 'failure');
  if (outcomeInTwo === 'failed') return [];
  if (outcomeInTwo === 'unknown') return unknownOutcomeOf(inTwo);
  const { format } = subject.spec;
  return showsLayout(format)
    ? [breach(inTwo, `${message}, in two rows`, 'a failure', 'success')]
    : blocked(
        'layout',
        `a return of two rows is taken; the document shows no layout for the list in ${format}`,
      );
}

/** After all is given back, nothing is still allocated. */
function lowersToNothing(subject: Subject<Returns>) {
  const { all } = subject.others;
  if (all === undefined) return blocked('nothing', noRemainder);
  const outcome = outcomeOf(all, 'success');
  if (outcome === 'unknown') return unknownOutcomeOf(all);
  if (outcome === 'failed') {
    const tooMany = mayBeTooMany(all, subject.answer);
    if (tooMany !== undefined) return blocked('control', tooMany);
    if (subject.outcome === 'failed' && !takesFurther(subject.others))
      return blocked('control', noFurtherReturn);
    return typeof shortfall(subject) === 'object'
      ? blocked('clause:ACT-7', tookAllTheSame)
      : blocked('clause:WO-1', 'all that is left is not taken back');
  }
  const { sku, quantity, namesSeveral } = returnedBy(all);
  const allocated = allocations(all).get(sku);
  // Once nothing of a material is allocated, the answer need not list it.
  if (allocated === undefined || allocated.total?.eq(0) === true) return [];
  const { total: left } = allocated;
  if (left === undefined)
    return blocked('nothing', `the answer does not show how much of ${sku} is still allocated`);
  const { format } = subject.spec;
  const rows = recordsOf(all.call.members.WorkOrderReturnMaterials);
  const isNothing = left.eq(quantity) && (rows.length > 1 || namesSeveral);
  // As elsewhere, a list that came in part is no matter of layout but in csv.
  if (!showsLayout(format) && (isNothing || (format === 'csv' && rows.length > 1))) return lostList(format);
  const message = `all of ${sku} is returned, and some is still allocated`;
  return [breach(all, message, '0', left.toFixed(), path)];
}

/** Whether as much of a material is still allocated as an earlier answer showed. */
function changesNothing(earlier: Answer, sku: string): (answer: Answer) => boolean {
  const was = allocations(earlier).get(sku)?.total;
  return (answer) => was !== undefined && allocations(answer).get(sku)?.total?.eq(was) === true;
}

/** A return with Comments. Where the plain one was taken with these only (`isNeeded`), it is first made without. */
async function takenWithComments(
  context: GatherContext,
  isNeeded: boolean,
  make: (options: RecordValue) => Promise<Answer>,
): Promise<Pick<Evidence, 'answer' | 'others'>> {
  const bare = isNeeded ? await make({}) : undefined;
  if (bare !== undefined && hasSucceeded(bare)) return { answer: bare, others: {} };
  const { answer, others } = await takenWithOptions(context, comments, make);
  return { answer, others: bare === undefined ? others : { ...others, [refusedWithout]: bare } };
}

/** The second return in the other order (`turned`). Where more is allocated behind it, a third one follows (`grown`). */
async function givenAgain(
  [first, answer]: readonly [Answer, Answer],
  third: RecordValue | undefined,
  second: RecordValue | undefined,
  give: (material: RecordValue) => Promise<Answer>,
): Promise<{ readonly turned?: Answer; readonly grown?: Answer }> {
  const turned = third !== undefined && hasSucceeded(answer) ? { turned: await give(third) } : {};
  const { sku } = returnedBy(answer);
  const [was, now] = [first, answer].map((one) => allocations(one).get(sku)?.total);
  const isGrown = was !== undefined && now?.gt(was) === true;
  return isGrown && second !== undefined ? { ...turned, grown: await give(second) } : turned;
}

/** What the plain return tells of Comments. */
const ofPlain = ({ others }: Pick<Evidence, 'others'>) => ({ [refusedWithout]: others[refusedWithout] });
