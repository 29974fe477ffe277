import { setTimeout as sleep } from 'node:timers/promises';
import { effectOf } from '../addressing/effectOf.ts';
import type { Answer, Call } from '../exchanges/Answer.ts';
import { isForeignPage } from '../exchanges/foreignPage.ts';
import { plainRead } from '../exchanges/plainRead.ts';
import { holdsDocumentedMember, isPlainSuccess, statusIn } from '../exchanges/statusBlock.ts';
import { topAskedFor } from '../records/listed.ts';
import type { Redact } from '../redaction/Redact.ts';
import { answerInWords } from '../words/answerInWords.ts';
import { fateOf } from '../writes/fateOf.ts';
import type { Api } from './Api.ts';
import type { Capabilities } from './Capabilities.ts';
import { OutageError } from './OutageError.ts';
import { sendsTheRightKey } from './sendsTheRightKey.ts';

/** What a breaker tells while the target is out: Assay asks again until then, in milliseconds since 1970, or it is given up. */
export type Outage =
  | { readonly kind: 'waiting'; readonly said: string; readonly until: number }
  | { readonly kind: 'gone'; readonly said: string };

export interface BreakerOptions {
  /** A plain read that worked before the run. */
  readonly worked: Capabilities['worked'];
  /** How long a target that is out is asked again, in milliseconds, each time. */
  readonly patienceMs: number;
  readonly redact: Redact;
  readonly tell?: ((outage: Outage) => void) | undefined;
  /** Waits this many milliseconds. By default, real time. */
  readonly pause?: (ms: number) => Promise<unknown>;
  readonly now?: () => number;
}

/** How many calls turned away in a row are looked into, even if each was turned away in this way before. */
const mostInARow = 3;

/**
 * After so many refusals in a row the target itself is tested, because it may refuse lawfully. The number doubles each time it still
 * works.
 */
const mostRefused = 8;

/** A target that is out is asked again after these times, in milliseconds, and then after the last one each time. */
const askedAfter = [500, 1000, 2000, 4000, 5000];

/** One of the calls that worked may fail now because of what the run itself wrote. */
const mostKnown = 3;

/** A read is made again after an outage, but not forever: the next outage may come. */
const mostRepeats = 3;

/**
 * Calls a target, and notices when it is out: it stops answering, a gateway or a login answers in its place, or it no
 * longer takes the key. Then only reads that worked before are sent, as they were, once in a while. When one works again, reads that were
 * turned away are made again, and the run goes on.
 *
 * `call` raises OutageError for a write that met an outage, and for every call once the target was out for longer than the
 * patience. It says whether the call was certainly not carried out.
 */
