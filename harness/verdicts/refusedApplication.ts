import { applicationMember, inventedApplication } from '../../generators/records/sourceApplication.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { isNamed } from '../words/namesMissing.ts';
import { withEllipses } from '../words/wordsOfFailure.ts';
import type { BlockedJudgement } from './Judgement.ts';
import { blocked } from './judgements.ts';

/** How a Message in English refuses an application that it does not name. Servers also call themselves an application. */
const refusesApplication =
  /\b(?:source|calling|external)\s+application\b|\bapplication\s+(?:name\s+)?(?:is\s+|was\s+)?(?:not|un(?:known|registered)|invalid)\b/i;

/**
 * Why a refusal proves nothing: its Message speaks of the application that Assay invented. A lawful target may take the names of registered
 * applications only (rule 3). Undefined where the call names no such application, or the refusal speaks of something else. What does not
 * exist (`isOfUnknown`) may be the reason as well: a Message that names it is about it.
 */
export function refusedApplication(answer: Answer, isOfUnknown = false): BlockedJudgement | undefined {
  const { members, operation } = answer.call;
  if (members[applicationMember] !== inventedApplication) return undefined;
  const message = messageIn(answer) ?? '';
  const id = members[operation?.target ?? ''];
  if (isOfUnknown && isNumeric(id) && isNamed(message, id.lexeme)) return undefined;
  // The records of a run have the word in their names.
  const { [applicationMember]: _, ...others } = members;
  const words = withEllipses(message, others);
  const isNamedAlone = new RegExp(`(?<![\\p{L}\\d])${inventedApplication}(?![\\p{L}\\d])`, 'iu').test(words);
  if (!isNamedAlone && !refusesApplication.test(words)) return undefined;
  return blocked(
    'fixture:sourceApplication',
    `the target does not take ${inventedApplication} as an application: name one that it knows`,
  );
}
