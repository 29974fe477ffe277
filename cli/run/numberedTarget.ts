import type { Exchange } from '../../harness/Exchange.ts';
import type { Target } from '../../harness/Target.ts';

/**
 * A target whose exchanges go on counting where those of the run so far ended, and are handed over as they end.
 *
 * Preflight, judging and cleaning up each open the target for themselves, in two threads.
 */
export function numberedTarget(target: Target, first: number, record: (exchange: Exchange) => void): Target {
  return {
    send: async (request) => {
      const exchange = await target.send(request);
      const numbered = { ...exchange, id: `x${Number(exchange.id.slice(1)) + first - 1}` };
      record(numbered);
      return numbered;
    },
    close: target.close,
  };
}
