import { changesOf, disposableFor } from '../../../config/disposables.ts';
import { deleteMembers } from '../../../generators/records/writeMembers.ts';
import { workOrderChange, workOrderIn } from '../../../harness/canonical/allocations.ts';
import {
  answerIn,
  asEvidence,
  evidenceIn,
  type GatherContext,
  type Gathered,
  missingFixture,
} from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { namesWorkOrder, withEcho } from '../../../harness/verdicts/echo.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import {
  blocked,
  breach,
  failed,
  isBreach,
  judged,
  passed,
  shown,
} from '../../../harness/verdicts/judgements.ts';
import { type Subject, sentId, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { latestShownMs } from '../../../harness/writes/lateReads.ts';
import { toOneOperation } from '../../../specs/appliesTo.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Value } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import { ofOperation, plainKey, plainKeyOnly, probe, siblingKey } from '../../kernel/probe.ts';
import { returnsMore } from '../../probes/scenarioNames.ts';

/** The one status that is shown and can only be that of a work order which is closed. */
const closed = 'Completed';

/** The shown ones that say that work is to be done. */
const notClosed: readonly string[] = ['Pending', 'InProcess'];

/** Where other entries of the fixtures change these work orders as well, there is no telling what re-opening changed. */
const changedElsewhere = (fixture: string): Gathered => ({
  kind: 'blocked',
  cause: `fixture:${fixture}`,
  message: `the work orders of ${fixture} are changed by other entries of the fixtures, too; name one of its own`,
});

type OfOpen = 'before' | 'reOpened' | 'again' | 'third' | 'fourth' | 'fifth';

/**
 * Makes the same call up to three times after a refusal, as long as success and failure alternate. A server may lock for a moment what it
 * just changed, so it waits in between.
 */
async function whileAlternating(
  context: Pick<GatherContext, 'pause'>,
  again: Answer,
  call: () => Promise<Answer>,
): Promise<Partial<Record<OfOpen, Answer>>> {
  if (outcomeOf(again, 'any') !== 'failed') return { again };
  const third = await call();
  if (outcomeOf(third, 'any') !== 'succeeded') return { again, third };
  await context.pause(latestShownMs);
  const fourth = await call();
  if (outcomeOf(fourth, 'any') !== 'failed') return { again, third, fourth };
  return { again, third, fourth, fifth: await call() };
}

/**
 * Re-opens an open work order of the fixtures, and does so twice if that succeeds, to see whether it changes. Then it re-opens a
 * second time the one that was closed (`again`), whose first answer shows how it was (`reOpened`). Where that is refused, the call is
 * repeated: a refused call must not have closed the work order.
 */
const reopeningOpen = probe<OfOpen>({
  name: 're-open-an-open-one',
  of: ofOperation('WorkOrderReOpen'),
  expects: 'any',
  effect: 'write',
  requires: plainKeyOnly,
  gather: async (context, place) => {
    const { openWorkOrders = [] } = context.fixtures;
    const ids = openWorkOrders.filter((one) => changesOf(context.fixtures, one) === 0);
    const id = ids[place.formatIndex % ids.length];
    if (id === undefined)
      return openWorkOrders.length === 0
        ? missingFixture('openWorkOrders')
        : changedElsewhere('openWorkOrders');
    const reopen = (): Promise<Answer> => context.call(place.operation, deleteMembers(place.operation, id));
    const answer = await reopen();
    const reOpened = answerIn(await context.other(plainKey(place)));
    const closedId = disposableFor(context, place, 'closedWorkOrders');
    const isOpenedAlone = closedId !== undefined && changesOf(context.fixtures, closedId) === 1;
    const reopenClosed = (first: Answer): Promise<Answer> =>
      context.call(place.operation, first.call.members);
    const others =
      reOpened !== undefined && hasSucceeded(reOpened) && isOpenedAlone
        ? {
            reOpened,
            ...(await whileAlternating(context, await reopenClosed(reOpened), () => reopenClosed(reOpened))),
          }
        : {};
    if (outcomeOf(answer, 'any') !== 'succeeded') return asEvidence(answer, others);
    return asEvidence(await reopen(), { ...others, before: answer });
  },
});

/**
 * Re-opens the work order that material was returned to: that answer shows how it was before. It may be a closed one, for
 * material is also returned after closing.
 */
const reopeningKnown = probe<'before'>({
  name: 're-open-a-known-one',
  of: ofOperation('WorkOrderReOpen'),
  expects: 'any',
  effect: 'write',
  requires: (place) => [siblingKey(place, 'WorkOrderReturnMaterials', returnsMore)],
  gather: async (context, place) => {
    const item = disposableFor(context, place, 'allocatedWorkOrders');
    if (item !== undefined && changesOf(context.fixtures, item.id) > 1)
      return changedElsewhere('disposable.allocatedWorkOrders');
    const returned = evidenceIn(
      await context.other(siblingKey(place, 'WorkOrderReturnMaterials', returnsMore)),
    );
    const { answer, others } = returned;
    const [before] = [others.rest, others.all, others.beyond, others.turned, answer, others.first].filter(
      (one) => one !== undefined && hasSucceeded(one),
    );
    if (before === undefined)
      return { kind: 'blocked', cause: 'control', message: 'no material could be returned', answer };
    const statusOf = (one: Answer) => workOrderIn(one).WorkOrderStatus ?? null;
    const message = 'returning all of the material may have closed the work order';
    if (before === others.all && statusOf(before) !== statusOf(answer))
      return { kind: 'blocked', cause: 'control', message, answer: before };
    const id = answer.call.members.WorkOrderId;
    return asEvidence(await context.call(place.operation, { WorkOrderId: id ?? numeric(0) }), { before });
  },
});

/** A closed work order is opened again; one that is not closed stays as it is. */
export const WO2 = clause('WO-2', {
  statement: 'WorkOrderReOpen succeeds on a closed work order and changes nothing on one that is not closed.',
  section: 'Operation rules 6',
  judging:
    'Closed and open work orders come from the fixtures. SHOULD: the status afterwards is not the closed one.',
  open: 'The status afterwards, and whether the call on a work order that is not closed fails.',
  appliesTo: toOneOperation('WorkOrderReOpen'),
  checks: [
    on('success', (subject) => namesWorkOrder(subject, sentId(subject)), { reads: 'status' }),
    on('success', hasOpened, { level: 'SHOULD', slug: 'status', reads: 'status' }),
    on(reopeningOpen, unchangedToo, { slug: 'open' }),
    on(reopeningKnown, unchangedWhereNotClosed, { slug: 'known' }),
  ],
});

/** The status of a work order that was opened again is not the one that is surely closed. */
function hasOpened(subject: Subject): Judgement {
  return withEcho(subject, ({ WorkOrderStatus: status }, path) => {
    if (typeof status !== 'string' || status === '')
      return blocked('nothing', 'the work order carries no status');
    if (notClosed.includes(status)) return passed;
    if (status !== closed) return untold(status);
    const message = 'the work order is still closed';
    return failed(subject, message, 'another status', shown(status), `${path}.WorkOrderStatus`);
  });
}

const untold = (status: Value | undefined) =>
  blocked('nothing', `the document does not show whether a work order that is ${shown(status)} is closed`);

/** A refusal says itself that nothing changed. A success must show the work order as it was. */
function unchanged(subject: Subject<'before'>, before = subject.others.before): Judgement {
  if (before !== undefined && workOrderIn(before).WorkOrderStatus === closed)
    return blocked('nothing', `the work order is ${closed}: it may be closed`);
  if (subject.outcome === 'failed') return passed;
  if (before === undefined) throw new Error('a success of WO-2 is compared with an earlier answer');
  return withEcho(subject, () => {
    const change = workOrderChange(before, subject.answer);
    if (change === undefined) return passed;
    const message = 'a work order that is not closed is changed by opening it again';
    return failed(subject, message, change.left, change.right, change.path);
  });
}

/** Also judges the work order that was just opened, where its status says that there is work to be done. */
function unchangedToo(subject: Subject<OfOpen>): Judgement {
  const { reOpened, again, third, fifth } = subject.others;
  const first = unchanged(subject);
  if (isBreach(first) || reOpened === undefined || again === undefined) return first;
  if (third !== undefined && fifth !== undefined && hasSucceeded(fifth)) {
    const message = 'opening a work order again is refused and taken in turns: a refused call closes it';
    return judged([breach(third, message, 'a refusal, as for the call before', 'success')]);
  }
  const isTold = hasSucceeded(again) && notClosed.includes(String(workOrderIn(reOpened).WorkOrderStatus));
  const second = isTold ? unchanged(subjectBeside(subject, again), reOpened) : first;
  return isBreach(second) ? second : first;
}

/** Judges a work order whose status alone says whether it is closed. */
function unchangedWhereNotClosed(subject: Subject<'before'>): Judgement {
  const { before } = subject.others;
  const status = before === undefined ? undefined : workOrderIn(before).WorkOrderStatus;
  return notClosed.includes(String(status)) ? unchanged(subject) : untold(status);
}
