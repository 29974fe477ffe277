import { plainDialect } from '../../formats/Dialect.ts';
import { decodedOnce } from '../../harness/addressing/decodedOnce.ts';
import { readResponse } from '../../harness/addressing/readResponse.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { type KeyFinder, keyFinder } from '../../harness/redaction/keyFinder.ts';
import type { SecretText } from '../../harness/redaction/redactor.ts';
import { plainCapabilities } from '../../harness/target/Capabilities.ts';
import { attributeCall } from '../../harness/traffic/attributeCall.ts';
import {
  type AttributedAnswer,
  judgeabilityOf,
  openProvenCalls,
  seenAnswer,
} from '../../harness/traffic/judgeability.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { journalOf } from '../../harness/writes/writeJournal.ts';
import type { Traffic } from '../../reports/traffic.ts';
import { judgeAnswer } from '../../suites/kernel/judgeAnswer.ts';
import { seenSecrets } from './seenSecrets.ts';
import type { SeenStore } from './storeSeen.ts';
import { type VerdictTally, verdictTally } from './verdictTally.ts';

/** What is told as it is found. */
export interface TrafficListener {
  /** An exchange that is to be stored, and what removes its secrets. */
  readonly store: SeenStore['store'];
  /** The first breach of a case. */
  readonly breach: (verdict: Verdict) => void;
  /** Something went wrong on our side: what, in words, once. */
  readonly ownError: (text: string) => void;
  /** How many there were, after each answer. */
  readonly counted: (counts: Pick<Traffic, 'answers' | 'judged'> & { readonly breaches: number }) => void;
}

interface TrafficOptions {
  /** The path of the target's base URL, without a slash at its end. */
  readonly basePath: string;
  readonly secrets: readonly (string | SecretText)[];
  /** Whether every exchange is stored, or only some that show a breach. */
  readonly keep: boolean;
}

/** What came of the traffic, so far or in all. */
export interface JudgedTraffic {
  readonly traffic: Traffic;
  readonly verdicts: readonly Verdict[];
  /** What went wrong on our side, in words. */
  readonly faults: readonly string[];
}

/** Judges answers one by one, each by all that it alone can show. */
export interface OpenTraffic {
  readonly take: (seen: SeenExchange) => Promise<void>;
  /** Counts an exchange that is not looked at, and why. */
  readonly leaveOut: (reason: string) => void;
  readonly end: () => JudgedTraffic;
}

/** Answers that wait for what later ones prove; more than this are given up, the oldest first. Bytes are those of the memory. */
const mostWaiting = { answers: 2000, bytes: 128 * 1024 * 1024 };

/** What is decoded takes more memory than its bytes: how many times as much, and how much the rest of an exchange takes. */
const decodedTimes = 6;
const bytesBesideBodies = 4096;

interface Waiting {
  readonly seen: AttributedAnswer;
  readonly hasHeaders: boolean;
  readonly reason: string;
}

function sizeOf({ seen }: Waiting): number {
  const { request, response } = seen.answer.exchange;
  return bytesBesideBodies + decodedTimes * (request.body.length + (response?.body.length ?? 0));
}

