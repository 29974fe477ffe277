import { aboutOf } from '../../specs/clauseFamily.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { addressClause, successClause } from '../../specs/promises.ts';
import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { answeredType } from '../exchanges/headers.ts';
import { isBare } from '../exchanges/outcome.ts';
import { isNotLetIn, isRouteRefused } from '../exchanges/statusMeaning.ts';
import { holdsNoMessage } from '../exchanges/unreadable.ts';
import { isNotRouted, notRouted, refusedHere } from './addressBlame.ts';
import type { CheckContext } from './Case.ts';
import type { BlockedJudgement, Judgement } from './Judgement.ts';
import { blocked } from './judgements.ts';
import { refusedApplication } from './refusedApplication.ts';
import { mayLackStatus, type Subject, subjectOf, subjectOfCall } from './Subject.ts';
import { demandAnswer } from './silence.ts';
import { addressCause, isLayoutUntold, untoldMessage } from './unreadableCause.ts';
import { causeOfClosedDoor, refused } from './whyRefused.ts';

/**
 * What a check is asked about: successes, failures or both. And what it needs of an answer:
 * - `bytes`: only that one came; it need not decode;
 * - `value`: that it decodes;
 * - `status`: that it decodes and has the block that tells a success from a failure. So does a check that must be sure of the outcome,
 *   whatever else it reads.
 */
export interface Question {
  readonly clause: string;
  readonly answers: 'successes' | 'failures' | 'all';
  readonly reads: 'bytes' | 'value' | 'status';
}

/** What a check of such calls is asked about, by what each call expects. */
export const answersOf = { success: 'successes', failure: 'failures', any: 'all' } as const;

/**
 * Says why a check can't be asked about an answer, or undefined when it can (docs/judging.md, rule 5: broken
 * documents). A clause whose evidence another breach destroyed is blocked by that clause and never blamed.
 */
export function gate(check: Question, subject: Subject): Judgement | undefined {
  const { spec, answer } = subject;
  if (answer.decodeError?.reason === 'size') {
    return blocked('size', `The answer is beyond our limits: ${answer.decodeError.message}`);
  }
  if (spec.operation === null) return undefined;
  const blame = brokenAddress(subject);
  // A probe may be made at another address than its place's (byGet).
  const own = [addressClause(spec.address, spec.format), addressClause(answer.call.address, spec.format)];
  const isItsOwn = own.includes(check.clause) && check.reads === 'bytes';
  if (!isItsOwn && isUnreadable(subject)) {
    if (spec.address === 'namedGet' && !isRouteRefused(answer))
      return blocked(
        'nothing',
        `GET is answered in another format here (${answeredType(answer) || 'without a Content-Type'}), which the document leaves open`,
      );
    return isLayoutUntold(answer)
      ? blocked('layout', untoldMessage(answer))
      : blocked(`clause:${blame}`, `${blame} is broken here: there is no readable answer to judge`);
  }
  if (check.reads === 'bytes') return undefined;
  if (isWayClosed(subject))
    return blocked(
      addressCause(answer, spec),
      `the target does not read ${spec.format}, and does not take the call in another way`,
    );
  if (isNotRouted(subject))
    return blocked(`clause:${blame}`, `${blame} is broken here: ${notRouted(subject)}`);
  if (isNothingHere(subject))
    return blocked(
      `clause:${blame}`,
      'nothing is found here, and at the default address the call fails in another way',
    );
  if (isShutOut(subject)) {
    const { home } = subject.evidence.others;
    return home === undefined || isNotLetIn(home.exchange.response?.status)
      ? blocked(causeOfClosedDoor(subject), 'neither this call nor the plain one is let in')
      : blocked(
          `clause:${blame}`,
          `${blame} is broken here: the call is let in at the default address alone`,
        );
  }
  const isTold = subject.status !== undefined || (subject.outcome === 'succeeded' && isBare(answer));
  // Rows alone show nothing of the message around them (ENV-1).
  const lacksStatusBlock = !isTold || (subject.status === undefined && aboutOf(check.clause) === 'message');
  if (check.reads === 'status' && lacksStatusBlock) {
    if (mayLackStatus(subject))
      return blocked('nothing', 'the answer carries no ResponseStatus, as its row allows');
    return blocked('clause:ENV-1', 'the answer carries no ResponseStatus');
  }
  const ofApplication =
    subject.outcome === 'failed' ? refusedApplication(answer, spec.expects === 'failure') : undefined;
  if (ofApplication !== undefined && aboutOf(check.clause) === 'operation') return ofApplication;
  const isAboutSuccess = check.answers === 'successes' || check.clause === successClause(spec.operation);
  if (isAboutSuccess && refusedHere(subject)) return refused(subject);
  if (check.answers === 'successes' && subject.outcome === 'failed') return refused(subject);
  if (check.answers === 'failures' && subject.outcome === 'succeeded') return noFailure(check, subject);
  return undefined;
}

