import { largeFrom } from '../../formats/largeFrom.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { exchangeNumber } from '../../harness/stored/exchangeIn.ts';
import { openTarget } from '../../harness/target/openTarget.ts';
import type { Target } from '../../harness/target/Target.ts';
import type { Wait } from '../../harness/target/Wait.ts';
import type { Patience } from '../../harness/transport/patience.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { raiseRedacted } from './files/redacted.ts';
import type { Task } from './Task.ts';

/** The target of one part of a run. Everything that is sent to it is recorded, with numbers that go on from part to part. */
interface RunTarget {
  readonly target: Target;
  /** How many exchanges the run has made by now, in all its parts. */
  readonly exchanged: () => number;
}

/** Where the numbers go on, and who hears what happens. */
interface RunTargetOptions {
  /** The number of the first exchange. */
  readonly first: number;
  /** Receives every exchange when it ends. */
  readonly record: (exchange: Exchange) => void;
  readonly patience: Patience;
  readonly waiting?: ((wait: Wait) => void) | undefined;
  /** By default openTarget, in the same thread. */
  readonly open?: typeof openTarget;
}

/** Opens the target for one part of a run. Preflight, judging and clean-up each open it for themselves, in two threads. */
export function openRunTarget(
  settings: Task['settings'],
  runId: string,
  { first, record, patience, waiting, open = openTarget }: RunTargetOptions,
): RunTarget {
  const { target: baseUrl, headers, hooks, connection, allow, readOnly } = settings;
  const { timeoutMs, concurrency, rate } = settings;
  const target = open({
    baseUrl,
    headers,
    hooks,
    connection,
    allow,
    readOnly,
    timeoutMs,
    concurrency,
    rate,
    runId,
    version: suiteVersion,
    patience,
    ...(waiting === undefined ? {} : { waiting }),
  });
  const share = sharedBodies();
  let last = first - 1;
  return {
    target: {
      send: async (request) => {
        const exchange = await target.send(request).catch(raiseRedacted(settings));
        const number = exchangeNumber(exchange.id) + first - 1;
        last = Math.max(last, number);
        const { response } = exchange;
        const numbered = {
          ...exchange,
          id: `x${number}`,
          response: response === null ? null : { ...response, body: share(response.body) },
        };
        record(numbered);
        return numbered;
      },
      ...(target.trouble === undefined ? {} : { trouble: target.trouble }),
      close: target.close,
    },
    exchanged: () => last,
  };
}

/** How many large bodies are remembered for comparison. */
const mostBodiesRemembered = 8;

/**
 * Returns the same array for equal large bodies. A server that answers everything with the same megabytes would otherwise fill
 * the memory, since evidence is kept until its cases are judged.
 */
function sharedBodies(): (body: Uint8Array) => Uint8Array {
  let recent: WeakRef<Uint8Array>[] = [];
  return (body) => {
    if (body.length < largeFrom) return body;
    for (const reference of recent) {
      const other = reference.deref();
      if (other === body) return body;
      if (other !== undefined && Buffer.compare(other, body) === 0) return other;
    }
    recent = [new WeakRef(body), ...recent].slice(0, mostBodiesRemembered);
    return body;
  };
}
