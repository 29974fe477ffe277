import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { HookError } from '../../../config/hooks/HookError.ts';
import type { Exchange } from '../../../harness/exchanges/Exchange.ts';
import { NotAllowedError } from '../../../harness/target/NotAllowedError.ts';
import type { TargetOptions } from '../../../harness/target/openTarget.ts';
import type { Effect, Target, WireRequest } from '../../../harness/target/Target.ts';
import type { Wait } from '../../../harness/target/Wait.ts';
import { withOwnBytes } from './ownBytes.ts';

/** Messages to the sending thread: a request with its number, or that no more will come. */
export type ToSender = { readonly number: number; readonly request: WireRequest } | 'end';

/** The options of that thread: openTarget's, without functions, which do not cross threads. */
export type SenderOptions = Omit<TargetOptions, 'record' | 'patience' | 'waiting'> & {
  readonly patienceMs: number | undefined;
};

/** The result of a request (an exchange, a refusal by the safety rules, what is wrong with a hook, or an error of ours), or a wait that has begun. */
export type FromSender =
  | { readonly wait: Wait }
  | ({ readonly number: number } & (
      | { readonly exchange: Exchange }
      | { readonly refused: { readonly effect: Effect; readonly message: string } }
      | { readonly hook: string }
      | { readonly ownError: string }
    ));

interface Waiting {
  readonly resolve: (exchange: Exchange) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens a target as openTarget does, with its connections in a thread of their own. If answers take long to arrive, a connection
 * must get its next request while the judging thread is busy with a case.
 *
 * `send` raises what openTarget's raises. When the thread dies, everything that waits is rejected.
 */
export function targetThread({ record, patience, waiting: tell, ...options }: TargetOptions): Target {
  const workerData: SenderOptions = { ...options, patienceMs: patience?.leftMs() };
  const worker = new Worker(new URL('./targetSender.js', import.meta.url), { workerData });
  const waiting = new Map<number, Waiting>();
  let sent = 0;
  let dead: Error | undefined;
  const failAll = (error: Error): void => {
    dead ??= error;
    for (const { reject } of waiting.values()) reject(dead);
    waiting.clear();
  };
  worker.on('message', (answer: FromSender) => {
    if ('wait' in answer) return tell?.(answer.wait);
    const asked = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('exchange' in answer) {
      record?.(answer.exchange);
      asked?.resolve(answer.exchange);
    }
    if ('refused' in answer)
      asked?.reject(new NotAllowedError(answer.refused.effect, answer.refused.message));
    if ('hook' in answer) asked?.reject(new HookError(answer.hook));
    if ('ownError' in answer) asked?.reject(new Error(answer.ownError));
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(new Error('the thread that sends requests has ended')));
  const ended = once(worker, 'exit');
  // `close` reports it. Until then it is no error, even though nobody looks at it.
  ended.catch(() => undefined);
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        if (dead !== undefined) return reject(dead);
        sent += 1;
        waiting.set(sent, { resolve, reject });
        worker.postMessage({ number: sent, request: withOwnBytes(request) } satisfies ToSender);
      }),
    close: async () => {
      worker.postMessage('end' satisfies ToSender);
      await ended;
    },
  };
}
