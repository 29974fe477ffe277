import type { Kind } from '../../../generators/records/Kind.ts';
import { namedRecord } from '../../../generators/records/kinds.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import type { GatherContext } from '../../../harness/evidence/Evidence.ts';
import { inTurn, type Named } from '../../../harness/evidence/restartingInDoubt.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isNotLetIn } from '../../../harness/exchanges/unreadable.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import type { plainAgain } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject, subjectOf } from '../../../harness/verdicts/Subject.ts';
import { unanswered } from '../../../harness/verdicts/silence.ts';
import { unreadableCause } from '../../../harness/verdicts/unreadableCause.ts';
import type { RecordWriter } from '../../../harness/writes/writtenRecord.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Numeric, RecordValue } from '../../../specs/Value.ts';
import type { ScenarioPlace } from '../../kernel/probe.ts';

/** A chain of record actions under way. */
export interface Chain {
  readonly context: GatherContext;
  readonly place: ScenarioPlace;
  readonly kind: Kind;
  /** How often the chain started over with another record, because a write was not answered. */
  readonly turn: number;
  /** Stands in the name of every record of the chain, so that one read shows them all. */
  readonly token: string;
  readonly steps: Steps;
  /** The steps that were not answered on a record before this one: they are not made again. */
  readonly without: Named;
  readonly write: RecordWriter;
}

/** A record of the kind that is not there yet. */
export function newRecord({ context, place, kind, token, turn }: Chain, label: string): RecordValue {
  const built = kind.build(context, inTurn(`${label}-${place.format}`, turn));
  if (typeof built === 'string') throw new Error(`${built} was there a moment ago`);
  return overlaid(built, namedRecord(place.operation, `Assay ${token} ${label}`));
}

/** Makes a step and keeps its answer. Undefined where the step was not answered before: it is left out. */
export async function take(
  { steps, without }: Chain,
  name: StepName,
  make: () => Promise<Answer>,
): Promise<Answer | undefined> {
  if (without[name] !== undefined) return undefined;
  const answer = await make();
  steps[name] = answer;
  return answer;
}

/**
 * The answers of a chain of record actions, in their order. The chain's own record stands in the evidence's `answer`.
 *
 * - `insert` stands only among those that were not answered: the chain's record is then made with less.
 * - `control` is the plain insert, and `read-back` what the Get shows of that.
 * - `read-…` is what the Get shows after a step. `final` is everything of the chain after the last of them, and `final-all` the deleted
 *   records as well.
 * - `…-at-once` and `…-kept` are reads that did not show what the believed one shows (ACT-6).
 * - `renamed` comes last: an Update that gives the record of `absent` another name.
 */
export type StepName =
  | 'insert'
  | 'control'
  | 'read-back'
  | 'update'
  | 'update-again'
  | 'same-again'
  | 'read-update'
  | 'absent'
  | 'present'
  | 'read-present'
  | 'partly'
  | 'partly-absent'
  | 'update-unknown'
  | 'unknown-action'
  | 'unknown-action-anew'
  | 'missing-action'
  | 'final'
  | 'final-all'
  | 'renamed'
  | `${ReadName}-at-once`
  | `${ReadName}-kept`;

/** The reads that come behind a write of the chain's record. */
export type ReadName = 'read-update' | 'read-present' | 'final';

export type Steps = Partial<Record<StepName, Answer>>;

/** What a check sees of a chain: its steps, the plain inserts of the other formats, and one more where a step was refused. */
export type ChainSubject = Subject<ChainAnswer>;

export type ChainAnswer = StepName | `control in ${Format}` | typeof plainAgain;

/** How these are answered is open, in whatever form (ACT-9). They are looked at for what they left behind. */
export const ofOpenAnswer: readonly StepName[] = ['unknown-action', 'unknown-action-anew', 'missing-action'];

/** A step of a chain as the checks see it. Or why it tells nothing: it was not made, not answered, not readable or not let in. */
export function stepOf<Names extends StepName>(
  { evidence, spec, context }: Subject<Names>,
  name: Names,
): { readonly kind: 'step'; readonly subject: Subject } | Judgement {
  const answer = evidence.others[name];
  const silent = evidence.unanswered?.[name];
  if (silent !== undefined) return unanswered(silent);
  if (answer === undefined)
    return blocked('control', `the chain of record actions did not get as far as ${name}`);
  const { operation } = answer.call;
  const subject = subjectOf({ answer, others: {} }, { ...spec, operation, expects: 'success' }, context);
  if (ofOpenAnswer.includes(name)) return { kind: 'step', subject };
  if (subject.decoded === null || (subject.decoded.layout === 'fault' && subject.status === undefined)) {
    const message = `the step ${name} brought no readable answer`;
    return blocked(unreadableCause(answer, spec), message, answer.exchange);
  }
  if (subject.status === undefined && subject.outcome !== 'succeeded')
    return blocked('clause:ENV-1', `the step ${name} carries no ResponseStatus`, answer.exchange);
  if (isNotLetIn(subject.response.status))
    return blocked('clause:AUTH-1', `the step ${name} was not let in: ${messageOf(subject)}`);
  return { kind: 'step', subject };
}

/** A step of a chain, with the id of the record that went through it. */
export interface ChainStep {
  readonly chain: ChainSubject;
  readonly step: Subject;
  readonly id: Numeric;
}
