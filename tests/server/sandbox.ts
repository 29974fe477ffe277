import { createServer } from '../../server/createServer.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import type { ServerOptions } from '../../server/ServerOptions.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into member by member
export type Json = any;

export interface Sandbox {
  readonly server: ReferenceServer;
  /** Sends bytes written by hand. */
  readonly send: (
    method: string,
    url: string,
    body?: string | Uint8Array,
    headers?: Record<string, string>,
  ) => { status: number; type: string; headers: Readonly<Record<string, string>>; text: string };
  /** Calls an operation on the json path, key and all, with the platform's own JSON. */
  readonly call: (operation: string, members?: object) => Json;
}

/** A server of its own for one test, with a clock that stands still at 2017-06-15T12:00:00Z. */
export function sandbox(options: ServerOptions = {}): Sandbox {
  const server = createServer({ apiKey: 'KEY', clock: () => Date.UTC(2017, 5, 15, 12), ...options });
  const send: Sandbox['send'] = (method, url, body = '', headers = {}) => {
    const answer = server.handle({ method, url, headers, body: Buffer.from(body as string) });
    return {
      status: answer.status,
      type: answer.headers['content-type'] ?? '',
      headers: answer.headers,
      text: Buffer.from(answer.body).toString('utf8'),
    };
  };
  const call: Sandbox['call'] = (operation, members = {}) =>
    JSON.parse(
      send('POST', `/json/reply/${operation}`, JSON.stringify({ APIKEY: 'KEY', ...members }), {
        'content-type': 'application/json',
      }).text,
    );
  return { server, send, call };
}
