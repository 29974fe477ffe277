import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ledgerIn } from '../../cli/run/files/ledgerFile.ts';
import { lockFolder } from '../../cli/run/files/lockFolder.ts';
import { earlierCalls } from '../../harness/writes/ledger.ts';
import { createServer } from '../../server/createServer.ts';
import { ownFaults } from '../../server/faults.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { Hook } from '../../server/Hook.ts';
import type { HttpRequest } from '../../server/HttpRequest.ts';
import { type ListenOptions, listen } from '../../server/listen.ts';
import { resultsOf, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';

const key = 'a key of its own';
const env = { ASSAY_API_KEY: key };
const selection = [
  '--operations',
  'DiscountGet,UserGet,DiscountDelete',
  '--formats',
  'json,csv',
  '--clauses',
  'ENV-*',
];

/** A server with its fixtures in a file, and the arguments of a run on it. */
async function target(folder: string, hooks: readonly Hook[] = [], how: ListenOptions = {}) {
  const server = createServer({ apiKey: key, hooks });
  const opened = await listen(server, how);
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await opened.close();
  };
  onTestFinished(close);
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures(server.store)));
  const args = ['run', '--target', opened.url, '--fixtures', join(folder, 'fixtures.json'), ...selection];
  return { ...opened, close, args };
}

const codeAsNumber = (): Hook => {
  const hook = ownFaults.get('codeAsNumber')?.hook;
  if (hook === undefined) throw new Error('there is no such fault');
  return hook;
};

test('a run that ended early goes on, once: then it is finished, and another settings, a lock or nothing at all is refused', async () => {
  const folder = workFolder();
  const { args, url } = await target(folder, [codeAsNumber()]);
  const resume = (...more: readonly string[]) => assayHere(folder, [...args, '--resume', ...more], env);
  const empty = await resume();
  const out = join(folder, 'assay-report');
  const none = `assay: resume: ${out} holds no run; name the folder of its reports with --out, or leave out --resume.\n`;
  expect(empty).toMatchObject({ code: 2, stderr: none });

  await assayHere(folder, [...args, '--fail-fast', '--concurrency', '1'], env);
  const early = resultsOf(folder);
  expect(early.run.endedEarly).toMatch(/--fail-fast/);
  expect(early.verdicts.length).toBeLessThan(early.run.planned);
  expect(readFileSync(join(out, 'journal.ndjson'), 'utf8')).not.toContain(key);

  const other = await resume('--seed', '8', '--operations', 'UserGet');
  expect(other).toMatchObject({ code: 2, stdout: '' });
  expect(other.stderr).toMatch(
    /^assay: resume: run \w+ in \S+ had other settings: --seed \(1 then, 8 now\); --operations \(.*\)\. Give those that it had, or start a new run without --resume\.\n$/,
  );
  const elsewhere = await target(workFolder());
  const moved = await assayHere(folder, [...args, '--resume', '--target', elsewhere.url], env);
  expect(moved.stderr).toContain(`--target (${url} then, ${elsewhere.url} now)`);
  const unchecked = await resume('--insecure');
  expect(unchecked.stderr).toContain('had other settings: --insecure (false then, true now).');
  const ledger = readFileSync(join(out, 'made.ndjson'), 'utf8');
  writeFileSync(join(out, 'made.ndjson'), ledger.replace('"settings":{', '"settings":{"completes":"r1",'));
  expect((await resume()).stderr).toContain("judged again what was red in run r1; it can't go on");
  writeFileSync(join(out, 'made.ndjson'), ledger.replace('"version":"', '"version":"0.'));
  expect((await resume()).stderr).toContain('was made by another build of Assay');
  writeFileSync(join(out, 'made.ndjson'), ledger);
  mkdirSync(join(out, 'results.ndjson.new'));
  expect((await resume()).stderr).toMatch(/a folder of that name is there\); make room there, or let it be/);
  rmdirSync(join(out, 'results.ndjson.new'));
  const release = lockFolder(out);
  expect((await resume()).stderr).toMatch(/^assay: out: another run \(process \d+ on .*\) writes to /);
  release();
  expect(resultsOf(folder)).toEqual(early);

  const { code, stdout } = await resume();
  expect(code, stdout).toBe(1);
  const { run, verdicts } = resultsOf(folder);
  expect(verdicts.length).toBe(run.planned);
  expect(run).toMatchObject({ id: early.run.id, startedAt: early.run.startedAt });
  expect(run.resumptions).toMatchObject([{ judged: early.verdicts.length, ranMs: early.run.durationMs }]);
  expect(verdicts.filter(({ id }) => early.verdicts.some((one) => one.id === id))).toEqual(early.verdicts);
  expect(run.durationMs).toBeGreaterThan(run.resumptions?.[0]?.ranMs ?? Number.NaN);

  const again = await resume();
  expect(again.code).toBe(2);
  expect(again.stderr).toMatch(
    /^assay: resume: run \w+ in \S+ is finished; look at its reports, judge again what was red with assay rerun, or start a new run without --resume\.\n$/,
  );
  expect(resultsOf(folder).run.id).toBe(run.id);
});

