import type { Answer } from '../../../harness/exchanges/Answer.ts';
import type { Capabilities } from '../../../harness/target/Capabilities.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import type { Place } from '../../../specs/Clause.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { isDropped } from '../../compare/gaps.ts';
import { sameNumber } from '../../compare/values.ts';
import type { ClauseCheck } from '../../kernel/clause.ts';
import { blocked, failed, judged, messageOf, violation } from '../../kernel/judgements.ts';
import { plainAgain, refusedByNow } from '../../kernel/outcome.ts';
import { on } from '../../kernel/probe.ts';
import { writtenRecord } from '../../kernel/records.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { type ChainStep, type StepName, stepOf } from '../../probes/recordActions/chain.ts';
import type { Action } from '../../probes/recordActions/Kind.ts';
import { kindOf } from '../../probes/recordActions/kinds.ts';
import { recordActions } from '../../probes/recordActions/recordActions.ts';
import { writtenId } from '../../probes/recordActions/Writer.ts';

/** Whether a plain insert in another format began earlier and was given the same id: it is this one that overwrote. */
const isGivenElsewhere = ({ evidence }: Subject, insert: Answer): boolean =>
  Object.entries(evidence.others).some(
    ([name, other]) =>
      name.startsWith('control in ') &&
      other.exchange.timings.startedAt <= insert.exchange.timings.startedAt &&
      sameNumber(writtenId(other), writtenId(insert)),
  );

/** The insert of a chain of record actions, its own or the plain one, that was given an id which one before it has (ACT-1). */
export function knownId(chain: Subject): Answer | undefined {
  const { control } = chain.evidence.others;
  if (control !== undefined && sameNumber(writtenId(control), writtenId(chain.answer))) return chain.answer;
  const inserts = [...(control === undefined ? [] : [control]), chain.answer];
  return inserts.find((insert) => isGivenElsewhere(chain, insert));
}

interface Options extends Partial<Pick<ClauseCheck, 'level' | 'slug' | 'when'>> {
  /** Set where the check tells something also of a record whose id another one has. */
  readonly ofSharedIds?: true;
}

/** The steps whose refusal says nothing against a server. */
const expectedToFail: readonly StepName[] = [
  'unknown-id',
  'unknown-action',
  'unknown-action-anew',
  'missing-action',
];

/** A check on one step of the chain of record actions, asked where the chain got that far. */
export const onStep = (
  name: StepName,
  judge: (chainStep: ChainStep) => Judgement,
  { ofSharedIds, ...options }: Options = {},
): ClauseCheck =>
  on(
    recordActions,
    (chain) => {
      const id = writtenId(chain.answer);
      if (id === undefined)
        return blocked('control', 'the insert told no id, so that nothing could be done with the record');
      const shared = 'the insert was given an id that one before it has: another may be written there';
      if (ofSharedIds === undefined && knownId(chain) !== undefined) return blocked('clause:ACT-1', shared);
      const step = stepOf(chain, name);
      if (step.kind !== 'step') return step;
      const isRefusal = step.subject.outcome === 'failed' && !expectedToFail.includes(name);
      const byNow = isRefusal ? refusedByNow(chain.evidence.others[plainAgain]) : undefined;
      return byNow ?? judge({ chain, step: step.subject, id, kind: kindOf(chain.answer.call.operation) });
    },
    { ...options, reads: 'status' },
  );

/** The steps in which an action is sent, besides Insert. */
const stepsOf: Readonly<Record<Exclude<Action, 'Insert'>, readonly StepName[]>> = {
  Update: ['update'],
  InsertOrUpdate: ['present', 'absent'],
  InsertOrUpdateNonEmptyFields: ['partly', 'partly-absent'],
};

/** The steps of an action where all of them were refused: whether the chain shows that the action is taken at all. */
function refusals(chain: Subject, action: keyof typeof stepsOf): readonly Subject[] {
  const steps = stepsOf[action].flatMap((name) => {
    const step = stepOf(chain, name);
    return step.kind === 'step' ? [step.subject] : [];
  });
  return steps.every(({ outcome }) => outcome === 'failed') ? steps : [];
}

