import { type ConnectionSettings, plainConnection } from '../../config/ConnectionSettings.ts';
import { loadHooks } from '../../config/hooks/loadHooks.ts';
import type { Allowance } from '../../config/Settings.ts';
import { type Added, type Exchange, mostBodyBytes } from '../exchanges/Exchange.ts';
import { type Signing, shownWith, signing } from '../hooks/signing.ts';
import { type Attempt, attempt, type OutgoingRequest } from '../transport/attempt.ts';
import { basePathOf } from '../transport/basePathOf.ts';
import { bodyReader } from '../transport/bodyReader.ts';
import { type Connections, openConnections } from '../transport/connections.ts';
import { extraHeaders } from '../transport/extraHeaders.ts';
import { type Patience, patience } from '../transport/patience.ts';
import { retryAfterMs } from '../transport/retryAfterMs.ts';
import { type Route, routeTo } from '../transport/routeTo.ts';
import { throttle } from '../transport/throttle.ts';
import { refusal } from './permits.ts';
import type { Effect, Target, WireRequest } from './Target.ts';
import type { Wait } from './Wait.ts';

export interface TargetOptions {
  /** `http` or `https`; may have a base path, with or without a slash at the end. */
  readonly baseUrl: string;
  /** By default, neither proxy nor own certificates. */
  readonly connection?: ConnectionSettings;
  /** Sent with every request. The request's own headers win; a user agent stands before that of the suite. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where the hook comes from that adds to every request; by default, there is none. */
  readonly hooks?: string | null;
  /** For one whole exchange. */
  readonly timeoutMs: number;
  readonly concurrency: number;
  /** Requests per second; null is unlimited. */
  readonly rate: number | null;
  readonly allow: readonly Allowance[];
  readonly readOnly: boolean;
  readonly runId: string;
  readonly version: string;
  /** Receives every exchange when it ends. */
  readonly record?: (exchange: Exchange) => void;
  /** For a target that asks for time. If it asks for more than is left, its answer stands. By default, the patience of a run. */
  readonly patience?: Patience;
  /** Called at the start of every wait that the target asked for. */
  readonly waiting?: (wait: Wait) => void;
}

/** Pauses after a 429 or 503 that gives no time, in milliseconds. */
const backOffMs = [100, 300, 900] as const;

/** A request is not sent again more often, however short the pauses that the target asks for. */
const maxBackOffs = 8;

/** What is opened at the first request: the way to the target is not known before. */
interface OpenedTarget {
  readonly route: Route;
  readonly connections: Connections;
  readonly sign: Signing;
}

/** A request that was sent once. */
interface Sent extends Pick<Exchange, 'timings'> {
  readonly result: Attempt;
  /** What a hook added to it. */
  readonly added: Added | undefined;
}

/** A request whose answer stands. */
interface StandingAnswer extends Pick<Exchange, 'retries'> {
  readonly last: Sent;
  /** The attempt whose connection was lost, if one was. */
  readonly lost: Attempt | undefined;
}

/**
 * Opens a target behind a pool of kept-alive connections (docs/judging.md, Safety).
 *
 * Raises SettingsError for extra headers that cannot be sent. The base URL and the connection must have been checked already.
 */
