import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isNotLetIn } from '../../../harness/exchanges/statusMeaning.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import type { plainAgain } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject, subjectOf } from '../../../harness/verdicts/Subject.ts';
import { unanswered } from '../../../harness/verdicts/silence.ts';
import { unreadableCause } from '../../../harness/verdicts/unreadableCause.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Numeric } from '../../../specs/Value.ts';

/**
 * The answers of a chain of record actions, in their order. The chain's own record stands in the evidence's `answer`.
 *
 * - `insert` stands only among those that were not answered: the chain's record is then made with less.
 * - `control` is the plain insert, and `read-back` what the Get shows of that.
 * - `update-unchanged` is the same Update again where there is a Get, beside another insert, and `update-again` where there is none.
 *   `update-other` has another text; where the same one was taken again, it is not sent.
 * - `read-…` is what the Get shows after a step. `final` is everything of the chain after the last of them, and `final-all` the deleted
 *   records as well.
 * - `…-at-once` and `…-kept` are reads that did not show what the believed one shows (ACT-6).
 * - `partly-whole` sends all members, after `partly` was refused. It stands only where it was taken.
 * - `…-afresh` is a step that was refused, on a new integration update.
 * - `renamed` comes last: the record of `absent` is given another name, in every second format by InsertOrUpdate.
 */
export type StepName =
  | 'insert'
  | 'control'
  | 'read-back'
  | 'update'
  | 'update-again'
  | 'update-other'
  | 'update-unchanged'
  | 'read-update'
  | 'absent'
  | 'present'
  | 'read-present'
  | 'partly'
  | 'partly-whole'
  | 'partly-absent'
  | 'update-unknown'
  | 'unknown-action'
  | 'unknown-action-anew'
  | 'missing-action'
  | 'final'
  | 'final-all'
  | 'renamed'
  | Afresh
  | `${ReadName}-at-once`
  | `${ReadName}-kept`;

/** A later step that was refused, made on a new integration update. */
export type Afresh = `${'update' | 'update-other' | 'present' | 'partly'}-afresh`;

/** The reads that come behind a write of the chain's record. */
export type ReadName = 'read-update' | 'read-present' | 'final';

export type Steps = Partial<Record<StepName, Answer>>;

/** What a check sees of a chain: its steps, the plain inserts of the other formats, and one more where a step was refused. */
export type ChainSubject = Subject<ChainAnswer>;

export type ChainAnswer = StepName | `control in ${Format}` | typeof plainAgain;

/** The writes after the insert that a lawful server takes. */
export const writesToTake: readonly StepName[] = [
  'update',
  'update-again',
  'update-other',
  'absent',
  'present',
  'partly',
  'partly-absent',
];

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

/** The write that each read of a chain comes behind. */
export const writeBefore = { 'read-update': 'update', 'read-present': 'present', final: 'partly' } as const;

export const readNames = Object.keys(writeBefore) as readonly ReadName[];
