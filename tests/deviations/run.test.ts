import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { listDeviations } from '../../cli/deviations/listDeviations.ts';
import type { KnownDeviation } from '../../config/Settings.ts';
import { ownFaults } from '../../server/faults.ts';
import { resultsOf, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { reference } from '../cli/servers.ts';

const key = 'a key of its own';
const selection = ['--operations', 'DiscountGet,UserGet', '--formats', 'json,csv'];

/** The address of a server in which every ErrorCode of json is a number, or of the right one. */
async function targetWith(fault?: string): Promise<string> {
  const hook = fault === undefined ? undefined : ownFaults.get(fault)?.hook;
  const { url } = await reference({ apiKey: key, hooks: hook === undefined ? [] : [hook] });
  return url;
}

const run = (folder: string, url: string, more: readonly string[] = []) =>
  assayHere(folder, ['run', '--target', url, ...selection, ...more], { ASSAY_API_KEY: key });

/** Writes the list of the run in this folder, without its words on stdout. */
function listed(
  folder: string,
  name = 'deviations.json',
): { readonly file: string; readonly deviations: readonly KnownDeviation[] } {
  const file = join(folder, name);
  const silent = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(listDeviations(join(folder, 'assay-report'), { out: file })).toBe(0);
    expect(() => listDeviations(join(folder, 'assay-report'), { out: file })).toThrow(/is there already/);
  } finally {
    silent.mockRestore();
  }
  return { file, ...JSON.parse(readFileSync(file, 'utf8')) };
}

test('what a run finds is listed, an entry a finding; listed, it is known; mended, it is stale; past its date, it counts again', async () => {
  const folder = workFolder();
  const sick = await targetWith('codeAsNumber');
  expect((await run(folder, sick)).code).toBe(1);
  const found = resultsOf(folder).findings.filter(({ status }) => status !== 'errored');
  const { file, deviations } = listed(folder);
  expect(deviations.map(({ clause }) => clause)).toEqual(found.map(({ clause }) => clause));
  expect(deviations.map(({ cases }) => cases)).toEqual(found.map(({ places }) => places));

  const known = await run(folder, sick, ['--deviations', file]);
  expect(known.code, known.stdout).toBe(0);
  expect(known.stdout).toMatch(/\d known deviations?, nothing new\./);
  const { summary, findings } = resultsOf(folder);
  expect(summary).toMatchObject({ failed: 0, conforms: false });
  expect(summary.known).toBeGreaterThan(0);
  expect(findings.every(({ status }) => status === 'known')).toBe(true);
  expect(findings[0]?.replay).toContain(`--deviations '${file}'`);

  const mended = await run(folder, await targetWith(), ['--deviations', file]);
  expect(mended.code).toBe(1);
  expect(mended.stdout.replace(/\s+/g, ' ')).toContain(
    'nothing that it names is broken any more. Remove the entry.',
  );

  const dated = deviations.map((entry) => ({ ...entry, until: '2020-01-31' }));
  writeFileSync(file, JSON.stringify({ deviations: dated }));
  const late = await run(folder, sick, ['--deviations', file]);
  expect(late.code).toBe(1);
  expect(resultsOf(folder).summary.failed).toBeGreaterThan(0);
  expect(late.stdout.replace(/\s+/g, ' ')).toContain('is over (2020-01-31)');
  expect(listed(folder, 'late.json').deviations).toEqual(dated);

  // An entry for one place, past its date, does not keep the other places of its clause off the list.
  const [{ clause, cases = [] }] = dated as [KnownDeviation];
  const one = { clause, cases: cases.slice(0, 1), reason: 'r', until: '2020-01-31' };
  writeFileSync(file, JSON.stringify({ deviations: [one] }));
  await run(folder, sick, ['--deviations', file]);
  const [kept, ...others] = listed(folder, 'other.json').deviations;
  expect(kept).toEqual(one);
  expect(others.flatMap((entry) => entry.cases ?? [])).toEqual(
    dated.flatMap((entry) => entry.cases ?? []).slice(1),
  );
});

test('what a selection leaves out is neither met nor stale', async () => {
  const folder = workFolder();
  const file = join(folder, 'deviations.json');
  const entry: KnownDeviation = { clause: 'ENV-2', operations: ['CompanyGet'], reason: 'r' };
  writeFileSync(file, JSON.stringify({ deviations: [entry] }));
  const { code, stdout, stderr } = await run(folder, await targetWith(), ['--deviations', file]);
  expect(code, stdout + stderr).toBe(0);
  expect(resultsOf(folder).deviations).toEqual([{ ...entry, state: 'unjudged', count: 0 }]);
  expect(listed(folder, 'again.json').deviations).toEqual([entry]);
});

