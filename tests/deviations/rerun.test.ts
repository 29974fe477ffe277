import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rerun } from '../../cli/rerun/rerun.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import type { Results } from '../../reports/results.ts';
import { ownFaults } from '../../server/faults.ts';
import { resultsOf, workFolder } from '../cli/assay.ts';
import { assayHere, hostHere } from '../cli/assayHere.ts';
import { openNobody, reference } from '../cli/servers.ts';

const key = 'a key of its own';

/** A server that breaks a clause until it is mended. */
async function mendable() {
  const broken = ownFaults.get('codeAsNumber')?.hook;
  if (broken === undefined) throw new Error('there is no such fault');
  let isMended = false;
  const { url } = await reference({
    apiKey: key,
    hooks: [
      (inner, store, surroundings) => {
        const sick = broken({ ...inner }, store, surroundings);
        return {
          encode: (call, reply) => (isMended ? inner.encode : (sick.encode ?? inner.encode))(call, reply),
        };
      },
    ],
  });
  return {
    url,
    mend: () => {
      isMended = true;
    },
  };
}

/** Judges again the run in this folder. */
async function again(folder: string, more: Record<string, readonly string[]> = {}) {
  const flags = { out: ['again'], ...more };
  const settings = loadSettings({ flags, environment: { ASSAY_API_KEY: key }, folder });
  const { host, text } = hostHere();
  const code = await rerun(join(folder, 'assay-report'), settings, more.target !== undefined, host);
  return { code, ...text };
}

const resultsAgain = (folder: string): Results =>
  JSON.parse(readFileSync(join(folder, 'again', 'results.json'), 'utf8'));

test('just what was red is judged again, on the same target with the same seed; mended, it is green, and never conforms', async () => {
  const folder = workFolder();
  const { url, mend } = await mendable();
  const selection = ['--operations', 'DiscountGet,UserGet', '--formats', 'json,csv', '--seed', '7'];
  const first = await assayHere(folder, ['run', '--target', url, ...selection], { ASSAY_API_KEY: key });
  expect(first.code).toBe(1);
  const { run, verdicts } = resultsOf(folder);
  const red = verdicts.filter(({ status }) => ['failed', 'warned', 'errored'].includes(status));

  // Settings that name another target and select other cases by now change nothing.
  const { url: other } = await openNobody();
  writeFileSync(
    join(folder, 'assay.config.json'),
    JSON.stringify({ target: other, operations: ['Company*'], clauses: ['GET-2'] }),
  );
  expect((await again(folder)).code).toBe(1);
  const same = resultsAgain(folder);
  expect(same.verdicts.map(({ id, status }) => [id, status])).toEqual(
    red.map(({ id, status }) => [id, status]),
  );
  expect(same.run).toMatchObject({ completes: run.id, seed: 7, target: run.target });

  mend();
  const { code, stdout } = await again(folder);
  expect(code, stdout).toBe(0);
  expect(stdout.replace(/\s+/g, ' ')).toContain(`Judged again: what was red in run ${run.id}.`);
  expect(resultsAgain(folder).summary).toMatchObject({ conforms: false, failed: 0, passed: red.length });
  // The earlier run stays.
  expect(resultsOf(folder).run.id).toBe(run.id);
});

test('a run without anything red is not judged again', async () => {
  const folder = workFolder();
  const { url, mend } = await mendable();
  mend();
  const args = ['run', '--target', url, '--cases', 'json/UserGet/ENV-2'];
  await assayHere(folder, args, { ASSAY_API_KEY: key });
  const { code, stdout } = await again(folder);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Nothing failed, warned or errored in run \w+: nothing is judged again\.\n$/);
  expect(await again(folder, { json: ['true'] })).toMatchObject({ code: 0, stdout: '' });
});

test('the folder of the earlier run is not written to', async () => {
  const folder = workFolder();
  const { url } = await mendable();
  const args = ['run', '--target', url, '--cases', 'json/UserGet/ENV-2'];
  await assayHere(folder, args, { ASSAY_API_KEY: key });
  await expect(again(folder, { out: ['assay-report'] })).rejects.toThrow(
    /holds the run that is judged again; name another folder with --out\.$/,
  );
  symlinkSync(join(folder, 'assay-report'), join(folder, 'latest'));
  await expect(again(folder, { out: ['latest'] })).rejects.toThrow(/holds the run that is judged again/);
  expect(resultsOf(folder).verdicts).toHaveLength(1);
  // Without the ledger nobody knows which server it was.
  const file = join(folder, 'assay-report', 'results.json');
  const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
  const [first] = results.verdicts;
  writeFileSync(file, JSON.stringify({ ...results, verdicts: [{ ...first, status: 'errored' }] }));
  rmSync(join(folder, 'assay-report', 'made.ndjson'));
  await expect(again(folder)).rejects.toThrow(
    new RegExp(`^target: the folder no longer tells which target run \\w+ judged; name ${url}, or another`),
  );
});

test.each([
  ['another host', 'http://host.example/', /^allow: run \w+ had --allow writes,labels, .* give it here too/],
  ['loopback, where nothing has to be allowed', 'http://127.0.0.1:1/', /^(?!allow)/],
])(
  'a run that was allowed more is judged again with the same leave alone: on %s',
  async (_, target, said) => {
    const folder = workFolder();
    const { url, mend } = await mendable();
    mend();
    const args = ['run', '--target', url, '--cases', 'json/UserGet/ENV-2'];
    await assayHere(folder, args, { ASSAY_API_KEY: key });
    const file = join(folder, 'assay-report', 'results.json');
    const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
    const run = { ...results.run, target, allow: ['writes', 'labels'] };
    const verdicts = results.verdicts.map((verdict) => ({ ...verdict, status: 'errored' }));
    writeFileSync(file, JSON.stringify({ ...results, run, verdicts }));
    const outcome = await again(folder).then(
      ({ stdout }) => stdout,
      (error: Error) => error.message,
    );
    expect(outcome).toMatch(said);
  },
);

test('a run with fixtures is not judged again without them, and other settings are told', async () => {
  const folder = workFolder();
  const { url } = await mendable();
  writeFileSync(join(folder, 'own.json'), JSON.stringify({ unknownSku: 'NO-SUCH-SKU' }));
  writeFileSync(join(folder, 'other.json'), JSON.stringify({ unknownSku: 'NO-OTHER-SKU' }));
  const args = ['run', '--target', url, '--cases', 'json/UserGet/ENV-2', '--header', 'X-Tenant: 7'];
  await assayHere(folder, [...args, '--fixtures', 'own.json'], { ASSAY_API_KEY: key });
  const { run } = resultsOf(folder);
  await expect(again(folder)).rejects.toThrow(
    `fixtures: run ${run.id} had some, and its cases can't all be judged again without them; name the file`,
  );
  const same = { fixtures: ['own.json'], header: ['X-Tenant: 7'] };
  expect((await again(folder, same)).stderr).not.toContain('Other settings');
  const { code, stderr } = await again(folder, { fixtures: ['other.json'], 'max-records': ['10'] });
  expect(stderr).toContain(
    `Other settings than run ${run.id} had, which may change verdicts: --fixtures; --max-records (500 there, 10 here); --header (X-Tenant there,`,
  );
  expect(code).toBe(1);
});
