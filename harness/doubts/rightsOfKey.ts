import { actions } from '../../generators/records/Kind.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import { answersBehind, everyAnswer } from '../evidence/everyAnswer.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { headerIn } from '../exchanges/headers.ts';
import { hasSucceeded, isRefused } from '../exchanges/outcome.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { saysMissing } from '../words/namesMissing.ts';

/** Ways to say in English that a right is lacking. */
const waysToNameRights: readonly RegExp[] = [
  /\b(?:permissions?|privileges?|forbidden|unauthori[sz]ed|licen[cs]e[ds]?|administrators?)\b/i,
  /\b(?:insufficient|missing|lacks?)\s+(?:the\s+)?(?:required\s+)?(?:rights?|scopes?|roles?)\b|\brequires?\b.*\b(?:role|scope)\b/i,
  /\baccess\s+(?:is\s+|was\s+)?denied\b|(?:\bno|n['’]t\s+have)\s+(?:access|rights?)\b/i,
  /\byour\s+(?:current\s+)?(?:plan|subscription|edition)\b.*(?:\bnot\b|n['’]t\b)|\bupgrade\b.*\b(?:plan|subscription|edition)\b/i,
];

/** Other ways to say in English that a key may not do something. A lawful server may also refuse a value or an action in such words. */
const waysToSayForbidden: readonly RegExp[] = [
  ...waysToNameRights,
  /\bnot\s+(?:be\s+)?(?:authori[sz]ed|allowed|entitled|permitted|licen[cs]ed|have\s+(?:the\s+)?(?:access|rights?))\b/i,
  /\b(?:modules?|features?)\b.*(?:\bnot|n['’]t)\s+(?:\w+\s+)?(?:enabled|activated?|included|purchased|available)\b/i,
];

/** Words that say of something that it is missing, where a right is what is missing. */
const missingRights =
  /n['’]t\s+have(?=\b.*\b(?:permission|right|access|privilege|role|scope|licen[cs]e))|\bmissing(?=\W+(?:\w+\W+){0,3}(?:permission|right|privilege|role|scope|licen[cs]e))|\bnot\s+available(?=\b.*\b(?:licen[cs]e|plan|subscription|edition))|(?<=\b(?:modules?|features?)\b.*)\bnot\s+available/gi;

/** The status that asks for money: the key is known, and its owner has not paid for the call. */
const unpaid = 402;

/**
 * Whether an answer says that the key may not make this call. HTTP 403 without a challenge means that the server knows the key and
 * forbids the call. A failure may say so in its Message, in English, unless it also says that something else does not exist. A challenge asks
 * for other credentials, as 401 does (AUTH-1).
 */
export function saysForbidden(answer: Answer, ways: readonly RegExp[] = waysToSayForbidden): boolean {
  const { response } = answer.exchange;
  if (response === null || response.status === 401) return false;
  if (response.status === 403) return headerIn(response.headers, 'www-authenticate') === undefined;
  if (response.status === unpaid) return true;
  const message = messageIn(answer);
  if (message === undefined || !isRefused(answer) || saysMissing(message.replace(missingRights, '')))
    return false;
  return ways.some((way) => way.test(message));
}

/** What the key of a run may do. The document does not show rights of keys. So a key may lack the right to an operation (Authentication 3). */
export interface RightsOfKey {
  /** Looks at each piece of evidence of the run as it is gathered. */
  readonly noteEvidence: (evidence: Evidence, spec: Pick<EvidenceSpec, 'effect'>) => void;
  /** Whether an answer says that the key may not make the call, and no such call has worked so far. */
  readonly isBarred: (answer: Answer) => boolean;
}

/** Begins to learn what the key of a run may do. */
export function rightsOfKey(): RightsOfKey {
  const worked = new Set<string>();
  return {
    noteEvidence: (evidence, { effect }) => {
      // What is said to wrong keys tells nothing of the right one.
      if (effect === 'key') return;
      for (const answer of everyAnswer(evidence)) {
        // A lawful server may look for a record before it looks at the rights to it, so another failure shows nothing.
        if (hasSucceeded(answer))
          for (const one of [answer.call.operationName, actionOf(answer)]) worked.add(one);
      }
    },
    isBarred: (answer) => {
      if (testsTheKey(answer)) return false;
      if (!worked.has(answer.call.operationName)) return saysForbidden(answer);
      return !worked.has(actionOf(answer)) && saysForbidden(answer, waysToNameRights);
    },
  };
}

/** An operation, with the documented action of a write: a key may insert what it may not change. Other actions are any server's to refuse. */
const actionOf = ({ call: { operationName, members } }: Answer): string => {
  const { mvRecordAction: action } = members;
  const isDocumented = [...actions, 'ReceiveItems'].some((one) => one === action);
  return isDocumented ? `${operationName} ${String(action)}` : operationName;
};

/** Whether a call tests the key itself: whoever has the key may make it. */
const testsTheKey = ({ call }: Answer): boolean => call.operationName === 'APIKeyGet';

/** The answer to a call that the key may have no right to, where a breach may rest on it. */
export const barredBehind = (
  evidence: Evidence,
  seenIn: string | undefined,
  rights: Pick<RightsOfKey, 'isBarred'>,
): Answer | undefined => answersBehind(evidence, seenIn).find(rights.isBarred);

/** Said of such an answer in a verdict. */
export function missingRight(barred: Answer): string {
  const said = messageIn(barred) ?? '';
  const status = barred.exchange.response?.status;
  return `the key may lack the right to ${actionOf(barred)} (HTTP ${status}${said === '' ? '' : `: ${said}`}): no call of it has worked so far`;
}
