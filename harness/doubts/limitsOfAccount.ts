import type { Evidence } from '../evidence/Evidence.ts';
import { answersBehind } from '../evidence/everyAnswer.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isRefused } from '../exchanges/outcome.ts';
import { messageIn } from '../exchanges/statusBlock.ts';

const limit = '(?:limit|quota|allowance|budget)s?';

/** Limits of an account or a tariff: of a period, of calls or changes, or a quota. Those of rows, characters and credit are another matter. */
const limitsOfAccount = RegExp(
  [
    `\\b(?:daily|hourly|weekly|monthly)\\b.*\\b${limit}\\b`,
    `\\b${limit}\\b.*\\b(?:per|a|each|this)\\s+(?:second|minute|hour|day|week|month)\\b`,
    `\\b(?:rate|usage|api|request|call|write|change|transaction|operation)s?\\s+${limit}\\b`,
    `\\b${limit}\\s+(?:of|for)\\s+(?:\\w+\\s+)?(?:requests|calls|writes|changes|transactions|operations)\\b`,
    `\\bquota\\b`,
    `\\bno\\s+more\\s+(?:requests|calls|writes|changes|transactions|operations)\\b`,
  ].join('|'),
  'i',
);

const isOver =
  /\b(?:reached|exceed(?:ed|s)?|used\s+up|exhausted|spent|depleted|over|no\s+more|remaining|hit)\b/i;
const tooMany = /\btoo\s+many\s+(?:\w+\s+)?(?:requests|calls|writes|changes|transactions|operations)\b/i;
const isCredit = /\bcredit\s+limit\b/i;

/**
 * Whether a refusal says in English that the account may make no more calls or changes for now. The document does not show such limits, so a
 * server may have them (rule 3). The call itself is then not what is wrong.
 */
export function saysLimitReached(answer: Answer): boolean {
  const message = messageIn(answer);
  if (message === undefined || !isRefused(answer)) return false;
  if (isCredit.test(message)) return false;
  return tooMany.test(message) || (limitsOfAccount.test(message) && isOver.test(message));
}

/** Why a breach may rest on such a refusal. Undefined where no answer behind it is one. */
export function limitBehind(evidence: Evidence, seenIn: string | undefined): string | undefined {
  const refusal = answersBehind(evidence, seenIn).find(saysLimitReached);
  if (refusal === undefined) return undefined;
  return `the account may make no more such calls for now: ${messageIn(refusal)}`;
}
