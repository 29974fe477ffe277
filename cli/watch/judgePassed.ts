import { mostBodyBytes } from '../../harness/exchanges/Exchange.ts';
import { endsEarly } from '../../harness/exchanges/misfit.ts';
import type { SecretText } from '../../harness/redaction/redactor.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';
import { basePathOf } from '../../harness/transport/basePathOf.ts';
import { decompressed, unknownCoding } from '../../harness/transport/decompressed.ts';
import type { LostFile } from '../run/files/journal.ts';
import { type JudgedTraffic, openTraffic, type TrafficListener } from '../traffic/openTraffic.ts';
import { storeSeen } from '../traffic/storeSeen.ts';
import { type PassedExchange, pairsOf } from './passOn.ts';

/** What the judging of passed answers needs to know; JSON-serialisable. */
export interface WatchTask {
  /** The base URL. */
  readonly target: string;
  readonly secrets: readonly (string | SecretText)[];
  readonly keep: boolean;
  readonly exchangesFile: string;
}

/** What came of a watch. */
export interface WatchedTraffic extends JudgedTraffic {
  readonly lost: readonly LostFile[];
  readonly notes: readonly string[];
}

/** Judges answers after they were passed on. */
export interface PassedJudge {
  readonly take: (exchange: PassedExchange) => void;
  /** Settles when all that was taken is judged. */
  readonly end: () => Promise<WatchedTraffic>;
}

/** Judges in this thread, one answer after the other. */
export function judgePassed(
  task: WatchTask,
  listener: Omit<TrafficListener, 'store'>,
  judged: (exchange: PassedExchange) => void = () => undefined,
): PassedJudge {
  const url = new URL(task.target);
  const seen = storeSeen(task.exchangesFile, task.keep);
  const traffic = openTraffic(
    { basePath: basePathOf(url), secrets: task.secrets, keep: task.keep },
    { ...listener, store: seen.store },
  );
  let count = 0;
  let last: Promise<void> = Promise.resolve();
  return {
    take: (exchange) => {
      count += 1;
      const id = `x${count}`;
      last = last.then(async () => {
        await traffic.take(seenExchange(id, exchange, url.origin));
        judged(exchange);
      });
    },
    end: async () => {
      await last;
      return { ...traffic.end(), lost: seen.lost(), notes: seen.notes() };
    },
  };
}

function seenExchange(id: string, passed: PassedExchange, origin: string): SeenExchange {
  const { request, response, startedAt, durationMs } = passed;
  return {
    id,
    request: {
      method: request.method,
      url: `${origin}${request.path}`,
      headers: pairsOf(request.headers),
      body: request.body,
    },
    response: response === null ? null : seenResponse(response),
    timings: { startedAt, durationMs },
  };
}

function seenResponse({
  status,
  headers: raw,
  body,
  end,
}: NonNullable<PassedExchange['response']>): SeenExchange['response'] {
  const headers = pairsOf(raw).map(([name, value]) => [name.toLowerCase(), value] as const);
  const without = (notWhole: string) => ({ status, headers, body: null, notWhole });
  if (end === 'byClient') return without('the connection to its client closed before its end');
  if (body === null) return without(tooLong);
  const coding = unknownCoding(headers);
  if (coding !== undefined) return without(`its coding ${coding.slice(0, 20)} can't be undone here`);
  const read = decompressed(body, headers, mostBodyBytes);
  if (read === null) return without(tooLong);
  return {
    status,
    headers,
    ...read,
    ...(end === 'byTarget' ? { misfit: endsEarly(headers, body.length) } : {}),
  };
}

const tooLong = `its body is longer than ${mostBodyBytes / 1024 / 1024} MB`;
