import type { Evidence, EvidenceSpec } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import type { Answer } from './Answer.ts';
import { headerIn } from './headers.ts';
import { isRefused } from './outcome.ts';
import { holdsDocumentedMember, messageIn } from './statusBlock.ts';
import { isNotLetIn } from './unreadable.ts';

/** Ways to say in English that a key may not do something. */
const waysToSayForbidden: readonly RegExp[] = [
  /\b(?:permissions?|privileges?|forbidden|unauthori[sz]ed|licen[cs]e[ds]?)\b/i,
  /\bnot\s+(?:be\s+)?(?:authori[sz]ed|allowed|entitled|permitted|licen[cs]ed|have\s+(?:the\s+)?(?:access|rights?))\b/i,
  /\baccess\s+(?:is\s+|was\s+)?denied\b|\bno\s+(?:access|rights?)\b/i,
];

/**
 * Whether an answer says that the key may not make this call. HTTP 403 without a challenge means that the server knows the key and
 * forbids the call. A failure may say so in its Message, in English. A challenge asks for other credentials, as 401 does (AUTH-1).
 */
export function saysForbidden(answer: Answer): boolean {
  const { response } = answer.exchange;
  if (response === null || response.status === 401) return false;
  if (response.status === 403) return headerIn(response.headers, 'www-authenticate') === undefined;
  const message = messageIn(answer);
  return message !== undefined && isRefused(answer) && waysToSayForbidden.some((way) => way.test(message));
}

/** What the key of a run may do. The document does not show rights of keys. So a key may lack the right to an operation (Authentication 3). */
export interface RightsOfKey {
  /** Looks at each piece of evidence of the run as it is gathered. */
  readonly look: (evidence: Evidence, spec: Pick<EvidenceSpec, 'effect'>) => void;
  /** Whether an answer says that the key may not make the call, and no call of the operation was answered otherwise so far. */
  readonly isBarred: (answer: Answer) => boolean;
}

/** Begins to learn what the key of a run may do. */
export function rightsOfKey(): RightsOfKey {
  const answered = new Set<string>();
  return {
    look: (evidence, { effect }) => {
      // What is said to wrong keys tells nothing of the right one.
      if (effect === 'key') return;
      for (const answer of everyAnswer(evidence)) {
        const { operationName } = answer.call;
        if (answered.has(operationName) || isNotLetIn(answer.exchange.response?.status)) continue;
        if (holdsDocumentedMember(answer) && !saysForbidden(answer)) answered.add(operationName);
      }
    },
    isBarred: (answer) => !answered.has(answer.call.operationName) && saysForbidden(answer),
  };
}

/**
 * Why a breach may rest on a key without the right to an operation. It is looked for in all that a breach may rest on: the answers of the
 * evidence, and the trial that showed the breach.
 */
export function barredBehind(
  { answer, others, trials = [], further = [] }: Evidence,
  seenIn: string | undefined,
  rights: Pick<RightsOfKey, 'isBarred'>,
): string | undefined {
  const shown = [...trials, ...further.map((one) => ({ answer: one.answer, others: {} }))].filter((one) =>
    everyAnswer(one).some(({ exchange }) => exchange.id === seenIn),
  );
  const barred = [{ answer, others }, ...shown].flatMap(everyAnswer).find(rights.isBarred);
  if (barred === undefined) return undefined;
  const said = messageIn(barred) ?? '';
  const status = barred.exchange.response?.status;
  return `the key may lack the right to ${barred.call.operationName} (HTTP ${status}${said === '' ? '' : `: ${said}`}): no call of it was answered otherwise so far`;
}
