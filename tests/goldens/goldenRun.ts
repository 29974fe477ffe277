import { createHash } from 'node:crypto';
import { targetOf } from '../../cli/prove/targetOf.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import type { Plan } from '../../harness/evidence/Plan.ts';
import { openRun } from '../../harness/openRun.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import { keyFinder } from '../../harness/redaction/keyFinder.ts';
import { openApi } from '../../harness/target/openApi.ts';
import type { Target, WireRequest } from '../../harness/target/Target.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { Hook } from '../../server/Hook.ts';

const seed = 1;

/**
 * Judges the reference server, and gives what was sent for each piece of evidence, as `<count> <digest>` by its key.
 *
 * Everything that could differ between two runs is fixed: the seed, the run id and the server's clock. The cases are judged one
 * after the other in the order of their evidence, so that no call overtakes another.
 */
export async function goldenRun(
  plan: Plan,
  hooks: readonly Hook[] = [],
): Promise<{ readonly sent: ReadonlyMap<string, string>; readonly verdicts: readonly Verdict[] }> {
  const server = createServer({ seed, clock: evenClock(), hooks });
  const settings = { ...defaultSettings('.'), apiKey: server.apiKey, fixtures: fixtures(server.store), seed };
  const { target, digests } = recording(targetOf(server));
  const capabilities = await preflight({
    target,
    openApi: (found) => openApi({ target, capabilities: found, apiKey: server.apiKey }),
    settings,
  });
  // What only looks back on other evidence comes last, because it gathers all of it at once.
  const turn = ({ evidence, id }: Case): string => {
    const spec = plan.evidence.get(evidence);
    return `${spec?.expects === 'any' && spec.plan.calls.length === 0 ? 'last' : 'first'} ${evidence} ${id}`;
  };
  const cases = [...plan.cases].sort((a, b) => inOrder(turn(a), turn(b)));
  const run = openRun({
    settings,
    capabilities,
    // A run gathers ahead when most of its cases are judged. With each case named twice, it never comes to that.
    plan: { ...plan, cases: [...cases, ...cases] },
    runId: 'golden',
    api: openApi({ target, capabilities, apiKey: server.apiKey }),
    redact: (text) => text,
    pause: async () => undefined,
    findKey: keyFinder(server.apiKey),
  });
  const verdicts: Verdict[] = [];
  for (const item of cases) verdicts.push(await run.judge(item));
  await run.stop();
  return { sent: digests(), verdicts };
}

/** By code units, as `sort` does without a function, and not by the machine's language. */
const inOrder = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function recording(target: Target): {
  readonly target: Target;
  readonly digests: () => ReadonlyMap<string, string>;
} {
  const sent = new Map<string, { readonly hash: ReturnType<typeof createHash>; count: number }>();
  const note = ({ method, path, headers, body, caseId }: WireRequest): void => {
    const known = sent.get(caseId) ?? { hash: createHash('sha256'), count: 0 };
    sent.set(caseId, known);
    known.count += 1;
    known.hash.update(`${method} ${withoutPort(path)}\n`);
    for (const [name, value] of Object.entries(headers)) known.hash.update(`${name}: ${value}\n`);
    // The length changes with the port's.
    known.hash.update(`\n${withoutPort(Buffer.from(body).toString('latin1'))}\n`);
  };
  return {
    target: {
      ...target,
      send: (request) => {
        note(request);
        return target.send(request);
      },
    },
    digests: () =>
      new Map(
        [...sent].map(([key, { hash, count }]) => [key, `${count} ${hash.digest('hex').slice(0, 16)}`]),
      ),
  };
}

/** The system gives the port of a callback's listener. */
const withoutPort = (text: string): string => text.replaceAll(/127\.0\.0\.1(:|%3A)\d+/g, '127.0.0.1$1port');

/** Ten milliseconds from one look to the next. */
function evenClock(): () => number {
  let now = Date.UTC(2026, 5, 15, 9);
  return () => {
    now += 10;
    return now;
  };
}