export function openTarget(options: TargetOptions): Target {
  const url = new URL(options.baseUrl);
  const base = basePathOf(url);
  const common = extraHeaders(options.headers);
  const gate = throttle(options.concurrency, options.rate);
  const readBody = bodyReader();
  const limits = { timeoutMs: options.timeoutMs, maxBytes: mostBodyBytes };
  const { connection = plainConnection } = options;
  const { hooks = null } = options;
  let opened: Promise<OpenedTarget> | undefined;
  let sent = 0;
  const ofAll = options.patience ?? patience();

  const opening = () => {
    opened ??= Promise.all([routeTo(url, connection), loadHooks(hooks)]).then(([route, { onRequest }]) => ({
      route,
      connections: openConnections(url.origin, options.concurrency, options.timeoutMs, route, connection),
      sign: signing(onRequest, hooks ?? '', url.origin, common),
    }));
    return opened;
  };

  /** Sends a request once, as soon as it may go. */
  const once = async (
    { connections, sign }: OpenedTarget,
    { urgent, effect }: WireRequest,
    outgoing: OutgoingRequest,
  ): Promise<Sent> => {
    await gate.enter(urgent === true);
    let calm = true;
    try {
      const dispatcher = await connections.forEffect(effect);
      // As late as possible: a signature may hold the time.
      const toSend = await sign(outgoing);
      calm = false;
      const startedAt = new Date();
      const started = performance.now();
      const result = toSend.withoutEcho(await attempt(dispatcher, toSend.outgoing, limits, readBody));
      connections.heard(dispatcher, result);
      calm = !asksForLess(result);
      const timings = { startedAt: startedAt.toISOString(), durationMs: performance.now() - started };
      return { result, added: toSend.added, timings };
    } finally {
      gate.leave(calm);
    }
  };

  /** Sends a request, and again as long as its answer does not stand: after a lost connection of a read, or a wait that was asked for. */
  const untilItStands = async (effect: Effect, make: () => Promise<Sent>): Promise<StandingAnswer> => {
    let left = ofAll.ofRequestMs;
    let backOffs = 0;
    let resets = 0;
    let last = await make();
    let lost: Attempt | undefined;
    for (;;) {
      if (resets === 0 && effect === 'read' && isLostConnection(last.result)) {
        resets += 1;
        lost = last.result;
      } else {
        const wait = waitBeforeAgain(last.result, effect, backOffs);
        if (wait === null || wait.ms > left || backOffs >= maxBackOffs || !ofAll.take(wait.ms)) break;
        backOffs += 1;
        left -= wait.ms;
        gate.pause(wait.ms);
        options.waiting?.({ status: wait.status, asked: wait.asked, until: Date.now() + wait.ms });
      }
      last = await make();
    }
    return { last, lost, retries: resets + backOffs };
  };

  const send = async (request: WireRequest): Promise<Exchange> => {
    const open = await opening();
    const refused = refusal({ ...options, loopback: open.route.loopback }, request.effect);
    if (refused !== null) throw refused;
    sent += 1;
    const id = `x${sent}`;
    const outgoing: OutgoingRequest = {
      method: request.method,
      path: base + request.path,
      headers: { ...common, ...ownHeaders(request, options, common['user-agent']) },
      body: request.body,
    };
    const { last, lost, retries } = await untilItStands(request.effect, () => once(open, request, outgoing));
    const exchange: Exchange = {
      id,
      request: {
        method: outgoing.method,
        url: url.origin + outgoing.path,
        ...shownWith(outgoing.headers, last.added),
        body: request.body,
      },
      ...(lost === undefined ? withoutBeginning(last.result) : asItEnds(lost, last.result)),
      timings: last.timings,
      retries,
    };
    options.record?.(exchange);
    return exchange;
  };

  return {
    send,
    trouble: async () => (await opening()).connections.trouble(),
    close: async () => {
      if (opened !== undefined) await (await opened).connections.close();
    },
  };
}

/** The headers of a request that the suite itself sets, by their names in lower case. The operator's user agent stands before ours. */
export function ownHeaders(
  request: WireRequest,
  { version, runId }: Pick<TargetOptions, 'version' | 'runId'>,
  userAgent?: string,
): Record<string, string> {
  const headers: Record<string, string> = { accept: '*/*', 'accept-encoding': 'gzip, deflate, br' };
  for (const [name, value] of Object.entries(request.headers)) headers[name.toLowerCase()] = value;
  const ours = `assay/${plain(version)} (run ${plain(runId)}; ${plain(request.caseId)})`;
  headers['user-agent'] = userAgent === undefined ? ours : `${userAgent} ${ours}`;
  return headers;
}

/** A header's comment holds printable ASCII without the comment's own syntax. */
const plain = (text: string): string => text.replace(/[^\x20-\x7e]|[()\\]/g, '?');

const isLostConnection = ({ failure }: Attempt): boolean =>
  failure?.kind === 'reset' || failure?.kind === 'closed';

const withoutBeginning = ({ response, failure }: Attempt): Pick<Exchange, 'response' | 'failure'> => ({
  response,
  failure,
});

/** A network loses a connection at any point. A target that ends an answer twice at the same byte has said all it will say. */
function asItEnds(first: Attempt, second: Attempt): Pick<Exchange, 'response' | 'failure'> {
  const [one, other] = [first, second].map((each) => (each.response === null ? each.begun : undefined));
  const isSame =
    one !== undefined &&
    other !== undefined &&
    one.status === other.status &&
    Buffer.compare(one.body, other.body) === 0;
  return isSame ? { response: other, failure: null } : withoutBeginning(second);
}

const isPutOff = ({ response }: Attempt): boolean => response?.status === 429 || response?.status === 503;

/** Whether fewer requests should go at once from now on. A 503 that may be asked again at once is a mishap, and no overload. */
const asksForLess = (result: Attempt): boolean =>
  isPutOff(result) &&
  !(result.response?.status === 503 && retryAfterMs(result.response.headers, Date.now()) === 0);

/** How long to wait before sending again, in milliseconds; null when the answer stands. */
function waitBeforeAgain(
  result: Attempt,
  effect: Effect,
  backOffs: number,
): (Omit<Wait, 'until'> & { readonly ms: number }) | null {
  if (result.response === null || !isPutOff(result)) return null;
  const { status, headers } = result.response;
  const asked = retryAfterMs(headers, Date.now());
  if (asked !== null) return { status, asked: true, ms: asked };
  // A 503 that does not invite a retry may come from an operation that was half carried out.
  if (status === 503 && effect !== 'read') return null;
  const ms = backOffMs[backOffs];
  return ms === undefined ? null : { status, asked: false, ms };
}
