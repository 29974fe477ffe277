import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { resolveLoopback } from '../transport/loopback.ts';

/** The run's own listener, which tells whether a target called it. */
export interface OpenListener {
  /** Where the target can reach it, without a slash at the end. */
  readonly url: string;
  /** The paths that were requested, in order. */
  readonly heard: () => readonly string[];
  /** Requests a path of `url` from here. How that ends is not told: `heard` shows whether `url` leads to this listener. */
  readonly callItself: (path: string) => void;
  readonly close: () => Promise<void>;
}

/** How long a call of ours to the listener may take, in milliseconds. */
const calledWithinMs = 2000;

/** Where a listener may be. */
export interface ListenerPlace {
  /** The target's base URL; null in process. */
  readonly target: string | null;
  /** The operator's URL at which the target can reach this host; null where there is none. */
  readonly listenerUrl: string | null;
}

/**
 * Opens a listener at the port of `listenerUrl`, on all addresses of this host. Without that URL it is on loopback if the target
 * is on this host too; else null, because nobody could reach it. `hear` is told each path at once. Rejects when the port is taken.
 */
export async function openListener(
  { target, listenerUrl }: ListenerPlace,
  hear: (path: string) => void = () => undefined,
): Promise<OpenListener | null> {
  if (listenerUrl === null && target !== null) {
    const { loopback } = await resolveLoopback(new URL(target).hostname);
    if (!loopback) return null;
  }
  const heard: string[] = [];
  const server = createServer((call, response) => {
    heard.push(call.url ?? '');
    hear(call.url ?? '');
    call.resume();
    response.writeHead(200, { 'content-type': 'text/plain', connection: 'close' }).end('assay');
  });
  const port = listenerUrl === null ? 0 : Number(new URL(listenerUrl).port || 80);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (listenerUrl === null) server.listen(port, '127.0.0.1', resolve);
    else server.listen(port, resolve);
  });
  const given = (server.address() as AddressInfo).port;
  const url = listenerUrl === null ? `http://127.0.0.1:${given}` : listenerUrl.replace(/\/+$/, '');
  return {
    url,
    heard: () => [...heard],
    callItself: (path) => {
      // The call holds no secret, so a gateway may answer it with any certificate.
      const dispatcher = new Agent({ connect: { rejectUnauthorized: false } });
      request(`${url}${path}`, { dispatcher, signal: AbortSignal.timeout(calledWithinMs) })
        .then(({ body }) => body.dump())
        .catch(() => undefined)
        .finally(() => dispatcher.destroy());
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