/** Begins to judge traffic. What was not proven yet when an answer came is judged once later answers prove it. */
export function openTraffic(options: TrafficOptions, listener: TrafficListener): OpenTraffic {
  const { basePath, secrets: given, keep } = options;
  const secrets = seenSecrets(given);
  const proven = openProvenCalls();
  const decode = decodedOnce();
  const finderOf = keyFinders();
  const ownErrors = new Set<string>();
  const left = new Map<string, { count: number; first: string }>();
  const found: VerdictTally = verdictTally(secrets.redact.text);
  let waiting: readonly Waiting[] = [];
  let waitingBytes = 0;
  let answers = 0;
  let judged = 0;

  const count = (reason: string, first = ''): void => {
    const known = left.get(reason);
    if (known === undefined) left.set(reason, { count: 1, first: secrets.redact.text(first) });
    else known.count += 1;
  };
  const noteOwnError = (error: unknown): void => {
    const text = secrets.redact.text(`This is a fault of assay: ${(error as Error).stack ?? String(error)}`);
    if (!ownErrors.has(text)) listener.ownError(text);
    ownErrors.add(text);
  };
  /** Judges an answer, or counts it as never to be judged. If it has to wait, returns why. */
  const judge = async ({ seen, hasHeaders }: Omit<Waiting, 'reason'>): Promise<string | undefined> => {
    const judgeability = judgeabilityOf(seen, proven);
    if (judgeability.kind === 'waiting') return judgeability.reason;
    // It may have waited until its key was forgotten.
    secrets.note(seen.answer.exchange.request, seen);
    if (judgeability.kind === 'never') {
      count(judgeability.reason, nameOf(seen));
      return undefined;
    }
    judged += 1;
    const context = {
      capabilities: plainCapabilities(plainDialect),
      fixtures: {},
      findKey: finderOf(seen.key),
      journal: journalOf([]),
    };
    try {
      const all = await judgeAnswer(seen.answer, { expects: judgeability.expects, hasHeaders }, context);
      for (const { item, violations } of all) {
        const { isFirst, isShown } = found.note(item, violations, seen.isKeyKnown);
        if (isShown && !keep) listener.store(seen.answer.exchange, secrets.redact, seen.isKeyKnown);
        const verdict = isFirst ? found.verdictOf(item.id) : undefined;
        if (verdict !== undefined) listener.breach(verdict);
      }
    } catch (error) {
      noteOwnError(error);
    }
    return undefined;
  };
  const judgeOrWait = async (seen: AttributedAnswer, hasHeaders: boolean): Promise<void> => {
    const reason = await judge({ seen, hasHeaders });
    if (reason === undefined) return;
    const one = { seen, hasHeaders, reason };
    waiting = [...waiting, one];
    waitingBytes += sizeOf(one);
    while (waiting.length > mostWaiting.answers || waitingBytes > mostWaiting.bytes) {
      const [oldest, ...rest] = waiting;
      if (oldest === undefined) break;
      waiting = rest;
      waitingBytes -= sizeOf(oldest);
      count(oldest.reason, nameOf(oldest.seen));
    }
  };
  const again = async (): Promise<void> => {
    const still: Waiting[] = [];
    for (const one of waiting) if ((await judge(one)) !== undefined) still.push(one);
    waiting = still;
    waitingBytes = still.reduce((sum, one) => sum + sizeOf(one), 0);
  };

  const taken = async (seen: SeenExchange): Promise<void> => {
    const { response, request } = seen;
    const called = attributeCall(request, basePath);
    secrets.note(request, 'reason' in called ? null : called);
    if ('reason' in called) return count(called.reason, lineOf(seen));
    if (response === null) return count('no answer came', lineOf(seen));
    answers += 1;
    if (response.notWhole !== undefined) return count(response.notWhole, lineOf(seen));
    if (response.body === null) return count('its body was not recorded', lineOf(seen));
    const exchange = exchangeOf(seen, response.body);
    const { readAs, ...read } = readResponse(called.call, exchange, decode);
    const answer = { call: called.call, exchange, ...read, detour: null };
    const whole = seenAnswer(called, readAs === null ? answer : { ...answer, readAs }, answers);
    if (keep) listener.store(exchange, secrets.redact, called.isKeyKnown);
    const isProof = proven.note(whole);
    await judgeOrWait(whole, response.headers !== null);
    if (isProof && waiting.length > 0) await again();
    listener.counted({ answers, judged, breaches: found.breaches() });
  };

  return {
    // What goes wrong with one exchange is no reason to lose what the others showed.
    take: (seen) => taken(seen).catch(noteOwnError),
    leaveOut: (reason) => count(reason),
    end: () => {
      for (const one of waiting) count(one.reason, nameOf(one.seen));
      waiting = [];
      const notJudged = [...left].map(([reason, { count: number, first }]) => ({
        reason,
        count: number,
        first,
      }));
      return {
        traffic: { answers, judged, notJudged: notJudged.sort((a, b) => b.count - a.count) },
        verdicts: found.all(),
        faults: [...ownErrors],
      };
    },
  };
}

/** A finder for each key; a client has few. */
function keyFinders(): (key: string | null) => KeyFinder | undefined {
  const known = new Map<string, KeyFinder | undefined>();
  return (key) => {
    if (key === null) return undefined;
    if (!known.has(key)) {
      if (known.size > 100) known.clear();
      known.set(key, keyFinder(key));
    }
    return known.get(key);
  };
}

const nameOf = ({ answer: { exchange } }: AttributedAnswer): string => lineOf(exchange);

/** A request in a few words, without its query. */
const lineOf = ({ request: { method, url } }: Pick<SeenExchange, 'request'> | Exchange): string =>
  `${method} ${(URL.canParse(url) ? new URL(url).pathname : url).slice(0, 120)}`;

function exchangeOf({ id, request, response, timings }: SeenExchange, body: Uint8Array): Exchange {
  if (response === null) throw new Error('an exchange without an answer is not judged');
  const { status, headers, misfit } = response;
  return {
    id,
    request: {
      method: request.method === 'GET' ? 'GET' : 'POST',
      url: request.url,
      headers: request.headers,
      body: request.body ?? new Uint8Array(),
    },
    response: { status, headers: headers ?? [], body, ...(misfit === undefined ? {} : { misfit }) },
    failure: null,
    timings,
    retries: 0,
  };
}
