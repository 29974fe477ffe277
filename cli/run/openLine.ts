import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { exchangeNumber } from '../../harness/exchanges/exchangeIn.ts';
import { openTarget } from '../../harness/target/openTarget.ts';
import type { Target } from '../../harness/target/Target.ts';
import type { Wait } from '../../harness/target/Wait.ts';
import type { Patience } from '../../harness/transport/patience.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { withoutSecrets } from './files/redacted.ts';
import type { Task } from './Task.ts';
import { sharedBodies } from './threads/sharedBodies.ts';

/** A run's target, with everything that is sent to it recorded. */
export interface StatusLine {
  readonly target: Target;
  /** How many exchanges there were, including those before this line. */
  readonly exchanged: () => number;
}

/** Where a line continues from, and who hears what happens on it. */
export interface LineOptions {
  /** The number of its first exchange. */
  readonly first: number;
  /** Receives every exchange when it ends. */
  readonly record: (exchange: Exchange) => void;
  readonly patience: Patience;
  readonly waiting?: ((wait: Wait) => void) | undefined;
  /** By default openTarget, in the same thread. */
  readonly open?: typeof openTarget;
}

/**
 * Opens the target of a run.
 *
 * Preflight, judging and clean-up each open the target separately, in two threads.
 */
export function openLine(
  settings: Task['settings'],
  runId: string,
  { first, record, patience, waiting, open = openTarget }: LineOptions,
): StatusLine {
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
        const exchange = await target.send(request).catch(withoutSecrets(settings));
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
