import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { endsEarly } from '../../harness/exchanges/misfit.ts';
import type { Target } from '../../harness/target/Target.ts';
import { decompressed } from '../../harness/transport/decompressed.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';

/** A reference server as a target that answers immediately, without a socket. */
export function targetOf(server: ReferenceServer): Target {
  let count = 0;
  return {
    send: async ({ method, path, headers, body }): Promise<Exchange> => {
      const lower = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      );
      const answer = server.handle({ method, url: path, headers: lower, body });
      const answered = Object.entries(answer.headers);
      const read = decompressed(answer.body, answered, 2 ** 30);
      const isShort = Number(answer.headers['content-length'] ?? 0) > answer.body.length;
      const misfit = isShort ? { misfit: endsEarly(answered, answer.body.length) } : {};
      return {
        id: `x${++count}`,
        request: { method, url: `http://in.process${path}`, headers: Object.entries(headers), body },
        response: { status: answer.status, headers: answered, ...(read ?? { body: answer.body }), ...misfit },
        failure: null,
        timings: { startedAt: new Date(0).toISOString(), durationMs: 0 },
        retries: 0,
      };
    },
    close: async () => undefined,
  };
}