test('a run whose target died goes on when the target is back; what it did not send is in no doubt', async () => {
  const folder = workFolder();
  const page = Buffer.from('<html><title>502 Bad Gateway</title></html>');
  let calls = 0;
  let isOut = false;
  let met = 0;
  const { args } = await target(folder, [
    (inner) => ({
      exchange: (request) => {
        calls += 1;
        if (calls === 40) isOut = true;
        if (!isOut) return inner.exchange(request);
        if (request.url.includes('DiscountDelete')) met += 1;
        const outcome = { operation: null, format: 'json', errorCode: '502' } as const;
        return { status: 502, headers: { 'content-type': 'text/html' }, body: page, outcome };
      },
    }),
  ]);
  const patient = [...args, '--patience', '600ms'];
  const dead = await assayHere(folder, patient, env);
  expect(dead.code).toBe(4);
  const before = resultsOf(folder);
  const noted = ledgerIn(join(folder, 'assay-report', 'made.ndjson'))?.calls ?? [];
  const { inDoubt } = earlierCalls(noted);
  expect(inDoubt.size).toBeLessThanOrEqual(met);
  expect((await assayHere(folder, [...patient, '--resume'], env)).code).toBe(3);
  // Nothing was judged, so the reports are still the last ones.
  expect(resultsOf(folder)).toEqual(before);

  isOut = false;
  const { code, stdout } = await assayHere(folder, [...patient, '--resume'], env);
  expect(code, stdout).toBe(0);
  const { run, verdicts } = resultsOf(folder);
  expect(verdicts.length).toBe(run.planned);
  expect(verdicts.filter(({ status }) => status === 'errored')).toEqual([]);
  expect(run.resumptions?.length).toBe(2);
});

test('a write that was not answered is not sent again: its cases are blocked', async () => {
  const folder = workFolder();
  const deletes: string[] = [];
  const never = ({ url, body }: HttpRequest): boolean => {
    if (!url.includes('DiscountDelete')) return false;
    deletes.push(`${url} ${Buffer.from(body).toString()}`);
    return deletes.length === 1;
  };
  const { args } = await target(folder, [], { sending: { never } });
  const brief = [...args, '--timeout', '1s'];
  await assayHere(folder, brief, env);
  const silent = resultsOf(folder).verdicts.filter(({ status }) => status === 'errored');
  expect(silent.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^no answer \(timeout\)/),
  );
  const [swallowed] = deletes;

  const { code, stdout } = await assayHere(folder, [...brief, '--resume'], env);
  expect(code, stdout).toBe(0);
  expect(deletes.filter((one) => one === swallowed)).toHaveLength(1);
  const blocked = resultsOf(folder).verdicts.filter(({ cause }) => cause === 'cutOff');
  expect(blocked.length).toBeGreaterThan(0);
  expect(silent.map(({ id }) => id)).toEqual(expect.arrayContaining(blocked.map(({ id }) => id)));
});

test('a run of the embedded server does not go on', async () => {
  const folder = workFolder();
  await assayHere(folder, ['run', '--cases', 'json/UserGet/ENV-2']);
  const { code, stderr } = await assayHere(folder, ['run', '--cases', 'json/UserGet/ENV-2', '--resume']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/^assay: resume: name the target of the run with --target; a run of the embedded/);
  const { args } = await target(folder);
  const named = await assayHere(folder, [...args, '--resume'], env);
  expect(named.stderr).toMatch(/^assay: resume: run \w+ in \S+ judged the embedded reference server, which/);
});
