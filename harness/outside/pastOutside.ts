import type { Exchange } from '../exchanges/Exchange.ts';
import type { NotAllowedError } from '../target/NotAllowedError.ts';
import type { Effect } from '../target/Target.ts';
import type { Outside } from './Outside.ts';
import { endOf } from './OutsideEvent.ts';
import type { RequestWriter } from './requestKey.ts';

/** The record of an earlier run does not hold what is asked now. The case can't be judged again. */
export class NotRecordedError extends Error {
  override readonly name = 'NotRecordedError';
}

/** The exchanges of an earlier run that was not recorded to be judged again. */
export interface PastExchanges {
  /** The exchange of that request that was not taken yet, the earliest first; undefined if there is none. */
  readonly take: (request: Exchange['request']) => PastExchange | undefined;
}

interface PastExchange {
  /** Where it is in the order in which exchanges ended. */
  readonly place: number;
  /** Undefined if not all of it was kept. */
  readonly exchange: Exchange | undefined;
}

interface PastOptions {
  readonly write: RequestWriter;
  /** Why the earlier run was not allowed to make a call; null if it was. */
  readonly refusal: (effect: Effect) => NotAllowedError | null;
  /** When the earlier run began, in milliseconds since 1970. */
  readonly from: number;
}

interface Due {
  readonly at: number;
  readonly work: () => void;
}

interface Coming {
  readonly place: number;
  readonly exchange: Exchange;
  readonly resolve: (exchange: Exchange) => void;
}

/**
 * Answers a run from the exchanges of an earlier one, which need not have made quite the same calls. Of the calls under way, the one
 * that was answered first at that time is answered first. Time is that of the exchanges. There is no listener, because nobody knows what it
 * heard.
 */
export function pastOutside(past: PastExchanges, { write, refusal, from }: PastOptions): Outside {
  const coming = new Set<Coming>();
  const due = new Set<Due>();
  let time = from;
  let isAwaited = false;

  const go = (): void => {
    if (!isAwaited) setImmediate(handNext);
    isAwaited = true;
  };
  const handNext = (): void => {
    isAwaited = false;
    const [next] = [...coming].sort((a, b) => a.place - b.place);
    const [timer] = [...due].sort((a, b) => a.at - b.at);
    if (timer !== undefined && (next === undefined || timer.at < endOf(next.exchange))) {
      due.delete(timer);
      time = Math.max(time, timer.at);
      timer.work();
    } else if (next !== undefined) {
      coming.delete(next);
      time = Math.max(time, endOf(next.exchange));
      next.resolve(next.exchange);
    } else return;
    go();
  };

  return {
    target: ({ close }) => ({
      close,
      send: async (request) => {
        const refused = refusal(request.effect);
        if (refused !== null) throw refused;
        const written = write(request);
        const taken = past.take(written);
        const call = `${request.method} ${request.path.split('?')[0]} for ${request.caseId}`;
        if (taken === undefined) throw new NotRecordedError(`the record of the run holds no ${call}`);
        const { place, exchange } = taken;
        if (exchange === undefined)
          throw new NotRecordedError(`the record of the run does not hold the whole answer to ${call}`);
        const { headers } = exchange.request;
        // Nothing was under way, so that it was sent then.
        if (coming.size === 0) time = Math.max(time, Date.parse(exchange.timings.startedAt));
        return new Promise((resolve) => {
          coming.add({ place, exchange: { ...exchange, request: { ...written, headers } }, resolve });
          go();
        });
      },
    }),
    after: (ms, work) => {
      const timer = { at: time + ms, work };
      due.add(timer);
      go();
      return () => due.delete(timer);
    },
    now: () => time,
    listen: async () => null,
  };
}
