import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRun } from '../../cli/compare/readRun.ts';
import { faultNamed } from '../../cli/prove/catalogue.ts';
import { ledgersIn } from '../../cli/run/files/ledgerFile.ts';
import type { Results } from '../../reports/results.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import { isOneSentence, workFolder } from '../cli/assay.ts';
import { assayHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';

const key = 'a key of its own';
const env = { ASSAY_API_KEY: key };
const selection = [
  '--operations',
  'Discount*,User*,Company*',
  '--formats',
  'json,csv',
  '--clauses',
  'ENV-*,AUTH-3,TYP-2,DEL-1',
];

/** A server with faults, with its fixtures in the folder; the beginning of a run's arguments. */
async function target(folder: string): Promise<readonly string[]> {
  const { hooks, choices } = arrangement([], ['codeAsNumber', 'failureWrites'].map(faultNamed));
  const server = createServer({ apiKey: key, hooks, choices });
  const { url, close } = await listen(server);
  onTestFinished(close);
  writeFileSync(join(folder, 'fixtures.json'), JSON.stringify(fixtures(server.store)));
  return ['run', '--target', url, '--fixtures', 'fixtures.json', ...selection, '--report', 'junit'];
}

const outcomes = ({ verdicts }: Pick<Results, 'verdicts'>): readonly string[] =>
  verdicts.map(({ id, status, cause, level, defect }) => [id, status, cause, level, defect?.words].join(' '));

const resultsIn = (folder: string): Results => readRun(folder).results as Results;

test('shards merge to the whole run; what does not fit together is refused in a sentence', {
  timeout: 240_000,
}, async () => {
  const folder = workFolder();
  const path = (name: string): string => join(folder, name);
  const whole = await assayHere(folder, [...(await target(folder)), '--out', 'whole'], env);
  expect(whole.code, whole.stderr).toBe(1);

  const args = await target(folder);
  const names = ['1', '2', '3', '4'].map((index) => `shard-${index}`);
  const codes: (number | null)[] = [];
  for (const [index, name] of names.entries()) {
    // As in a Kubernetes Indexed Job, which counts from 0.
    const { code, stdout } = await assayHere(folder, [...args, '--out', name], {
      ...env,
      ASSAY_SHARD: `${index}+1/4`,
    });
    codes.push(code);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      `Shard ${index + 1}/4 of a run: assay merge puts all of them together.`,
    );
    expect(resultsIn(path(name)).run).toMatchObject({ shard: { index: index + 1, of: 4 } });
    expect(resultsIn(path(name)).summary.conforms).toBe(false);
  }
  expect(codes).toContain(1);
  expect(codes.every((code) => code === 0 || code === 1)).toBe(true);

  const merge = (folders: readonly string[], ...more: readonly string[]) =>
    commandHere(folder, ['merge', ...folders, '--out', 'merged', ...more], {});
  const merged = await merge([...names].reverse());
  expect(merged.code, merged.stderr).toBe(1);
  expect(merged.stdout.replace(/\s+/g, ' ')).toContain('Merged from 4 shards.');
  const [one, other] = [resultsIn(path('whole')), resultsIn(path('merged'))];
  expect(outcomes(other)).toEqual(outcomes(one));
  expect(other.summary).toEqual(one.summary);
  expect(other.run.digests).toEqual(one.run.digests);
  // Which case of a finding is the smallest depends on how long the ids of a run are.
  const findings = ({ findings: all }: Results) =>
    all.map(({ title, places }) => [title, [...places].sort()]);
  expect(findings(other)).toEqual(findings(one));
  expect(other.run.planned).toBe(one.run.planned);
  expect(new Set(other.observations.map((each) => JSON.stringify(each)))).toEqual(
    new Set(one.observations.map((each) => JSON.stringify(each))),
  );

  // Every exchange that a verdict names is there once, and is the one that its shard noted.
  const exchanges = readFileSync(path('merged/exchanges.ndjson'), 'utf8').split('\n').slice(0, -1);
  const ids = exchanges.map((line) => String(JSON.parse(line).id));
  expect(new Set(ids).size).toBe(ids.length);
  const second = other.run.merged?.shards[1];
  expect(second).toMatchObject({ index: 2, run: resultsIn(path('shard-2')).run.id });
  const own = resultsIn(path('shard-2')).verdicts.find((verdict) => verdict.exchanges.length > 0);
  const [first = ''] = own?.exchanges ?? [];
  const now = other.verdicts.find(({ id }) => id === own?.id)?.exchanges[0] ?? '';
  expect(Number(now.slice(1)) - Number(first.slice(1))).toBe(second?.exchangesAfter);
  const lineOf = (file: string, id: string): string | undefined =>
    readFileSync(file, 'utf8')
      .split('\n')
      .find((line) => line.startsWith(`{"id":"${id}"`))
      ?.slice(`{"id":"${id}"`.length);
  expect(lineOf(path('merged/exchanges.ndjson'), now)).toBe(lineOf(path('shard-2/exchanges.ndjson'), first));
  expect(other.verdicts.flatMap((verdict) => verdict.exchanges).filter((id) => !ids.includes(id))).toEqual(
    [],
  );
  // assay cleanup finds what each shard wrote; the merged run is not resumed.
  expect(ledgersIn(path('merged'))).toHaveLength(5);
  const resumed = await assayHere(folder, [...args, '--out', 'merged', '--resume'], env);
  expect(resumed.stderr).toContain('had other settings: merged (4 then, none now)');

  const refused = async (
    folders: readonly string[],
    said: string | RegExp,
    ...more: readonly string[]
  ): Promise<void> => {
    const ended = await merge(folders, ...more);
    expect([ended.code, ended.stderr]).toEqual([2, expect.stringMatching(said)]);
    expect(isOneSentence(ended), ended.stderr).toBe(true);
  };
  await refused(names.slice(0, 3), /shard 4\/4 is missing; name its folder too, or give --incomplete/);
  await refused([...names, 'shard-2'], /shard 2\/4 is given twice, by shard-2 and shard-2/);
  await refused(['whole', ...names], /run \w+ in whole is no shard/);
  await refused(names, /out: shard-1 holds a shard/, '--out', 'shard-1');
  const changed = (member: string, from: string | RegExp, to: string): string => {
    rmSync(path('changed'), { recursive: true, force: true });
    cpSync(path('shard-4'), path('changed'), { recursive: true });
    const text = readFileSync(path(`changed/${member}`), 'utf8');
    expect(text).toMatch(from);
    writeFileSync(path(`changed/${member}`), text.replace(from, to));
    return 'changed';
  };
  const withChanged = (member: string, from: string | RegExp, to: string): readonly string[] => [
    ...names.slice(0, 3),
    changed(member, from, to),
  ];
  await refused(
    withChanged('made.ndjson', '"seed":"1"', '"seed":"7"'),
    /other settings: --seed \(1 in shard-1, 7 in changed\)/,
  );
  await refused(
    withChanged(
      'made.ndjson',
      /"target":"(http[^"]+)","insecure/,
      '"target":"http://other.example","insecure',
    ),
    /other settings: --target \(http:.* in shard-1, http:\/\/other\.example in changed\)/,
  );
  await refused(withChanged('made.ndjson', /"version":"/, '"version":"9.'), /other settings: version/);
  await refused(
    withChanged('results.json', /"cases": "[0-9a-f]{4}/, '"cases": "0000'),
    /made by another build of Assay/,
  );
  await refused(withChanged('results.json', '"of": 4', '"of": 5'), /is shard 1\/4 and changed is shard 4\/5/);
  await refused(
    withChanged('results.json', /"id": "(?:json|csv)\/[^"]+"/, '"id": "json/UserGet/ENV-1/other"'),
    /holds a verdict of case json\/UserGet\/ENV-1\/other, which is not of this shard/,
  );
  await refused(
    withChanged('exchanges.ndjson', /\n[\s\S]*$/, '\n'),
    /changed holds no exchange x\d+, on which a verdict rests/,
  );
  await refused(
    withChanged('exchanges.ndjson', /.{20}\n$/, ''),
    /the last line of exchanges\.ndjson in changed is cut off/,
  );

  // A shard that did not come to its end, and one that is missing: neither is a whole run.
  const stopped = withChanged('results.json', '"interrupted": false', '"interrupted": true');
  const stored = readFileSync(path('changed/exchanges.ndjson'), 'utf8');
  writeFileSync(path('changed/exchanges.ndjson'), stored.slice(0, -20));
  const cut = await merge(stopped);
  const joined = readFileSync(path('merged/exchanges.ndjson'), 'utf8').split('\n').slice(0, -1);
  expect(() => joined.forEach((line) => void JSON.parse(line))).not.toThrow();
  expect(cut.stdout.replace(/\s+/g, ' ')).toContain('Ended early: shard 4/4 was interrupted.');
  const some = await merge(names.slice(1), '--incomplete');
  expect(some.stdout.replace(/\s+/g, ' ')).toContain('Merged without shard 1/4: the run is incomplete.');
  const { run, summary, verdicts } = resultsIn(path('merged'));
  expect(run.merged?.missing).toEqual([1]);
  expect(run.planned).toBe(one.run.planned);
  expect(verdicts.length).toBeLessThan(run.planned);
  expect(summary.conforms).toBe(false);
});

test('a shard to which a small selection leaves nothing ends with 0, and merges', {
  timeout: 240_000,
}, async () => {
  const folder = workFolder();
  const server = createServer({ apiKey: key });
  const { url, close } = await listen(server);
  onTestFinished(close);
  const args = ['run', '--target', url, '--cases', 'json/UserGet/ENV-1', '--report', 'markdown'];
  const counts: number[] = [];
  for (const index of [1, 2]) {
    const { code, stderr } = await assayHere(
      folder,
      [...args, '--shard', `${index}/2`, '--out', `part-${index}`],
      env,
    );
    expect(code, stderr).toBe(0);
    counts.push(resultsIn(join(folder, `part-${index}`)).verdicts.length);
  }
  expect(counts.sort()).toEqual([0, 1]);
  const merged = await commandHere(folder, ['merge', 'part-1', 'part-2', '--report', 'markdown'], {});
  expect(merged.code, merged.stderr).toBe(0);
  expect(resultsIn(join(folder, 'assay-merged')).verdicts).toMatchObject([
    { id: 'json/UserGet/ENV-1', status: 'passed' },
  ]);

  // Nobody knows that nothing is missing where a shard is.
  const full = resultsIn(join(folder, 'part-1')).verdicts.length === 1 ? 'part-1' : 'part-2';
  const part = await commandHere(folder, ['merge', full, '--incomplete', '--report', 'markdown'], {});
  expect(part.stdout).toContain('the run is incomplete');
  expect(part.code).toBe(4);
});
