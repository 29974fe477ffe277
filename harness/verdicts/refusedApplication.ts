import { applicationMember, inventedApplication } from '../../generators/records/sourceApplication.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { isNamed } from '../words/namesMissing.ts';
import type { BlockedJudgement } from './Judgement.ts';
import { blocked } from './judgements.ts';

/** The invented name as a word of its own. */
const nameAlone = new RegExp(`(?<![\\p{L}\\d])${inventedApplication}(?![\\p{L}\\d])`, 'u');

/**
 * Why a refusal proves nothing: its Message names the application that Assay invented. A lawful target may take the names of registered
 * applications only (rule 3). Undefined where the call names no such application, or the refusal speaks of something else.
 */
export function refusedApplication(answer: Answer): BlockedJudgement | undefined {
  if (answer.call.members[applicationMember] !== inventedApplication) return undefined;
  const message = messageIn(answer) ?? '';
  const id = answer.call.members[answer.call.operation?.target ?? ''];
  // A target may name the application in each of its messages. One that names the record too is about the record.
  if (!nameAlone.test(message) || (isNumeric(id) && isNamed(message, id.lexeme))) return undefined;
  return blocked(
    'fixture:sourceApplication',
    `the target does not take ${inventedApplication} as an application: name one that it knows`,
  );
}