const actions = ['Update', 'InsertOrUpdate', 'InsertOrUpdateNonEmptyFields'] as const;

/** Judges that every action was taken of a record that is called so in words, with what else was found (`others`). */
export function takesAllActions(
  { chain, step }: ChainStep,
  record: string,
  others: readonly Violation[] = [],
): Judgement {
  const refused = actions.flatMap((action) => {
    const [first] = refusals(chain, action);
    const message = `${action} of ${record} is refused`;
    return first === undefined ? [] : [violation(first, message, 'success', messageOf(first))];
  });
  const byNow = refused.length > 0 ? refusedByNow(chain.evidence.others[plainAgain]) : undefined;
  if (byNow !== undefined) return byNow;
  const breaches = [...refused, ...others];
  return breaches.length > 0 ? (unreadId(step) ?? judged(breaches)) : judged([]);
}

/** The judgement on a step whose action was refused; the breach is the operation's own clause's where it says which it takes. */
export function refusedAction(
  { chain, step }: ChainStep,
  action: keyof typeof stepsOf,
  message: string,
): Judgement {
  const owner = actionClause(step.answer.call.operation);
  return owner !== undefined && refusals(chain, action).length > 0
    ? blocked(`clause:${owner}`, `${action} is refused`)
    : refusedStep(step, message);
}

/** The same Update once more, whose echo can't be what was before the first one. */
export function updateAgain(chain: Subject): ReturnType<typeof stepOf> {
  const again = stepOf(chain, 'update-again');
  return again.kind === 'step' && again.subject.outcome === 'failed'
    ? blocked('control', 'the same Update once more is refused')
    : again;
}

/**
 * The judgement on a step that was refused although the record was taken before: a breach, unless the server may not
 * have read the id or the action because of how they were written.
 */
export function refusedStep(step: Subject, message: string): Judgement {
  return unreadId(step) ?? failed(step, message, 'success', messageOf(step));
}

/** Blocked by the layout where xml or soap may not have brought the id across. */
export const unreadId = (step: Subject): Judgement | undefined =>
  unreadIdOf(step.answer, step.context.capabilities);

/** The same of the answer to any write of a record. */
export function unreadIdOf(answer: Answer, { dialect, unsettled = [] }: Capabilities): Judgement | undefined {
  const { format, operation } = answer.call;
  if (format === 'json' || format === 'jsv' || format === 'csv') return undefined;
  const { shape, sent } = writtenRecord(answer);
  const isDoubtful =
    unsettled.length > 0 || (operation?.id !== undefined && isDropped(shape, sent, operation.id, dialect));
  const message = `the server may pass over ${operation?.id} as it is written in ${format}; see "dialect"`;
  return isDoubtful ? blocked('layout', message) : undefined;
}

/** The clause of an operation that says which record actions it takes: a refusal of one is its breach, not ACT's. */
function actionClause(operation: Operation | null): string | undefined {
  if (operation?.name === 'ShippingProviderUpdate') return 'SP-1';
  return operation?.name === 'IntegrationUpdateUpdate' ? 'IU-1' : undefined;
}

/** The same of Update alone, which the clause of bundles names as well. */
export const updateClause = (operation: Operation | null): string | undefined =>
  operation?.name === 'ProductBundleUpdate' ? 'PB-1' : actionClause(operation);

/** The clause of an operation that says that its id can't be changed. */
export function idClause(operation: Operation | null): string | undefined {
  if (operation?.name === 'ShippingProviderUpdate') return 'SP-1';
  return operation?.name === 'PurchaseOrderUpdate' ? 'PO-4' : undefined;
}

/** Where only the common rule speaks of InsertOrUpdate: a SHOULD (ACT-3). */
const weak = ['CompanyUpdate', 'ProductBundleUpdate'];

export const actionLevel = ({ operation }: Place): 'MUST' | 'SHOULD' =>
  weak.includes(operation?.name ?? '') ? 'SHOULD' : 'MUST';