test('a secret that somebody pasted into a reason is in no file and no output', async () => {
  const folder = workFolder();
  const file = join(folder, 'deviations.json');
  writeFileSync(file, JSON.stringify({ deviations: [{ clause: 'ENV-2', reason: `try ${key}` }] }));
  const { stdout, stderr } = await run(folder, await targetWith('codeAsNumber'), ['--deviations', file]);
  const out = join(folder, 'assay-report');
  const written = ['results.json', 'results.ndjson', 'report.html', 'junit.xml'].map((name) =>
    readFileSync(join(out, name), 'utf8'),
  );
  for (const text of [stdout, stderr, ...written]) expect(text).not.toContain(key);
  expect(written[0]).toContain('try ');
});

test.each<[Partial<KnownDeviation>, string]>([
  [{ clause: 'TYP-99' }, 'deviations.0.clause: nothing is named "TYP-99". Did you mean TYP-9?'],
  [
    { operations: ['CompanyGets'] },
    'deviations.0.operations: nothing is named "CompanyGets". Did you mean CompanyGet?',
  ],
  [{ formats: ['json+cvs'] }, 'deviations.0.formats: nothing is named "cvs". Did you mean csv?'],
  [
    { cases: ['json/*', 'json/CompanyGet/ENV-22'] },
    'deviations.0.cases: nothing is named "json/CompanyGet/ENV-22". Did you mean json/CompanyGet/ENV-2?',
  ],
  [
    { cases: ['*/Nothing/at/all'] },
    'deviations.0.cases: nothing is named "*/Nothing/at/all". assay list prints all of them.',
  ],
  [
    { operations: ['CompanyGet'], formats: ['csv'], cases: ['json/CompanyGet/ENV-2'] },
    'deviations.0: no case of ENV-2 matches operations CompanyGet and formats csv and cases json/CompanyGet/ENV-2; assay list prints all of them.',
  ],
])('an entry that names what there is not is refused: %j', async (over, message) => {
  const folder = workFolder();
  const file = join(folder, 'deviations.json');
  writeFileSync(file, JSON.stringify({ deviations: [{ clause: 'ENV-2', reason: 'r', ...over }] }));
  const { code, stderr } = await run(folder, 'http://127.0.0.1:9', ['--deviations', file]);
  expect({ code, stderr }).toEqual({ code: 2, stderr: `assay: ${message}\n` });
});

test('an entry that earlier ones hide is refused, since it would never be met', async () => {
  const folder = workFolder();
  const file = join(folder, 'deviations.json');
  const check = async (...entries: readonly Partial<KnownDeviation>[]): Promise<string> => {
    const deviations = entries.map((over) => ({ clause: 'ENV-2', reason: 'r', ...over }));
    writeFileSync(file, JSON.stringify({ deviations }));
    return (await run(folder, 'http://127.0.0.1:9', ['--deviations', file])).stderr;
  };
  expect(await check({ formats: ['json', 'xml'] }, { formats: ['json'], operations: ['CompanyGet'] })).toBe(
    'assay: deviations.1: it can never count, because deviations.0 comes before it and names all its cases. Put it first, or remove it.\n',
  );
  expect(
    await check(
      { operations: ['Company*'] },
      { operations: ['User*'] },
      { operations: ['UserGet', 'CompanyGet'] },
    ),
  ).toContain('because deviations.0 and deviations.1 come before it and name all its cases');
  const hidden = /can never count/;
  expect(await check({ until: '2099-01-31' }, {})).not.toMatch(hidden);
  expect(await check({ formats: ['json'] }, {})).not.toMatch(hidden);
  expect(await check({}, { clause: 'ENV-1' })).not.toMatch(hidden);
});

test('--fail-fast passes over what is known', async () => {
  const folder = workFolder();
  const file = join(folder, 'deviations.json');
  writeFileSync(file, JSON.stringify({ deviations: [{ clause: 'ENV-2', reason: 'r' }] }));
  const sick = await targetWith('codeAsNumber');
  const { code } = await run(folder, sick, ['--deviations', file, '--fail-fast']);
  expect(code).toBe(0);
  expect(resultsOf(folder).run.endedEarly).toBeUndefined();
});
