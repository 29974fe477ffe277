import type { Exchange } from '../exchanges/Exchange.ts';
import type { NotAllowedError } from '../target/NotAllowedError.ts';
import type { OpenListener } from '../target/openListener.ts';
import type { Effect, WireRequest } from '../target/Target.ts';
import type { Outside } from './Outside.ts';
import { endOf, type OutsideEvent } from './OutsideEvent.ts';
import { type RequestWriter, requestKey } from './requestKey.ts';

/** The record does not lead to this judgement: it lacks what the suite needs, or holds what the suite does not ask for. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** An event of a record. That of an answer comes with the exchange. */
export type RecordedEvent =
  | Exclude<OutsideEvent, { readonly answer: string }>
  | { readonly answer: string; readonly request: number; readonly exchange: Exchange };

/** A record instead of the outside. */
export interface ReplayedOutside extends Outside {
  /** Rejects with ReplayError once the record and the judgement part ways; else it never settles. */
  readonly parted: Promise<never>;
  /** Says that all is judged. Rejects with ReplayError if the record holds more that the run was told. */
  readonly end: () => Promise<void>;
}

/** What a run does of itself with a request. */
export interface ReplayedRun {
  /** How it looks once it is sent. */
  readonly write: RequestWriter;
  /** Why the safety rules refuse its effect; null where they do not. */
  readonly refusal: (effect: Effect) => NotAllowedError | null;
}

interface Sent {
  readonly request: WireRequest;
  readonly resolve: (exchange: Exchange) => void;
  readonly reject: (error: Error) => void;
}

type ListenerEvent = Extract<OutsideEvent, { listener: number } | { heard: number } | { closed: number }>;

interface Listening {
  readonly heard: string[];
  opened?: (listener: OpenListener | null) => void;
  closed?: () => void;
}

/**
 * Hands a run what a record holds, in its order, as `recordedOutside` did. `next` gives one event after another, and undefined at the
 * end of the part.
 */
export function replayedOutside(
  next: () => Promise<RecordedEvent | undefined>,
  { write, refusal }: ReplayedRun,
): ReplayedOutside {
  const sent = new Map<number, Sent>();
  const timers = new Map<number, () => void>();
  const listeners = new Map<number, Listening>();
  const counts = { requests: 0, timers: 0, listeners: 0 };
  let time = 0;
  let isEnded = false;
  let part: (error: ReplayError) => void = () => undefined;
  const parted = new Promise<never>((_, reject) => {
    part = reject;
  });
  // Whoever waits for it hears of it; until somebody does, it is no error that nobody looked at.
  parted.catch(() => undefined);

  const answer = (exchange: Exchange, number: number): void => {
    const one = sent.get(number);
    const written = one === undefined ? undefined : write(one.request);
    if (one === undefined || written === undefined || requestKey(written) !== requestKey(exchange.request))
      throw new ReplayError(
        `the record holds exchange ${exchange.id} (${inWords(exchange)}), and the suite does not make that call there`,
      );
    sent.delete(number);
    for (const [name, value] of written.headers) {
      const stored = exchange.request.headers.find(([other]) => other === name)?.[1];
      if (stored !== value)
        throw new ReplayError(`exchange ${exchange.id} was sent with another ${name} than the suite sends`);
    }
    time = Math.max(time, endOf(exchange));
    const { headers } = exchange.request;
    one.resolve({ ...exchange, request: { ...written, headers } });
  };
  const hand = (event: RecordedEvent): void => {
    if ('exchange' in event) answer(event.exchange, event.request);
    else if ('refused' in event) {
      const one = sent.get(event.refused);
      const refused = one === undefined ? null : refusal(one.request.effect);
      if (one === undefined || refused === null) throw unknownEvent('a call that was not allowed');
      sent.delete(event.refused);
      one.reject(refused);
    } else if ('timer' in event) {
      const work = timers.get(event.timer);
      if (work === undefined) throw unknownEvent('the end of a pause');
      timers.delete(event.timer);
      time = Math.max(time, event.at);
      work();
    } else if ('kept' in event || 'part' in event) {
      throw unknownEvent('an exchange that nobody heard of');
    } else tellListener(event);
  };
  const tellListener = (event: ListenerEvent): void => {
    const listening = listeners.get(
      'listener' in event ? event.listener : 'heard' in event ? event.heard : event.closed,
    );
    if (listening === undefined) throw unknownEvent('a listener');
    if ('heard' in event) listening.heard.push(event.path);
    else if ('closed' in event) listening.closed?.();
    else listening.opened?.(event.url === null ? null : listenerAt(event.url, listening));
  };

  let reading: Promise<RecordedEvent | undefined> | undefined;
  const step = async (): Promise<void> => {
    if (isEnded) return;
    reading = next();
    const event = await reading;
    if (isEnded && !isRest(event)) throw unasked(event);
    if (isEnded) return;
    if (event === undefined) return ended();
    hand(event);
    setImmediate(steps);
  };
  const steps = (): void => {
    step().catch((error: unknown) => part(error instanceof ReplayError ? error : broken(error)));
  };
  /** What follows from the last event is done in this turn of the event loop. */
  const ended = (): void => {
    setImmediate(() =>
      setImmediate(() => {
        if (isEnded) return;
        const [one] = sent.values();
        part(
          new ReplayError(
            one === undefined
              ? 'the record ends before all is judged'
              : `the suite calls ${one.request.method} ${one.request.path.split('?')[0]} for ${one.request.caseId}, and the record holds no such exchange there`,
          ),
        );
      }),
    );
  };
  // Not before the run has begun.
  setImmediate(steps);

  return {
    parted,
    target: ({ close }) => ({
      close,
      send: (request) => {
        counts.requests += 1;
        const number = counts.requests;
        return new Promise((resolve, reject) => {
          sent.set(number, { request, resolve, reject });
        });
      },
    }),
    after: (_, work) => {
      counts.timers += 1;
      const timer = counts.timers;
      timers.set(timer, work);
      return () => timers.delete(timer);
    },
    now: () => time,
    listen: () => {
      counts.listeners += 1;
      const listening: Listening = { heard: [] };
      listeners.set(counts.listeners, listening);
      return new Promise((resolve) => {
        listening.opened = resolve;
      });
    },
    end: async () => {
      isEnded = true;
      await reading;
      for (let event = await next(); event !== undefined; event = await next())
        if (!isRest(event)) throw unasked(event);
    },
  };
}

const listenerAt = (url: string, listening: Listening): OpenListener => ({
  url,
  heard: () => [...listening.heard],
  // What it brought is in the record.
  callItself: () => undefined,
  close: () =>
    new Promise((resolve) => {
      listening.closed = resolve;
    }),
});

const isRest = (event: RecordedEvent | undefined): boolean => event === undefined || 'kept' in event;

const unasked = (event: RecordedEvent | undefined): ReplayError =>
  event !== undefined && 'exchange' in event
    ? new ReplayError(
        `the record holds exchange ${event.exchange.id} (${inWords(event.exchange)}), and the suite makes no such call`,
      )
    : new ReplayError('the record goes on after all is judged');

const unknownEvent = (what: string): ReplayError =>
  new ReplayError(`the record holds ${what} where the suite does not wait for one`);

const broken = (error: unknown): ReplayError =>
  new ReplayError(`the record can't be read: ${error instanceof Error ? error.message : String(error)}`);

/** The method and the path, without what may follow it. */
const inWords = ({ request: { method, url } }: Exchange): string =>
  `${method} ${URL.canParse(url) ? new URL(url).pathname : url.split('?')[0]}`;
