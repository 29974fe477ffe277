import { upserts } from '../../../generators/records/Kind.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { findRecord } from '../../../harness/records/shownRecords.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import type { CheckResult, Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, failed, judged } from '../../../harness/verdicts/judgements.ts';
import { plainAgain, refusedByNow } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject } from '../../../harness/verdicts/Subject.ts';
import { recordsNamed } from '../../../harness/writes/echoGaps.ts';
import { unreadIdOf } from '../../../harness/writes/layoutGaps.ts';
import { writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import type { Place } from '../../../specs/Clause.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { nameMemberOf } from '../../../specs/writtenAndRead.ts';
import { type ClauseCheck, on } from '../../kernel/clause.ts';
import { closedByNow } from '../../probes/recordActions/afresh.ts';
import {
  type ChainStep,
  type ChainSubject,
  ofOpenAnswer,
  type StepName,
  stepOf,
} from '../../probes/recordActions/chain.ts';
import { chainOfActions } from '../../probes/scenarioNames.ts';

/** Whether a plain insert in another format began earlier and was given the same id: it is this one that overwrote. */
const isGivenElsewhere = ({ evidence }: ChainSubject, insert: Answer): boolean =>
  Object.entries(evidence.others).some(
    ([name, other]) =>
      name.startsWith('control in ') &&
      other.exchange.timings.startedAt <= insert.exchange.timings.startedAt &&
      sameNumber(writtenId(other), writtenId(insert)),
  );

/** The insert of a chain of record actions, its own or the plain one, that was given an id which one before it has (ACT-1). */
export function knownId(chain: ChainSubject): Answer | undefined {
  const { control } = chain.others;
  if (control !== undefined && sameNumber(writtenId(control), writtenId(chain.answer))) return chain.answer;
  const inserts = [...(control === undefined ? [] : [control]), chain.answer];
  return inserts.find((insert) => isGivenElsewhere(chain, insert));
}

interface Options extends Partial<Pick<ClauseCheck, 'level' | 'slug' | 'when'>> {
  /** Set where the check tells something also of a record whose id another one has. */
  readonly ofSharedIds?: true;
}

/** The steps whose refusal says nothing against a server. */
const expectedToFail: readonly StepName[] = ['update-unknown', ...ofOpenAnswer];

/** A check on one step of the chain of record actions, asked where the chain got that far. */
export const onStep = (
  name: StepName,
  judge: (chainStep: ChainStep) => CheckResult,
  { ofSharedIds, ...options }: Options = {},
): ClauseCheck =>
  on(
    chainOfActions,
    (chain: ChainSubject) => {
      const id = writtenId(chain.answer);
      if (id === undefined)
        return blocked(
          'control',
          'the answer to the insert names no id, so nothing could be done with the record',
        );
      const shared = 'the insert got the id of an earlier insert: the record there may be the earlier one';
      if (ofSharedIds === undefined && knownId(chain) !== undefined) return blocked('clause:ACT-1', shared);
      const step = stepOf(chain, name);
      if (step.kind !== 'step') return step;
      const isRefusal = step.subject.outcome === 'failed' && !expectedToFail.includes(name);
      const byNow = isRefusal
        ? (refusedByNow(chain.others[plainAgain]) ?? closedByNow(chain, name))
        : undefined;
      return byNow ?? judge({ chain, step: step.subject, id });
    },
    { ...options, reads: 'status' },
  );

const updates = ['Update', ...upserts] as const;

/** The steps in which each of these actions is sent. */
export const stepsOf: Readonly<Record<(typeof updates)[number], readonly StepName[]>> = {
  Update: ['update'],
  InsertOrUpdate: ['present', 'absent'],
  InsertOrUpdateNonEmptyFields: ['partly', 'partly-absent'],
};

/**
 * The steps of an action, where all of them were refused. None where `partly-whole` was taken: then the action works, and the target only
 * insists on all members.
 */
function refusals(chain: ChainSubject, action: keyof typeof stepsOf): readonly Subject[] {
  if (action === 'InsertOrUpdateNonEmptyFields' && chain.others['partly-whole'] !== undefined) return [];
  const steps = stepsOf[action].flatMap((name) => {
    const step = stepOf(chain, name);
    return step.kind === 'step' ? [step.subject] : [];
  });
  return steps.every(({ outcome }) => outcome === 'failed') ? steps : [];
}

/** Judges that every action was taken of a record that is called so in words, with what else was found (`others`). */
export function takesAllActions(
  { chain, step }: ChainStep,
  record: string,
  others: readonly Violation[] = [],
) {
  const refused = updates.flatMap((action) => {
    const [first] = refusals(chain, action);
    const message = `${action} of ${record} is refused`;
    return first === undefined ? [] : [breach(first, message, 'success', messageOf(first))];
  });
  const byNow = refused.length > 0 ? refusedByNow(chain.others[plainAgain]) : undefined;
  if (byNow !== undefined) return byNow;
  const breaches = [...refused, ...others];
  return breaches.length > 0 ? (unreadId(step) ?? breaches) : [];
}

/** The judgement on a step whose action was refused. An operation with a clause that says which actions it takes breaks that one. */
export function refusedAction({ chain, step }: ChainStep, action: keyof typeof stepsOf, message: string) {
  const owner = ownClause(step.answer.call.operation, 'actions');
  return owner !== undefined && refusals(chain, action).length > 0
    ? blocked(`clause:${owner}`, `${action} is refused`)
    : refusedStep(step, message);
}

/**
 * The step that repeats the Update. Its echo can't be what was before the first one. It may be refused, since it changes nothing. If an
 * Update with another text is refused too, that breaks the clause about Updates of this operation, and blocks any other clause that asks.
 */
export function updateAgain(chain: ChainSubject, clause: 'ACT-2' | 'PB-1'): ReturnType<typeof stepOf> {
  const again = stepOf(chain, 'update-again');
  if (again.kind !== 'step' || again.subject.outcome !== 'failed') return again;
  const refused = refusedLater(chain);
  if (refused.length === 0) return blocked('control', 'the same Update is refused when it is sent again');
  const owner = ownClause(again.subject.answer.call.operation, 'update') ?? 'ACT-2';
  return owner === clause ? judged(refused) : blocked(`clause:${owner}`, 'a second Update is refused');
}

/**
 * The breach where an Update with another text is refused for a record that was updated before. None if the target refuses plain inserts by
 * now too, or takes the same of a new record.
 */
export function refusedLater(chain: ChainSubject): readonly Violation[] {
  const other = stepOf(chain, 'update-other');
  if (other.kind !== 'step' || other.subject.outcome !== 'failed') return [];
  const message = 'a second Update of the same record is refused';
  return (refusedByNow(chain.others[plainAgain]) ?? closedByNow(chain, 'update-other')) === undefined
    ? [breach(other.subject, message, 'success', messageOf(other.subject))]
    : [];
}

/**
 * The judgement on a step that was refused although the record was taken before. It is a breach, unless the server may have missed
 * the id or the action because of how they were written.
 */
export const refusedStep = (step: Subject, message: string) =>
  unreadId(step) ?? failed(step, message, 'success', messageOf(step));

/** Blocked by the layout where xml or soap may not have brought the id across. */
export const unreadId = (step: Subject) => unreadIdOf(step.answer, step.context.capabilities);

/**
 * Clauses of operations that say which actions they take, that they take an Update, or that an id can't be changed. A breach of
 * that is theirs, not ACT's.
 */
const ownClauses: Readonly<Record<string, { actions?: string; update?: string; id?: string }>> = {
  ShippingProviderUpdate: { actions: 'SP-1', update: 'SP-1', id: 'SP-1' },
  IntegrationUpdateUpdate: { actions: 'IU-1', update: 'IU-1' },
  ProductBundleUpdate: { update: 'PB-1' },
  PurchaseOrderUpdate: { id: 'PO-4' },
};

export const ownClause = (
  operation: Operation | null,
  says: 'actions' | 'update' | 'id',
): string | undefined => ownClauses[operation?.name ?? '']?.[says];

/** Where only the common rule speaks of InsertOrUpdate: a SHOULD (ACT-3). */
const weak = ['CompanyUpdate', 'ProductBundleUpdate'];

export const actionLevel = ({ operation }: Place): 'MUST' | 'SHOULD' =>
  weak.includes(operation?.name ?? '') ? 'SHOULD' : 'MUST';

/** Why a chain's Get does not show what was inserted: what the Get itself says of that, else ACT-6. */
export function notShown(
  { evidence, context }: ChainSubject,
  read: 'read-back' | 'final' = 'read-back',
): Judgement {
  const get = evidence.others[read];
  const obstacle = get === undefined ? undefined : obstacleIn(get, context);
  return obstacle ?? blocked('clause:ACT-6', 'the Get does not show what was inserted', get?.exchange);
}

/** A record that the last Get of a chain shows, and that Get. */
interface Stranger {
  readonly get: Subject;
  readonly record: RecordValue;
}

/**
 * Judges the records that have the name which only one step of the chain sent, deleted ones too. A Get that does not show the chain's
 * own record proves nothing.
 */
export function strangers(
  chain: ChainSubject,
  step: Subject,
  judge: (found: readonly Stranger[], name: string) => CheckResult,
) {
  const final = stepOf(chain, 'final');
  if (final.kind !== 'step') return final;
  const get = final.subject;
  if (findRecord(get.answer, writtenId(chain.answer)) === undefined) return notShown(chain, 'final');
  const name = writtenRecord(step.answer).sent[nameMemberOf(step.answer.call.operation)];
  const all = stepOf(chain, 'final-all');
  const found = [get, ...(all.kind === 'step' ? [all.subject] : [])].flatMap((one) =>
    recordsNamed(one.answer, step.answer).map((record): Stranger => ({ get: one, record })),
  );
  return judge(found, String(name));
}
