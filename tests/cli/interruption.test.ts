import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ended, resultsOf, startAssay, verdictLines, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { reference } from './servers.ts';

test.each([
  ['SIGINT', 'near', 0, 80],
  ['SIGTERM', 'near', 0, 80],
  // Right after the first questions: calls are made while the cases are still being collected.
  ['SIGINT', 'far', 30, 30],
] as const)(
  '%s ends a run on a %s target in order: reports written, companies removed, exit 130',
  async (signal, _, latencyMs, stopAt) => {
    const before = new Set<unknown>();
    let calls = 0;
    let stop = (): void => {};
    const { url, server } = await reference(
      {
        apiKey: 'key',
        hooks: [
          (inner) => ({
            exchange: (request) => {
              calls += 1;
              if (calls === stopAt) stop();
              return inner.exchange(request);
            },
          }),
        ],
      },
      { latencyMs },
    );
    for (const company of server.store.companies.all()) before.add(company);
    const folder = workFolder();
    const child = startAssay(
      folder,
      ['run', '--target', url, '--operations', 'Company*,ShippingProvider*,Sales*'],
      { ASSAY_API_KEY: 'key' },
    );
    stop = () => child.kill(signal);
    const { code, stderr, stdout } = await ended(child);
    expect(code).toBe(130);
    expect(stderr).toMatch(/interrupted/);
    expect(stderr + stdout).not.toMatch(/fault of assay/);
    const { run, summary, verdicts } = resultsOf(folder);
    expect(run.interrupted).toBe(true);
    expect(summary.conforms).toBe(false);
    expect(verdicts.length).toBeLessThan(run.planned);
    expect(verdictLines(folder)).toHaveLength(verdicts.length);
    const file = readFileSync(join(folder, 'assay-report', 'exchanges.ndjson'), 'utf8');
    const onDisk = new Set(
      file
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: string }).id),
    );
    expect(verdicts.flatMap(({ exchanges }) => exchanges).filter((id) => !onDisk.has(id))).toEqual([]);
    expect(server.store.companies.all().filter((company) => !before.has(company))).toEqual([]);
    expect(run.leftBehind.filter(({ record }) => record === 'mvCompany')).toEqual([]);
  },
);

test('a signal that comes while reports are made does not cut them off', async () => {
  const { url } = await reference({ apiKey: 'key' });
  const heard: boolean[] = [];
  const folder = workFolder();
  const { code } = await assayHere(
    folder,
    ['run', '--target', url, '--cases', 'json/CompanyGet/GET-1'],
    { ASSAY_API_KEY: 'key' },
    // Without a listener the process would have ended here.
    () => heard.push(process.emit('SIGTERM', 'SIGTERM')),
  );
  expect(heard).toContain(true);
  expect(heard).not.toContain(false);
  expect(code).toBe(0);
  expect(resultsOf(folder).verdicts).toHaveLength(1);
});
