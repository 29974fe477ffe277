import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Results } from '../../reports/results.ts';
import { ownFaults } from '../../server/faults.ts';
import { assayHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';
import { reference } from '../cli/servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'assay-judge-run-'));
const file = (name: string): string => join(folder, 'run', name);

beforeAll(async () => {
  const selection = ['--operations', 'DiscountGet', '--formats', 'json,xml', '--report', 'junit'];
  await assayHere(folder, ['run', '--out', join(folder, 'run'), '--quiet', ...selection]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const change = (name: string, by: (text: string) => string): (() => void) => {
  const before = readFileSync(file(name), 'utf8');
  writeFileSync(file(name), by(before));
  return () => writeFileSync(file(name), before);
};

describe('assay judge, of the folder of a run', () => {
  it('judges it again, without any server, to the same verdicts', async () => {
    const { code, stdout, stderr } = await commandHere(folder, ['judge', 'run']);
    const { verdicts } = JSON.parse(readFileSync(file('results.json'), 'utf8')) as Results;
    expect(stderr).toContain(`Judging ${verdicts.length} cases of run`);
    expect(stdout).toContain(`${verdicts.length} of ${verdicts.length} verdicts are the same to the word.`);
    expect(code).toBe(0);
    const again = JSON.parse(readFileSync(join(folder, 'assay-judge', 'results.json'), 'utf8')) as Results;
    expect(again.summary).toEqual(JSON.parse(readFileSync(file('results.json'), 'utf8')).summary);
  });

  it('says what this version judges otherwise than the one that made the run', async () => {
    const id = 'json/DiscountGet/ENV-1';
    const restore = change('results.json', (text) => {
      const results = JSON.parse(text) as Results;
      const verdicts = results.verdicts.map((verdict) =>
        verdict.id === id ? { ...verdict, status: 'failed', message: 'as it was then' } : verdict,
      );
      return JSON.stringify({ ...results, verdicts });
    });
    const { code, stdout } = await commandHere(folder, ['judge', 'run']);
    restore();
    expect(stdout).toMatch(/^0 new problems, 1 fixed, 0 unchanged\./);
    expect(stdout).toContain(`failed → passed ENV-1 (MUST), 1 case: ${id}`);
    expect(stdout).toMatch(/1 differ, such as json\/DiscountGet\/ENV-1\./);
    expect(code).toBe(0);
  });

  it('names the target of the run in the commands of its findings, but no embedded server', async () => {
    const hooks = [ownFaults.get('codeAsNumber')?.hook ?? (() => ({}))];
    const { url } = await reference({ apiKey: 'a key of its own', hooks });
    const own = mkdtempSync(join(folder, 'named-'));
    const selection = ['--operations', 'UserGet', '--clauses', 'ENV-2', '--formats', 'json', '--read-only'];
    await assayHere(own, ['run', '--quiet', '--target', url, ...selection], {
      ASSAY_API_KEY: 'a key of its own',
    });
    const replayIn = async (name: string): Promise<string | undefined> => {
      const { stderr } = await commandHere(own, ['judge', name]);
      expect(stderr).not.toContain('assay: ');
      const again = readFileSync(join(own, 'assay-judge', 'results.json'), 'utf8');
      return (JSON.parse(again) as Results).findings[0]?.replay;
    };
    expect(await replayIn('assay-report')).toMatch(
      new RegExp(`^assay run --target '${url}' --read-only --cases 'json/UserGet/ENV-2'`),
    );
    const restore = change('exchanges.ndjson', (text) =>
      text.replaceAll('\\"ErrorCode\\":\\"0\\"', '\\"ErrorCode\\":0'),
    );
    expect(await replayIn(join(folder, 'run'))).toMatch(/^assay run --cases 'json\/DiscountGet\/ENV-2'/);
    restore();
  });

  it('knows the deviations that the run knew', async () => {
    const hooks = [ownFaults.get('codeAsNumber')?.hook ?? (() => ({}))];
    const { url } = await reference({ apiKey: 'a key of its own', hooks });
    const own = mkdtempSync(join(folder, 'known-'));
    const list = { deviations: [{ clause: 'ENV-2', reason: 'it is old' }] };
    writeFileSync(join(own, 'deviations.json'), JSON.stringify(list));
    const args = ['run', '--target', url, '--cases', 'json/UserGet/ENV-*', '--deviations', 'deviations.json'];
    const env = { ASSAY_API_KEY: 'a key of its own' };
    await assayHere(own, [...args, '--report', 'junit', '--out', join(own, 'run')], env);
    const { code, stdout } = await commandHere(own, ['judge', 'run']);
    const again = JSON.parse(readFileSync(join(own, 'assay-judge', 'results.json'), 'utf8')) as Results;
    expect(again.summary).toMatchObject({ failed: 0, known: expect.any(Number) });
    expect(again.deviations).toMatchObject([{ clause: 'ENV-2', state: 'met' }]);
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('differ')]);
  });

  it.each([
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    'Zq7abcdefvBn',
    'ABCDEFGHIJKLMNOP',
    '0123456789abcdef0123',
    'abcdefgh12345678',
    'filled+up/7wAC==',
    '47114711',
  ])('finds the calls with a wrong key, whatever the right one was: %s', async (apiKey) => {
    const { url } = await reference({ apiKey });
    const own = mkdtempSync(join(folder, 'key-'));
    const args = ['run', '--target', url, '--clauses', 'AUTH-3', '--allow', 'all', '--report', 'junit'];
    const selection = ['--operations', 'APIKeyGet,DiscountGet,UserGet', '--formats', 'json,csv,jsv,soap11'];
    const env = { ASSAY_API_KEY: apiKey };
    await assayHere(own, [...args, ...selection, '--out', join(own, 'run')], env);
    const { code, stdout } = await commandHere(own, ['judge', 'run']);
    expect(stdout).not.toContain("can't be judged again");
    expect(stdout).toMatch(/(\d+) of \1 verdicts are the same to the word\./);
    expect(code).toBe(0);
  });

  it.each([[['--report', 'html']], [['--target', 'http://127.0.0.1:1/']], [['--keep', '--quiet']]])(
    'refuses %j, which it would not heed',
    async (flags) => {
      const { code, stderr } = await commandHere(folder, ['judge', 'run', ...flags]);
      expect([code, stderr]).toEqual([2, expect.stringContaining('leave it out')]);
    },
  );

  it('spares the run that it reads, and refuses a shard', async () => {
    const before = readFileSync(file('exchanges.ndjson'), 'utf8');
    const itself = await commandHere(folder, ['judge', 'run', '--out', 'run']);
    expect([itself.code, itself.stderr]).toEqual([
      2,
      expect.stringContaining('holds the run that is judged'),
    ]);
    expect(readFileSync(file('exchanges.ndjson'), 'utf8')).toBe(before);
    const restore = change('results.json', (text) => {
      const { run, ...rest } = JSON.parse(text) as Results;
      return JSON.stringify({ run: { ...run, shard: { index: 1, of: 2 } }, ...rest });
    });
    const shard = await commandHere(folder, ['judge', 'run']);
    restore();
    expect([shard.code, shard.stderr]).toEqual([2, expect.stringContaining('holds shard 1/2 of a run')]);
  });

  it('says which cases rest on calls that the run did not make', async () => {
    // As if the run's version had called the case otherwise.
    const restore = change('exchanges.ndjson', (text) =>
      text.replaceAll(/; json\/DiscountGet\/\w+\/success\)/g, '; json/DiscountGet/another)'),
    );
    const { code, stdout } = await commandHere(folder, ['judge', 'run']);
    restore();
    expect(stdout).toMatch(/[\d,]+ cases can't be judged again: this version makes calls/);
    expect(code).toBe(4);
  });

  it('says that exchanges are gone, whatever part of the run they belong to', async () => {
    const success = /; json\/DiscountGet\/\w+\/success\)/;
    const without = (gone: (line: string) => boolean) => (text: string) =>
      text
        .split('\n')
        .filter((line) => !gone(line))
        .join('\n');
    for (const spoil of [without((line) => success.test(line)), (text: string) => text.slice(0, -20_000)]) {
      const restore = change('exchanges.ndjson', spoil);
      const { code, stdout } = await commandHere(folder, ['judge', 'run']);
      restore();
      expect(stdout).toMatch(/again: exchanges.ndjson lacks \d+ exchanges? on which verdicts rest/);
      expect(code).toBe(4);
    }
    const restore = change('exchanges.ndjson', () => '');
    const { code, stderr } = await commandHere(folder, ['judge', 'run']);
    restore();
    expect(stderr).toMatch(
      /can't be judged again: the record of the run holds no .* for preflight\. exchanges/,
    );
    expect(code).toBe(2);
  });

  it('refuses fixtures that the run did not have, and a folder without a run', async () => {
    const restore = change('results.json', (text) =>
      text.replace(/"fixtures": "[0-9a-f]{64}"/, `"fixtures": "${'0'.repeat(64)}"`),
    );
    const other = await commandHere(folder, ['judge', 'run']);
    restore();
    expect(other.stderr).toContain('had other ones; name the file that it had with --fixtures.');
    const none = await commandHere(folder, ['judge', '.']);
    expect(none.stderr).toContain("can't be read as a run");
    expect([other.code, none.code]).toEqual([2, 2]);
  });
});
