import { applicationMember, inventedApplication } from '../../generators/records/sourceApplication.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { messageIn, statusIn } from '../exchanges/statusBlock.ts';
import { isInEnglish, isNamed, saysMissing } from '../words/namesMissing.ts';
import { withEllipses } from '../words/wordsOfFailure.ts';
import type { BlockedJudgement } from './Judgement.ts';
import { blocked } from './judgements.ts';

/** How a Message in English refuses an application that it does not name. Servers also call themselves an application. */
const refusesApplication =
  /\b(?:source|calling|external)\s+(?:application|system)\b|\bapplication\s+(?:name\s+)?(?:is\s+|was\s+)?(?:not|un(?:known|registered)|invalid)\b/i;

/** How a code says the same, as in ApplicationNotExists. Some servers call any failure of theirs an ApplicationError. */
const codeOfApplication =
  /(?:not|un|invalid|missing)\w*application(?!error|exception)|application\w*(?:not|un[a-z]|invalid|missing)/i;

/** A text that names the request member. Where it says that there is no such member, the member itself is refused (ACT-8). */
const namesMember = /source_?application/i;
const refusesMember =
  /\b(?:un(?:known|expected|recogni[sz]ed|supported)|additional|no|find)\s+(?:\w+\s+){0,2}(?:member|field|property|parameter|element|attribute|argument|column)\b|\b(?:member|field|property|parameter|element|attribute|argument|column)\b[^.]*\bnot\s+(?:supported|allowed|permitted|expected|recogni[sz]ed|found)\b/i;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Everything that a failure says besides its Message: its own code, and the entries of Errors. */
function codesOf(answer: Answer): readonly string[] {
  const entries = recordsOf(statusIn(answer)?.Errors);
  const ofEntries = entries.flatMap(({ FieldName, ErrorCode, Message }) => [FieldName, ErrorCode, Message]);
  return [answer.decoded?.value.InternalErrorCode, ...ofEntries].filter(isText);
}

const sendsInvented = ({ call }: Answer): boolean => call.members[applicationMember] === inventedApplication;

const unknownToTarget = (): BlockedJudgement =>
  blocked(
    'fixture:sourceApplication',
    `the target does not take ${inventedApplication} as an application: name one that it knows`,
  );

/**
 * Why a refusal proves nothing: it speaks of the application that Assay invented. A lawful target may take the names of registered
 * applications only (rule 3). Undefined where the call names no such application, or the refusal speaks of something else. What does not
 * exist (`isOfUnknown`) may be the reason as well: a Message that names it is about it.
 */
export function refusedApplication(answer: Answer, isOfUnknown = false): BlockedJudgement | undefined {
  if (!sendsInvented(answer) || (isOfUnknown && namesUnknown(answer))) return undefined;
  // The records of a run have the word in their names.
  const { [applicationMember]: _, ...others } = answer.call.members;
  const words = withEllipses(messageIn(answer) ?? '', others);
  const codes = codesOf(answer);
  const all = [words, ...codes];
  if (all.some((text) => namesMember.test(text)))
    return all.some((text) => refusesMember.test(text)) ? undefined : unknownToTarget();
  const isNamedAlone = new RegExp(`(?<![\\p{L}\\d])${inventedApplication}(?![\\p{L}\\d])`, 'iu').test(words);
  const isSaid = isNamedAlone || refusesApplication.test(words);
  return isSaid || codes.some((code) => codeOfApplication.test(code)) ? unknownToTarget() : undefined;
}

/** Whether the Message names the id of what does not exist. */
function namesUnknown(answer: Answer): boolean {
  const id = answer.call.members[answer.call.operation?.target ?? ''];
  return isNumeric(id) && isNamed(messageIn(answer) ?? '', id.lexeme);
}

/**
 * Why the refusal of a call that is taken without the application's name, or fails in another way without it, proves nothing. It speaks of
 * the application that Assay invented, or in words that are not read here, such as another language.
 */
export function refusedWithApplication(answer: Answer, isOfUnknown = false): BlockedJudgement | undefined {
  const ofApplication = refusedApplication(answer, isOfUnknown);
  if (ofApplication !== undefined || !sendsInvented(answer)) return ofApplication;
  const message = messageIn(answer) ?? '';
  const isTold = message === '' || refusesMember.test(message) || (isOfUnknown && namesUnknown(answer));
  // What a call with the name alone misses can only be the application.
  return isTold || (isInEnglish(message) && !saysMissing(message)) ? undefined : unknownToTarget();
}