/** The clause that promises an answer at an address: the default one's where that brings nothing that can be read either. */
function brokenAddress(subject: Subject): string {
  const { address, format } = subject.spec;
  const { home } = subject.evidence.others;
  const isFormat =
    (home !== undefined && holdsNoMessage(home)) || (isOfUnreadFormat(subject) && !isNotRouted(subject));
  return addressClause(isFormat ? defaultAddress(format) : address, format);
}

/** Whether the address gave nothing that can be judged: no document, a bare Fault, or a format that is not read. */
export function isUnreadable(subject: Subject): boolean {
  const { answer } = subject;
  if (holdsNoMessage(answer)) return true;
  return answer.detour === null && isOfUnreadFormat(subject);
}

/** Whether the target was found not to read the format, and this answer says nothing else. */
export const isOfUnreadFormat = ({ spec, context, outcome }: Subject): boolean =>
  context.capabilities.unread[spec.format] !== undefined && outcome !== 'succeeded';

/** Whether the way around a format that is not read ends before the operation: not every route takes every method. */
const isWayClosed = ({ answer, outcome }: Subject): boolean =>
  answer.detour !== null && outcome !== 'succeeded' && isRouteRefused(answer);

/** Whether a call that has to fail does so for its address alone: what it says is then not of the operation. */
function isNothingHere({ spec, evidence, response }: Subject): boolean {
  const there = evidence.others.home?.exchange.response?.status;
  return spec.expects === 'failure' && response.status === 404 && there !== undefined && there !== 404;
}

/** Whether a call that has to fail does so for the key alone: the plain one is not let in here either. */
const isShutOut = ({ spec, evidence, response }: Subject): boolean =>
  spec.expects === 'failure' && isNotLetIn(response.status) && evidence.others.plain !== undefined;

function noFailure(check: Question, subject: Subject): Judgement {
  const shownBy = subject.spec.shownBy;
  if (shownBy !== undefined) return blocked(`clause:${shownBy}`, 'the call was answered with success');
  return blocked('nothing', `the call was answered with success, so ${check.clause} met no failure`);
}

/**
 * Why another answer that a check relies on shows nothing: it can't be read, it has no status block, or the call was
 * refused. Undefined when the call succeeded. So a case names what is really broken, and not the clause of that call.
 *
 * Raises NoAnswerError where there was no answer.
 */
export function obstacleIn(answer: Answer, context: CheckContext): BlockedJudgement | undefined {
  demandAnswer(answer);
  const subject = subjectOfCall({ answer, others: {} }, context);
  const found = gate({ clause: '', answers: 'successes', reads: 'status' }, subject);
  return found?.kind === 'blocked' ? { ...found, exchange: answer.exchange } : undefined;
}

/** An answer that a check can be asked about, or why it can't. */
export type AnswerToJudge = { readonly kind: 'answer'; readonly answer: Answer } | Judgement;

/** One of several answers, where a check can be asked about it; else why it can't, as `gate` says it of a single one. */
export function answerToJudge(
  clause: string,
  answer: Answer | undefined,
  format: Format,
  spec: EvidenceSpec,
  context: CheckContext,
): AnswerToJudge {
  if (answer === undefined) return blocked('nothing', `there is no answer in ${format}`);
  const own = { ...spec, format, address: defaultAddress(format) };
  const subject = subjectOf({ answer, others: {} }, own, context);
  return (
    gate({ clause, answers: answersOf[spec.expects], reads: 'value' }, subject) ?? { kind: 'answer', answer }
  );
}
