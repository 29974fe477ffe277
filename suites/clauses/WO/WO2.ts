import { changesOf, disposableFor } from '../../../config/disposables.ts';
import { deleteMembers } from '../../../generators/records/writeMembers.ts';
import { workOrderChange, workOrderIn } from '../../../harness/canonical/allocations.ts';
import { unlikeFailure } from '../../../harness/canonical/sayings.ts';
import {
  answerIn,
  asEvidence,
  evidenceIn,
  type Gathered,
  missingFixture,
} from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { madeUntilTaken } from '../../../harness/settle/madeUntilTaken.ts';
import { namesWorkOrder, withEcho } from '../../../harness/verdicts/echo.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, failed, isBreach, judged, passed } from '../../../harness/verdicts/judgements.ts';
import { messageOf, type Subject, sentId, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { toOneOperation } from '../../../specs/appliesTo.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Value } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import {
  ofOperation,
  plainKey,
  plainKeyOnly,
  probe,
  type ScenarioPlace,
  siblingKey,
} from '../../kernel/probe.ts';
import { opensOpen, returnsMore, unknownIdScenario } from '../../probes/scenarioNames.ts';
import {
  beginsWork,
  madeAgainLater,
  openedLater,
  type TwoMore,
  twiceMore,
  whileAlternating,
} from '../../probes/workOrderOpening.ts';
import { changedByOpening, changedEachTime, mayBePlanned, putInProcess } from './planned.ts';

/** The one status that is shown and can only be that of a work order which is closed. */
const closedStatus = 'Completed';

/** The shown ones that say that work is to be done. */
const notClosed: readonly string[] = ['Pending', 'InProcess'];

type OfOpen = 'before' | 'reOpened' | 'again' | 'third' | 'fourth' | 'fifth' | 'closed' | 'unknown' | OfPlan;

/**
 * What tells a change by the call from one by a planner. These are two more calls on the open work order (`open-…`) and on the re-opened one,
 * and another work order that was opened again late.
 */
type OfPlan = 'open-later' | 'open-last' | 'later' | 'last' | 'other' | 'otherLater';

/**
 * Re-opens an open work order of the fixtures, and does so twice in a row if that succeeds, to see whether it changes. Beside it stands the
 * one that was closed: it was re-opened (`reOpened`), and right after that a second time (`again`). Where the second call is refused, it is
 * repeated: a refused call must not have closed the work order.
 *
 * `closed` is the call on the one that was closed. Where that is refused and the open one is taken, it is made again once no lock can hold.
 * `unknown` is then the same call on a work order that does not exist.
 */
const reopeningOpen = probe<OfOpen>({
  name: opensOpen,
  of: ofOperation('WorkOrderReOpen'),
  expects: 'any',
  effect: 'write',
  requires: (place) => [...plainKeyOnly(place), unknownKey(place)],
  gather: async (context, place) => {
    const gathered = await reopenOpen(context, place);
    const plain = await context.other(plainKey(place));
    if (gathered.kind === 'blocked' || plain.kind === 'blocked') return gathered;
    const { answer, others } = gathered.evidence;
    const { answer: closed } = plain.evidence;
    if (!isRefused(closed) || !hasSucceeded(answer)) return asEvidence(answer, { ...others, closed });
    const reopen = () => context.call(place.operation, closed.call.members);
    const unknown = answerIn(await context.other(unknownKey(place)));
    return asEvidence(answer, { ...others, closed: await madeUntilTaken(context, closed, reopen), unknown });
  },
});

type OfKnown = 'returned' | 'before' | 'later' | 'last' | 'other' | 'otherLater';

/**
 * Re-opens the work order that material was returned to, twice in a row if that succeeds. The answer to the return (`returned`) shows whether
 * it is closed, for material is also returned after closing. It shows no more: it is older, and may show the work order as it was before the
 * return.
 */
