import { NotAllowedError } from '../target/NotAllowedError.ts';
import { openListener } from '../target/openListener.ts';
import type { Outside } from './Outside.ts';
import { endOf, type OutsideEvent } from './OutsideEvent.ts';

/** What comes from outside, told to the run one by one and noted in that order. */
export interface RecordedOutside extends Outside {
  /** From now on, the run is told nothing more, and exchanges are only noted as kept. */
  readonly end: () => void;
}

interface Arrival {
  readonly event: OutsideEvent;
  readonly hand: () => void;
  readonly isCalledOff?: () => boolean;
  /** The id of the exchange that arrives. */
  readonly exchange?: string;
}

/**
 * Hands each thing to the run in a turn of the event loop of its own. So the run has done everything that follows from it before the
 * next one comes. Then the order of what came decides all that the run does.
 */
export function recordedOutside(note: (event: OutsideEvent) => void): RecordedOutside {
  const queue: Arrival[] = [];
  const counts = { requests: 0, timers: 0, listeners: 0 };
  let isHanding = false;
  let isEnded = false;
  let time = 0;

  const handNext = (): void => {
    const next = queue.shift();
    if (next !== undefined && next.isCalledOff?.() !== true) {
      if (!isEnded) note(next.event);
      else if (next.exchange !== undefined) note({ kept: next.exchange });
      next.hand();
    }
    isHanding = queue.length > 0;
    if (isHanding) setImmediate(handNext);
  };
  const arrive = (arrival: Arrival): void => {
    queue.push(arrival);
    if (!isHanding) setImmediate(handNext);
    isHanding = true;
  };

  return {
    target: (target) => ({
      ...target,
      send: (request) => {
        counts.requests += 1;
        const number = counts.requests;
        return new Promise((resolve, reject) => {
          target.send(request).then(
            (exchange) =>
              arrive({
                event: { answer: exchange.id, request: number },
                exchange: exchange.id,
                hand: () => {
                  time = Math.max(time, endOf(exchange));
                  resolve(exchange);
                },
              }),
            (error: unknown) => {
              if (!(error instanceof NotAllowedError)) return reject(error);
              const { effect, message } = error;
              arrive({ event: { refused: number, effect, message }, hand: () => reject(error) });
            },
          );
        });
      },
    }),
    after: (ms, work) => {
      counts.timers += 1;
      const timer = counts.timers;
      let isOff = false;
      const clock = setTimeout(() => {
        const at = Date.now();
        arrive({
          event: { timer, at },
          isCalledOff: () => isOff,
          hand: () => {
            time = Math.max(time, at);
            work();
          },
        });
      }, ms);
      return () => {
        isOff = true;
        clearTimeout(clock);
      };
    },
    now: () => time,
    listen: (place) => {
      counts.listeners += 1;
      const listener = counts.listeners;
      const heard: string[] = [];
      const hear = (path: string): void =>
        arrive({ event: { heard: listener, path }, hand: () => void heard.push(path) });
      return new Promise((resolve, reject) => {
        openListener(place, hear).then((opened) => {
          const closed = (): Promise<void> =>
            new Promise((done) => {
              void opened?.close().then(() => arrive({ event: { closed: listener }, hand: done }));
            });
          arrive({
            event: { listener, url: opened?.url ?? null },
            hand: () =>
              resolve(opened === null ? null : { ...opened, heard: () => [...heard], close: closed }),
          });
        }, reject);
      });
    },
    end: () => {
      isEnded = true;
    },
  };
}
