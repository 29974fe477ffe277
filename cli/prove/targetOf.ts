import type { Exchange } from '../../harness/Exchange.ts';
import type { Target } from '../../harness/Target.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';

/** A reference server as a target that answers at once, without a socket. */
export function targetOf(server: ReferenceServer): Target {
  let count = 0;
  return {
    send: async ({ method, path, headers, body }): Promise<Exchange> => {
      const lower = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      const answer = server.handle({ method, url: path, headers: lower, body });
      return {
        id: `x${++count}`,
        request: { method, url: `http://in.process${path}`, headers: Object.entries(headers), body },
        response: { status: answer.status, headers: Object.entries(answer.headers), body: answer.body },
        failure: null,
        timings: { startedAt: new Date(0).toISOString(), durationMs: 0 },
        retries: 0,
      };
    },
    close: async () => undefined,
  };
}