const reopeningKnown = probe<OfKnown>({
  name: 're-open-a-known-one',
  of: ofOperation('WorkOrderReOpen'),
  expects: 'any',
  effect: 'write',
  requires: (place) => [siblingKey(place, 'WorkOrderReturnMaterials', returnsMore)],
  gather: async (context, place) => {
    const item = disposableFor(context, place, 'allocatedWorkOrders');
    if (item !== undefined && changesOf(context.fixtures, item.id) > 1)
      return changedElsewhere('disposable.allocatedWorkOrders');
    const { answer, others } = evidenceIn(
      await context.other(siblingKey(place, 'WorkOrderReturnMaterials', returnsMore)),
    );
    const [returned] = [others.rest, others.all, others.beyond, others.turned, answer, others.first].filter(
      (one) => one !== undefined && hasSucceeded(one),
    );
    if (returned === undefined)
      return { kind: 'blocked', cause: 'control', message: 'no material could be returned', answer };
    const statusOf = (one: Answer) => workOrderIn(one).WorkOrderStatus ?? null;
    const message = 'returning all of the material may have closed the work order';
    if (returned === others.all && statusOf(returned) !== statusOf(answer))
      return { kind: 'blocked', cause: 'control', message, answer: returned };
    const WorkOrderId = answer.call.members.WorkOrderId ?? numeric(0);
    const reopen = (): Promise<Answer> => context.call(place.operation, { WorkOrderId });
    const before = await reopen();
    if (outcomeOf(before, 'any') !== 'succeeded') return asEvidence(before, { returned });
    const last = await madeAgainLater(context, reopen);
    const isDoubtful = beginsWork(returned, before) && outcomeOf(last, 'any') === 'failed';
    const next = isDoubtful
      ? await openedLater(context, place, 'second')
      : await twiceMore(context, before, last, reopen);
    return asEvidence(last, { returned, before, ...next });
  },
});

export const WO2 = clause('WO-2', {
  statement: 'WorkOrderReOpen succeeds on a closed work order and changes nothing on one that is not closed.',
  section: 'Operation rules 6',
  judging:
    'Closed and open work orders come from the fixtures. An open one is opened twice in a row: both answers show the same. What a planner may have done, or a line that reports goods, counts only where it comes with each further call. SHOULD: the status afterwards is not the closed one, and a target that opens what is open also opens what is closed.',
  open: 'The status afterwards, and whether the call on a work order that is not closed fails.',
  appliesTo: toOneOperation('WorkOrderReOpen'),
  checks: [
    on(plainCall, (subject) => namesWorkOrder(subject, sentId(subject)), { reads: 'status' }),
    on(plainCall, hasOpened, { level: 'SHOULD', slug: 'status', reads: 'status' }),
    on(reopeningOpen, unchangedToo, { slug: 'open' }),
    on(reopeningOpen, takesClosed, { level: 'SHOULD', slug: 'closed', reads: 'status' }),
    on(reopeningKnown, unchangedWhereNotClosed, { slug: 'known' }),
  ],
});

/** The status of a work order that was opened again is not the one that is surely closed. */
function hasOpened(subject: Subject): Judgement {
  return withEcho(subject, ({ WorkOrderStatus: status }, path) => {
    if (typeof status !== 'string' || status === '')
      return blocked('nothing', 'the work order carries no status');
    if (notClosed.includes(status)) return passed;
    if (status !== closedStatus) return untold(status);
    const message = 'the work order is still closed';
    return failed(subject, message, 'another status', shown(status), `${path}.WorkOrderStatus`);
  });
}

const untold = (status: Value | undefined) =>
  blocked('nothing', `the document does not show whether a work order that is ${shown(status)} is closed`);

/** Also judges the work order that was just opened, where its status says that there is work to be done. */
function unchangedToo(subject: Subject<OfOpen>): Judgement {
  const { before, reOpened, again, third, fifth, 'open-later': later, 'open-last': last } = subject.others;
  const first = unchanged(subject, before, { ...(later && { later }), ...(last && { last }) });
  if (isBreach(first) || reOpened === undefined || again === undefined) return first;
  if (third !== undefined && fifth !== undefined && hasSucceeded(fifth)) {
    const message = 'opening a work order again is refused and taken in turns: a refused call closes it';
    return judged([breach(third, message, 'a refusal, as for the call before', 'success')]);
  }
  if (third !== undefined && beginsWork(reOpened, again) && outcomeOf(third, 'any') === 'failed') {
    const begun = putInProcess(again, subject.others, false);
    return isBreach(begun) ? begun : first;
  }
  const isTold = hasSucceeded(again) && notClosed.includes(String(workOrderIn(reOpened).WorkOrderStatus));
  const second = isTold ? unchanged(subjectBeside(subject, again), reOpened, subject.others) : first;
  return isBreach(second) ? second : first;
}

