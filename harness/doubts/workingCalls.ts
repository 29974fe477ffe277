import type { Evidence, Gathered } from '../evidence/Evidence.ts';
import { everyAnswer } from '../evidence/everyAnswer.ts';
import type { Answer, Call } from '../exchanges/Answer.ts';
import { plainRead } from '../exchanges/plainRead.ts';
import { isPlainSuccess } from '../exchanges/statusBlock.ts';
import type { Api } from '../target/Api.ts';
import type { Capabilities } from '../target/Capabilities.ts';
import { isTurnedAwayByStatus } from '../target/circuitBreaker.ts';
import { lockout } from '../target/lockout.ts';
import { sendsTheRightKey } from '../target/sendsTheRightKey.ts';
import { type LostTarget, stillLetIn } from './stillLetIn.ts';

/** Plain reads that the target accepted in this run. Asking them again shows whether the key was revoked meanwhile. */
export interface WorkingCalls {
  /** Looks at each answer of the run for a call that works. */
  readonly noteAnswer: (answer: Answer) => void;
  /**
   * Why evidence may say nothing about a clause: one of its calls did not succeed, and none of the calls that worked before
   * succeeds any more. Undefined if one still works, if none ever did, or if one succeeded later than all of the evidence. Never
   * rejects because of the target.
   */
  readonly lost: (evidence: Evidence) => Promise<LostTarget | undefined>;
  /**
   * Why a case is blocked though no clause is to blame: a call did not reach the operation (no answer, 401, 403, 429 or a bare 5xx).
   * None of the calls that worked before succeeds any more. A target that is gone takes the evidence with it.
   */
  readonly lostWith: (gathered: Gathered) => Promise<LostTarget | undefined>;
}

/** How many calls are kept. One of them may fail now because of what the run itself wrote. */
const workingCallsKept = 2;

/** `worked` is what the target accepted before the run (`Capabilities.worked`). `wait` waits so many milliseconds. */
export function workingCalls(
  { call: ask }: Api,
  worked: Capabilities['worked'],
  wait: (ms: number) => Promise<void>,
): WorkingCalls {
  const known: Call[] = worked === undefined ? [] : [plainRead(worked.operationName, worked.format)];
  let lastSuccess = 0;
  let lastTurnedAway = 0;
  const asked = new WeakMap<Evidence | Gathered, Promise<LostTarget | undefined>>();
  const lockedOut = lockout(wait);
  const refusedNow = stillLetIn({ ask, known, lockedOut, lastSuccess: () => lastSuccess });

  const askedOnce = (about: Evidence | Gathered): Promise<LostTarget | undefined> => {
    const asking = asked.get(about) ?? refusedNow();
    asked.set(about, asking);
    return asking;
  };

  return {
    noteAnswer: (answer) => {
      const { call } = answer;
      lockedOut.noteAnswer(answer);
      if (isTurnedAway(answer)) lastTurnedAway = Math.max(lastTurnedAway, ended(answer));
      if (sendsTheRightKey(answer) && isPlainSuccess(answer))
        lastSuccess = Math.max(lastSuccess, begun(answer));
      if (known.length >= workingCallsKept || !isPlainRead(answer) || !isPlainSuccess(answer)) return;
      if (!known.some(({ operationName }) => operationName === call.operationName)) known.push(call);
    },
    lost: async (evidence) => {
      const doubtful = everyAnswer(evidence).filter(
        (answer) => sendsTheRightKey(answer) && !isPlainSuccess(answer),
      );
      if (evidence.silence === 'judged' || doubtful.every((answer) => ended(answer) < lastSuccess))
        return undefined;
      return askedOnce(evidence);
    },
    lostWith: async (gathered) => {
      if (gathered.kind === 'evidence') {
        const { evidence } = gathered;
        const turned = everyAnswer(evidence).filter(isTurnedAway);
        if (evidence.silence === 'judged' || turned.every((answer) => ended(answer) < lastSuccess))
          return undefined;
        return askedOnce(evidence);
      }
      // We can't see what was called before gathering was given up, so the last refusal of all counts.
      return lastTurnedAway < lastSuccess || lastTurnedAway === 0 ? undefined : askedOnce(gathered);
    },
  };
}

/** Whether the call did not reach the operation, so its answer says nothing about what was asked. */
const isTurnedAway = (answer: Answer): boolean => sendsTheRightKey(answer) && isTurnedAwayByStatus(answer);

const isPlainRead = (answer: Answer): boolean =>
  sendsTheRightKey(answer) && answer.call.operation?.kind === 'get' && answer.call.altered === undefined;

const begun = ({ exchange }: Answer): number => Date.parse(exchange.timings.startedAt);

const ended = (answer: Answer): number => begun(answer) + answer.exchange.timings.durationMs;