export function circuitBreaker(api: Api, options: BreakerOptions): Api {
  const { worked, patienceMs, redact, tell, pause = sleep, now = Date.now } = options;
  const inWords = (answer: Answer): string =>
    `${answer.call.operationName} in ${answer.call.format} brings ${answerInWords(answer, redact)}`;
  const known: Call[] = worked === undefined ? [] : [plainRead(worked.operationName, worked.format)];
  /** Ways of being turned away that came while the target worked. They are its own habits. */
  const habits = new Set<string>();
  let hadWrongKey = false;
  let awayInARow = 0;
  let refusedInARow = 0;
  let refusedBefore = mostRefused;
  /** The message about a target that Assay gave up on. */
  let gone: string | undefined;
  let looking: Promise<boolean> | undefined;
  /** Settles when an outage is over, in one way or the other. */
  let out: { readonly passed: Promise<void>; readonly over: () => void } | undefined;

  /** What the target answers to what worked before; undefined if that still works. Everything is asked at once. */
  const lostNow = async (): Promise<Answer | undefined> => {
    const answers = await Promise.all(
      known.map((call) => api.call({ ...call, caseId: 'still there', urgent: true })),
    );
    return answers.some(isPlainSuccess) ? undefined : answers[0];
  };

  /** Whether the target works, now or before the patience is over. */
  const comesBack = async (): Promise<boolean> => {
    let lost = await lostNow();
    if (lost === undefined) return true;
    let over = (): void => undefined;
    const passed = new Promise<void>((resolve) => {
      over = resolve;
    });
    out = { passed, over };
    const since = now();
    const until = since + patienceMs;
    for (let turn = 0; now() < until; turn += 1) {
      tell?.({ kind: 'waiting', said: inWords(lost), until });
      await pause(Math.min(askedAfter[turn] ?? askedAfter.at(-1) ?? 0, until - now()));
      const again = await lostNow();
      if (again === undefined) return false;
      lost = again;
    }
    const locked =
      hadWrongKey && isOfKey(lost) ? '; the wrong keys that the run tried may have locked it' : '';
    gone = `the target was lost at ${clock(since)} and did not come back within ${patienceMs / 1000} s: ${inWords(lost)}${locked}`;
    tell?.({ kind: 'gone', said: gone });
    return false;
  };

  /** Whether the target worked all the time since a call was answered. Waits for one that is out; all callers wait together. */
  const wasThere = (): Promise<boolean> => {
    looking ??= comesBack().finally(() => {
      looking = undefined;
      out?.over();
      out = undefined;
    });
    return looking;
  };

  const heard = (answer: Answer): void => {
    if (!sendsTheRightKey(answer)) hadWrongKey = true;
    if (isPlainSuccess(answer) && sendsTheRightKey(answer)) {
      awayInARow = 0;
      refusedInARow = 0;
      learn(answer);
    }
  };
  const learn = (answer: Answer): void => {
    const { call } = answer;
    if (known.length >= mostKnown || call.operation?.kind !== 'get' || call.altered !== undefined) return;
    if (known.some(({ operationName }) => operationName === call.operationName)) return;
    // A whole table would be a burden on a target that is in trouble.
    const canBeLimited = call.operation.request.some(({ name }) => name === 'ReturnTopNRecords');
    if (canBeLimited && (topAskedFor(answer) ?? 0) <= 0) return;
    known.push(call);
  };

  /**
   * Whether an answer came from a target that works, as far as anybody can tell. `again` if that is to be seen when the call is
   * made again: it was turned away, and the target works now. `before` is how it was turned away then.
   */
  const isOfTarget = async (answer: Answer, before: string | undefined): Promise<boolean | 'again'> => {
    if (known.length === 0 || answer.exchange.failure?.kind === 'size') return true;
    // Nobody is asked about these. But if the others wait for a target that is out, these met that too.
    if (!sendsTheRightKey(answer) || answer.call.altered !== undefined)
      return isAway(answer) ? (looking ?? true) : true;
    if (!isAway(answer)) {
      if (isPlainSuccess(answer)) return true;
      refusedInARow += 1;
      if (refusedInARow < refusedBefore) return true;
      refusedInARow = 0;
      refusedBefore *= 2;
      return wasThere();
    }
    const way = wayOf(answer);
    if (way === before) habits.add(way);
    awayInARow += 1;
    if (habits.has(way) && awayInARow < mostInARow) return true;
    const there = await wasThere();
    awayInARow = 0;
    if (!there) return false;
    if (effectOf(answer.call) === 'read' && !habits.has(way)) return 'again';
    habits.add(way);
    return true;
  };

  return {
    call: async (call) => {
      let before: string | undefined;
      for (let repeats = 0; ; repeats += 1) {
        await out?.passed;
        // A write is made once only, so it was not sent.
        if (gone !== undefined) throw new OutageError(gone, { isNotDone: true });
        const answer = await api.call(call);
        heard(answer);
        const isIts = await isOfTarget(answer, before);
        if (isIts === true || (isIts === 'again' && repeats === mostRepeats)) return answer;
        const isNotDone = fateOf(answer) === 'refused';
        if (gone !== undefined) throw new OutageError(gone, { isNotDone });
        if (effectOf(call) !== 'read' || repeats === mostRepeats)
          throw new OutageError(
            `the target was out for a while, and this call fell into that time: ${inWords(answer)}`,
            {
              isNotDone,
            },
          );
        before = isIts === 'again' ? wayOf(answer) : undefined;
      }
    },
  };
}

/** Whether a call was turned away before it reached the operation: also by a page of HTML, or by a redirect. */
const isAway = (answer: Answer): boolean => isTurnedAwayByStatus(answer) || isForeignPage(answer);

/** Whether no response came, the key or the load was refused, or an error says nothing that the operation may say. */
export function isTurnedAwayByStatus(answer: Answer): boolean {
  const status = answer.exchange.response?.status;
  if (status === undefined || [401, 403, 429].includes(status)) return true;
  return status >= 500 && !holdsDocumentedMember(answer);
}

/** Whether the key may be the reason for a refusal: a target that is down, or a gateway, answers differently. */
export const isOfKey = (answer: Answer): boolean =>
  [401, 403, 429].includes(answer.exchange.response?.status ?? 0) || statusIn(answer) !== undefined;

const wayOf = ({ call, exchange: { response, failure } }: Answer): string =>
  `${call.operationName} ${call.format} ${call.address} ${response?.status ?? failure?.kind}`;

/** The time of day, UTC. */
export const clock = (at: number): string => `${new Date(at).toISOString().slice(11, 19)} UTC`;
