import type { Evidence } from '../evidence/Evidence.ts';
import { answersBehind } from '../evidence/everyAnswer.ts';
import type { Answer } from './Answer.ts';
import { isRefused } from './outcome.ts';
import { messageIn } from './statusBlock.ts';

/** What is limited by an account or a tariff. A limit of rows, of characters or of credit is another matter. */
const limited =
  /\b(?:daily|hourly|weekly|monthly|per\s+(?:second|minute|hour|day|week|month)|rate|requests?|calls?|writes?|changes|transactions?|operations?|api|usage|quota)\b/i;

const limits = /\b(?:limit|quota|allowance|allotment|budget)s?\b/i;
const isOver =
  /\b(?:reached|exceed(?:ed|s)?|used\s+up|exhausted|spent|depleted|over|no\s+more|remaining|hit)\b/i;
const tooMany = /\btoo\s+many\s+(?:\w+\s+)?(?:requests|calls|writes|changes|transactions|operations)\b/i;

/**
 * Whether a refusal says in English that the account may make no more calls or changes for now. The document does not show such limits, so a
 * server may have them (rule 3). The call itself is then not what is wrong.
 */
export function saysLimitReached(answer: Answer): boolean {
  const message = messageIn(answer);
  if (message === undefined || !isRefused(answer)) return false;
  return tooMany.test(message) || [limited, limits, isOver].every((words) => words.test(message));
}

/** Why a breach may rest on such a refusal. Undefined where no answer behind it is one. */
export function limitBehind(evidence: Evidence, seenIn: string | undefined): string | undefined {
  const refusal = answersBehind(evidence, seenIn).find(saysLimitReached);
  if (refusal === undefined) return undefined;
  return `the account may make no more such calls for now: ${messageIn(refusal)}`;
}
