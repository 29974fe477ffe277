import { showsLayout } from '../../specs/Format.ts';
import { isScalar } from '../canonical/isScalar.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { type Expected, outcomeOf } from '../exchanges/outcome.ts';
import { isNotLetIn } from '../exchanges/statusMeaning.ts';
import type { AttributedCall } from './attributeCall.ts';
import { type SeenOutcome, seenOutcome } from './seenOutcome.ts';

/** An answer, with what was found out about its call. */
export interface AttributedAnswer extends AttributedCall {
  /** Its place among all that were seen. */
  readonly at: number;
  readonly answer: Answer;
  readonly outcome: SeenOutcome;
}

/** What the answers seen so far prove: keys that are taken, and calls that are understood. */
export interface ProvenCalls {
  /** Whether the answer proves something. */
  readonly note: (seen: AttributedAnswer) => boolean;
  /** Whether its key was taken before and after it: a key can come to be known, and be revoked. */
  readonly isKey: (seen: AttributedAnswer) => boolean;
  /** Whether the operation once worked with this key in this format, at this address or at any. */
  readonly isUnderstood: (seen: AttributedAnswer, where: 'here' | 'anywhere') => boolean;
}

/** Whether an answer can be judged: as what, or what is not known about it yet, or why never. */
export type Judgeability =
  | { readonly kind: 'judged'; readonly expects: Expected }
  | { readonly kind: 'waiting'; readonly reason: string }
  | { readonly kind: 'never'; readonly reason: string };

/** An answer with its outcome and with what was found out about its call. */
export const seenAnswer = (called: AttributedCall, answer: Answer, at: number): AttributedAnswer => ({
  ...called,
  at,
  answer,
  outcome: seenOutcome(answer),
});

/** Begins to note what answers prove. Answers are noted in the order in which they came. */
export function openProvenCalls(): ProvenCalls {
  const keys = new Map<string, { readonly first: number; readonly last: number }>();
  const places = new Set<string>();
  const names = ({ key, call }: AttributedAnswer) => {
    const name = [key, call.operationName, call.format].join('\u0000');
    return { anywhere: name, here: [name, call.address].join('\u0000') };
  };
  return {
    note: (seen) => {
      if (seen.key === null || seen.outcome !== 'success') return false;
      const { first = seen.at } = keys.get(seen.key) ?? {};
      keys.set(seen.key, { first, last: seen.at });
      // That a call is understood in another form says nothing of the documented one.
      if (seen.departs === undefined) for (const name of Object.values(names(seen))) places.add(name);
      return true;
    },
    isKey: ({ key, at }) => {
      const taken = keys.get(key ?? '');
      return taken !== undefined && taken.first < at && at < taken.last;
    },
    isUnderstood: (seen, where) => places.has(names(seen)[where]),
  };
}

/** Statuses with which something before the operation answers, or which the client itself asked for. */
const turnsAway = (status: number): boolean =>
  isNotLetIn(status) ||
  status < 200 ||
  (status >= 300 && status < 400) ||
  [206, 407, 408, 413, 415, 429, 502, 503, 504].includes(status);

/**
 * Whether an answer can be judged by itself, given what was really sent (docs/decisions/0030).
 *
 * A success shows that the call was taken, so all that a success must keep is judged. Any other answer may be the client's fault: a
 * key that is not taken, a request that is spelt wrongly. What it is answered then, the document does not show.
 */
export function judgeabilityOf(seen: AttributedAnswer, proven: ProvenCalls): Judgeability {
  const { answer, outcome, departs } = seen;
  const status = answer.exchange.response?.status ?? 0;
  if (outcome === 'success') {
    const isTold = outcomeOf(answer, 'success') !== 'failed';
    return isTold
      ? { kind: 'judged', expects: 'success' }
      : never('its code and its content contradict each other');
  }
  if (outcome === 'empty') return { kind: 'judged', expects: 'any' };
  if (turnsAway(status)) return never(`HTTP ${status}, which something in front of the API may have sent`);
  // A method, a length or a page that a gateway refuses or gives has any status. The API's own failures can be read.
  if (outcome === 'unreadable' && status >= 400)
    return never(
      `HTTP ${status} with nothing of the API in it, which something in front of the API may have sent`,
    );
  if (departs !== undefined) return never(`no success, and about the request: ${departs}`);
  if (!proven.isKey(seen))
    return waiting('no success, and no answers before and after it show that its key is taken');
  const { format } = seen.answer.call;
  if (outcome === 'failure' || outcome === 'oddCode') {
    return showsLayout(format) || proven.isUnderstood(seen, 'anywhere')
      ? { kind: 'judged', expects: outcome === 'failure' ? 'failure' : 'success' }
      : waiting(`a failure in ${format}, where the operation was never seen to work`);
  }
  // Calls of scalars alone are documented well enough in every format.
  const isPlain =
    showsLayout(format) || Object.values(answer.call.members).every((value) => isScalar(value ?? null));
  const isAccepted = outcome === 'unreadable' && status < 300 && isPlain;
  return isAccepted || proven.isUnderstood(seen, 'here')
    ? { kind: 'judged', expects: 'any' }
    : waiting('nothing of the API in it, where the operation was never seen to work');
}

const never = (reason: string): Judgeability => ({ kind: 'never', reason });
const waiting = (reason: string): Judgeability => ({ kind: 'waiting', reason });
