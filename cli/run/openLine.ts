import type { Exchange } from '../../harness/Exchange.ts';
import { openTarget } from '../../harness/openTarget.ts';
import type { Target } from '../../harness/Target.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { sharedBodies } from './sharedBodies.ts';
import type { Task } from './Task.ts';

/** A target of a run with everything that is sent to it written down. */
export interface Line {
  readonly target: Target;
  /** How many exchanges there were, those before this line included. */
  readonly exchanged: () => number;
}

/**
 * Opens the target of a run, whose exchanges go on counting with `first` and are handed over as they end.
 *
 * Preflight, judging and cleaning up each open the target for themselves, in two threads.
 */
export function openLine(
  settings: Task['settings'],
  runId: string,
  first: number,
  record: (exchange: Exchange) => void,
  open: typeof openTarget = openTarget,
): Line {
  const { target: baseUrl, headers, timeoutMs, concurrency, rate, allow, readOnly } = settings;
  const version = suiteVersion;
  const target = open({
    baseUrl,
    headers,
    timeoutMs,
    concurrency,
    rate,
    allow,
    readOnly,
    runId,
    version,
  });
  const share = sharedBodies();
  let last = first - 1;
  return {
    target: {
      send: async (request) => {
        const exchange = await target.send(request);
        const number = Number(exchange.id.slice(1)) + first - 1;
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
      close: target.close,
    },
    exchanged: () => last,
  };
}
