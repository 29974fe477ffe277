import { describe, expect, test } from 'vitest';
import type { HttpAnswer } from '../../server/HttpAnswer.ts';
import { assay, resultsOf, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { reference } from './servers.ts';

const key = 'a key of its own';

const laterIn = (seconds: number): HttpAnswer => ({
  status: 503,
  headers: { 'retry-after': String(seconds) },
  body: Buffer.from('later'),
  outcome: { operation: null, format: 'json', errorCode: '500' },
});

test('clean-up waits for nobody for long: it is given up after a few calls, and what stays behind is told with the reason', {
  timeout: 60_000,
}, async () => {
  let removals = 0;
  const { url } = await reference({
    apiKey: key,
    hooks: [
      (inner) => ({
        exchange: (request) => {
          if (!(request.headers['user-agent'] ?? '').includes('cleaning up')) return inner.exchange(request);
          removals += 1;
          return laterIn(31);
        },
      }),
    ],
  });
  const folder = workFolder();
  const args = ['run', '--target', url, '--operations', 'CompanyUpdate', '--formats', 'json,xml'];
  const { stdout } = await assayHere(folder, [...args, '--concurrency', '1'], { ASSAY_API_KEY: key });
  expect(removals).toBe(3);
  const companies = resultsOf(folder).run.leftBehind.filter(({ record }) => record === 'mvCompany');
  expect(companies.length).toBeGreaterThan(3);
  for (const { why } of companies)
    expect(why).toMatch(/put .* off \(HTTP 503\) for longer than clean-up waits/);
  expect(stdout.replace(/\s+/g, ' ')).toMatch(
    /Left behind on the target, because the target put .*: \d+ mvCompany\./,
  );
});

describe('a run that waits for its target says so once', () => {
  /** Runs on a server that puts every call off for some time from the first on that says it is of this. */
  async function stderrOf(of: RegExp, flags: readonly string[], run: typeof assay): Promise<string> {
    let putOff = 0;
    let until: number | undefined;
    const { url } = await reference({
      apiKey: key,
      hooks: [
        (inner) => ({
          exchange: (request) => {
            if (of.test(request.headers['user-agent'] ?? '')) until ??= Date.now() + 2900;
            if (until === undefined || Date.now() >= until) return inner.exchange(request);
            putOff += 1;
            return laterIn(3);
          },
        }),
      ],
    });
    const args = ['run', '--target', url, '--operations', 'UserGet', '--formats', 'json', ...flags];
    const { stderr, code } = await run(workFolder(), args, { ASSAY_API_KEY: key });
    expect(code).toBe(0);
    expect(putOff).toBeGreaterThan(0);
    return stderr;
  }

  const told =
    /^The target asks for time \(HTTP 503, Retry-After\): nothing is sent until \d\d:\d\d:\d\d, for 3 s$/gm;

  test.each([
    ['while it is asked what it understands', /preflight/, assayHere],
    ['while it is judged, in another thread', /json\/UserGet/, assay],
  ])('%s', { timeout: 60_000 }, async (_, of, run) => {
    expect((await stderrOf(of, [], run)).match(told)).toHaveLength(1);
  });

  test('and not where nothing is to be said', { timeout: 60_000 }, async () => {
    expect(await stderrOf(/preflight/, ['--quiet'], assayHere)).toBe('');
  });
});
