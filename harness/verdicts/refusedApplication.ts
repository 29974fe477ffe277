import { applicationMember, inventedApplication } from '../../generators/records/sourceApplication.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { isNamed } from '../words/namesMissing.ts';
import { withEllipses } from '../words/wordsOfFailure.ts';
import type { BlockedJudgement } from './Judgement.ts';
import { blocked } from './judgements.ts';

/** A refusal of the application in English, where the Message does not name it. */
const speaksOfApplication = /\bapplications?\b/i;
const refuses =
  /\b(?:not|cannot|un(?:known|registered|authori[sz]ed|licen[sc]ed)|invalid|disabled|missing)\b|n['’]t\b/i;

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
  if (!isNamedAlone && !(speaksOfApplication.test(words) && refuses.test(words))) return undefined;
  return blocked(
    'fixture:sourceApplication',
    `the target does not take ${inventedApplication} as an application: name one that it knows`,
  );
}
