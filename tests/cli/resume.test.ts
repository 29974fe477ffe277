import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { createServer } from '../../server/createServer.ts';
import { ownFaults } from '../../server/faults.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import { assay, ended, resultsOf, startAssay, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';

const key = 'a key of its own';
const env = { ASSAY_API_KEY: key };

/** Writes companies and uses up what the fixtures name, on a server that breaks a clause. */
const selection = [
  ...['--operations', 'CompanyUpdate,CompanyDelete,DiscountDelete,CompanyGet', '--formats', 'json,csv'],
  ...['--clauses', 'ENV-*,ACT-*,DEL-*,TYP-1,ERR-*', '--seed', '11'],
];

/** A sick server with its fixtures in a file, which does something when it gets so many calls. */
async function target(folder: string, at = 0, act = (): void => undefined) {
  let calls = 0;
  const sick = ownFaults.get('codeAsNumber')?.hook;
  if (sick === undefined) throw new Error('there is no such fault');
  /** How often each write was carried out, by what it said. */
  const done = new Map<string, number>();
  const server = createServer({
    apiKey: key,
    seed: 3,
    hooks: [
      sick,
      (inner) => ({
        handle: (call, members) => {
          const answer = inner.handle(call, members);
          const write = `${call.operation?.name} ${JSON.stringify(members)}`;
          if (call.operation?.kind !== 'get') done.set(write, (done.get(write) ?? 0) + 1);
          return answer;
        },
        exchange: (request) => {
          calls += 1;
          if (calls === at) act();
          return inner.exchange(request);
        },
      }),
    ],
  });
  const before = new Set(server.store.companies.all());
  const { url, close } = await listen(server);
  onTestFinished(close);
  const file = join(folder, 'fixtures.json');
  writeFileSync(file, JSON.stringify(fixtures(server.store)));
  const args = ['run', '--target', url, '--fixtures', file, ...selection];
  return {
    args,
    done,
    made: () => server.store.companies.all().filter((company) => !before.has(company)),
  };
}

const byId = (verdicts: readonly Verdict[]): ReadonlyMap<string, Verdict> =>
  new Map(verdicts.map((verdict) => [verdict.id, verdict]));

const cutOff = /^the run was stopped(?:,| after)/;

/** At which call of some 175 before clean-up. With ALL_KILLS=1 all of them. */
const points = process.env.ALL_KILLS === '1' ? [12, 20, 30, 45, 60, 75, 90, 110, 130, 150] : [40, 110];

test('killed at any point, a run goes on to the verdicts of an unbroken one', async () => {
  const wholeFolder = workFolder();
  const whole = await target(wholeFolder);
  await assayHere(wholeFolder, whole.args, env);
  const unbroken = byId(resultsOf(wholeFolder).verdicts);
  const most = Math.max(...whole.done.values());
  for (const at of points) {
    const folder = workFolder();
    let kill = (): void => undefined;
    const { args, made, done } = await target(folder, at, () => kill());
    const child = startAssay(folder, args, env);
    kill = () => child.kill('SIGKILL');
    await ended(child);
    const out = join(folder, 'assay-report');
    const lines = readFileSync(join(out, 'results.ndjson'), 'utf8').split('\n').slice(0, -1);
    // A line that was cut off in the middle.
    for (const name of ['results.ndjson', 'exchanges.ndjson', 'made.ndjson'])
      writeFileSync(join(out, name), '{"id":"x1', { flag: 'a' });

    // By the same build: another one would be refused.
    const { code, stdout } = await assay(folder, [...args, '--resume'], env);
    const { run, verdicts } = resultsOf(folder);
    const differing = verdicts.filter(({ id, status }) => unbroken.get(id)?.status !== status);
    expect(byId(verdicts).size).toBe(unbroken.size);
    expect(
      differing.filter(({ status, message = '' }) => status !== 'blocked' || !cutOff.test(message)),
    ).toEqual([]);
    // It judged some of the rest itself.
    expect(differing.length).toBeLessThan(unbroken.size - lines.length);
    expect(code).toBe(1);
    expect(run.suiteCode).toMatch(/^[0-9a-f]{12}$/);
    expect(run.resumptions).toEqual([expect.objectContaining({ judged: lines.length })]);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(
      /Resumed at [-\d]+ [:\d]+ UTC, when [\d,]+ cases? had a verdict\./,
    );
    const kept = lines.map((line) => JSON.parse(line) as Verdict);
    const last = byId(verdicts);
    for (const verdict of kept) expect(last.get(verdict.id)).toEqual(verdict);
    const ids = readFileSync(join(out, 'exchanges.ndjson'), 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line).id as string);
    expect(new Set(ids).size).toBe(ids.length);
    expect(made()).toEqual([]);
    // No write was carried out more often than in an unbroken run. It makes one of its own updates twice, so that texts of a part may too.
    for (const [write, times] of done)
      expect(times, write).toBeLessThanOrEqual(whole.done.get(write) ?? most);
  }
});