/** What each of two calls in a row answers that open a work order which is not closed: a refusal, or the work order as it was. */
function unchanged(subject: Subject, before: Answer | undefined, more: TwoMore): Judgement {
  if (before !== undefined && workOrderIn(before).WorkOrderStatus === closedStatus)
    return blocked('nothing', `the work order is ${closedStatus}: it may be closed`);
  if (subject.outcome === 'failed') return passed;
  if (before === undefined) throw new Error('a success of WO-2 is compared with an earlier answer');
  return withEcho(subject, () => {
    const change = workOrderChange(before, subject.answer, mayBePlanned);
    if (change === undefined) return changedEachTime(before, subject.answer, more);
    return failed(subject, changedByOpening, change.left, change.right, change.path);
  });
}

/**
 * A target that takes the call on an open work order takes it on a closed one. That the fixtures' closed one was opened before is then no reason
 * to refuse it. A refusal as of a work order that does not exist tells nothing, and a lawful server may have other reasons: so it is a SHOULD.
 */
function takesClosed(subject: Subject<OfOpen>): Judgement {
  const { closed, unknown } = subject.others;
  if (closed === undefined) return blocked('nothing', 'no closed work order was opened');
  if (hasSucceeded(closed)) return passed;
  const called = subjectBeside(subject, closed);
  const usedUp = blocked('fixture:disposable.closedWorkOrders', `used up, or refused? ${messageOf(called)}`);
  if (subject.outcome !== 'succeeded' || unknown === undefined || !isRefused(closed)) return usedUp;
  if (outcomeOf(unknown, 'failure') !== 'failed' || unlikeFailure([closed, unknown]) === undefined)
    return usedUp;
  const message = 'an open work order can be opened again, and a closed one cannot';
  return failed(called, message, 'success', messageOf(called));
}

/** Judges a work order whose status alone says whether it is closed. */
function unchangedWhereNotClosed(subject: Subject<OfKnown>): Judgement {
  const { returned, before } = subject.others;
  const status = returned === undefined ? undefined : workOrderIn(returned).WorkOrderStatus;
  if (!notClosed.includes(String(status))) return untold(status);
  return before !== undefined && beginsWork(returned, before) && subject.outcome === 'failed'
    ? putInProcess(before, subject.others, true)
    : unchanged(subject, before, subject.others);
}

const unknownKey = (place: ScenarioPlace): string =>
  siblingKey(place, place.operation.name, unknownIdScenario);

async function reopenOpen(context: GatherContext, place: ScenarioPlace): Promise<Gathered<OfOpen>> {
  const { openWorkOrders = [] } = context.fixtures;
  const ids = openWorkOrders.filter((one) => changesOf(context.fixtures, one) === 0);
  const id = ids[place.formatIndex % ids.length];
  if (id === undefined)
    return openWorkOrders.length === 0
      ? missingFixture('openWorkOrders')
      : changedElsewhere('openWorkOrders');
  const reopen = (): Promise<Answer> =>
    context.call(place.operation, deleteMembers(context, place.operation, id));
  const first = await reopen();
  const isTaken = outcomeOf(first, 'any') === 'succeeded';
  const answer = isTaken ? await reopen() : first;
  const more = isTaken ? await twiceMore(context, first, answer, reopen) : {};
  const before = isTaken ? { before: first, 'open-later': more.later, 'open-last': more.last } : {};
  const plain = await context.other(plainKey(place));
  const { answer: reOpened, others = {} } = plain.kind === 'evidence' ? plain.evidence : {};
  const { again } = others;
  if (reOpened === undefined || again === undefined) return asEvidence(answer, before);
  const reopenClosed = () => context.call(place.operation, reOpened.call.members);
  const beside = { ...before, reOpened };
  if (!hasSucceeded(again))
    return asEvidence(answer, { ...beside, ...(await whileAlternating(context, again, reopenClosed)) });
  const third = beginsWork(reOpened, again) ? await madeAgainLater(context, reopenClosed) : undefined;
  const next =
    third !== undefined && outcomeOf(third, 'any') === 'failed'
      ? await openedLater(context, place, 'first')
      : await twiceMore(context, reOpened, again, reopenClosed);
  return asEvidence(answer, { ...beside, again, third, ...next });
}

/** Where other entries of the fixtures change these work orders as well, there is no telling what re-opening changed. */
const changedElsewhere = (fixture: string): Gathered => ({
  kind: 'blocked',
  cause: `fixture:${fixture}`,
  message: `the work orders of ${fixture} are changed by other entries of the fixtures, too; name one of its own`,
});
