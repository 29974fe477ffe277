import { judgeServer } from '../../cli/prove/judgeServer.ts';
import { type JudgedTraffic, openTraffic } from '../../cli/traffic/openTraffic.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { endsEarly } from '../../harness/exchanges/misfit.ts';
import type { SeenExchange } from '../../harness/traffic/SeenExchange.ts';
import { decompressed } from '../../harness/transport/decompressed.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import type { Fault } from '../../server/Fault.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { Variant } from '../../server/Variant.ts';

/** What a look at the traffic finds while a whole run, hostile bytes and wrong keys and all, is the client of a server. */
export async function seenBy(
  plan: Plan,
  variants: readonly Variant[],
  faults: readonly Fault[] = [],
): Promise<JudgedTraffic> {
  const { choices, hooks } = arrangement(variants, faults);
  const server = createServer({ seed: 1, apiKey: 'a key of its own', choices, hooks });
  const seen: SeenExchange[] = [];
  const handle: typeof server.handle = (request) => {
    const answer = server.handle(request);
    const headers = Object.entries(answer.headers);
    const read = decompressed(answer.body, headers, 2 ** 24);
    const isShort = Number(answer.headers['content-length'] ?? 0) > answer.body.length;
    seen.push({
      id: `x${seen.length + 1}`,
      request: {
        method: request.method,
        url: `http://in.process${request.url}`,
        headers: Object.entries(request.headers).map(([name, value = '']) => [name, value]),
        body: request.body,
      },
      response: {
        status: answer.status,
        headers,
        ...(read ?? { body: null }),
        ...(isShort ? { misfit: endsEarly(headers, answer.body.length) } : {}),
      },
      timings: { startedAt: new Date(0).toISOString(), durationMs: 0 },
    });
    return answer;
  };
  await judgeServer(
    { ...server, handle },
    { plan, fixtures: fixtures(server.store), seed: 1, runs: 5, listenerUrl: null },
  ).catch(() => undefined);
  const traffic = openTraffic(
    { basePath: '', secrets: [], keep: false },
    { store: () => undefined, breach: () => undefined, ownError: () => undefined, counted: () => undefined },
  );
  for (const one of seen) await traffic.take(one);
  return traffic.end();
}
