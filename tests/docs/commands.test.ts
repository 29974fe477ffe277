import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rerun } from '../../cli/rerun/rerun.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { environmentName, options } from '../../config/options.ts';
import { createServer } from '../../server/createServer.ts';
import { ownFaults } from '../../server/faults.ts';
import { fixtures } from '../../server/fixtures.ts';
import { type Listening, listen } from '../../server/listen.ts';
import { type Ended, workFolder } from '../cli/assay.ts';
import { assayHere, hostHere } from '../cli/assayHere.ts';
import { commandHere } from '../cli/commandHere.ts';
import { authority, certified } from '../field/certificates.ts';
import { assayLine, documentedJson, documentedLines, type Line } from './documentedCommands.ts';

const apiKey = 'not-a-secret-sandbox-key';
const lines = documentedLines();
const template = mkdtempSync(join(tmpdir(), 'assay-docs-'));
let target: Listening;

// Whatever the documents name is there: a run that found something, another one, traffic, a key, certificates.
beforeAll(async () => {
  const hook = ownFaults.get('updateForgotten')?.hook;
  const server = createServer({ apiKey, basePath: '/api', hooks: hook === undefined ? [] : [hook] });
  target = await listen(server, {});
  const env = { ASSAY_API_KEY: apiKey };
  writeFileSync(join(template, 'fixtures.json'), JSON.stringify(fixtures(server.store)));
  const given = ['--target', target.url, '--fixtures', 'fixtures.json'];
  const args = ['run', ...given, '--cases', 'json/CompanyUpdate/ACT-2'];
  expect((await assayHere(template, args, env)).code).toBe(1);
  expect((await commandHere(template, ['repro', '--har'], env)).code).toBe(0);
  cpSync(join(template, 'assay-repro/run.har'), join(template, 'traffic.har'));
  rmSync(join(template, 'assay-repro'), { recursive: true });
  const vendors = ['vendor-1', 'vendor-2', 'vendor-3'];
  for (const copy of ['baseline', 'nightly/assay-report', 'old', 'new', ...vendors])
    cpSync(join(template, 'assay-report'), join(template, copy), { recursive: true });
  const own = await authority();
  const client = await certified({ by: own });
  const known = [
    { clause: 'TYP-7', operations: ['Company*'], formats: ['csv'], reason: 'It is replaced in spring.' },
  ];
  const files = {
    'deviations.json': JSON.stringify({ deviations: known }),
    'key.txt': apiKey,
    'ca.pem': own.cert,
    'client.pem': client.cert,
    'client.key': client.key,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(template, name), text);
});

afterAll(async () => {
  await target.close();
  rmSync(template, { recursive: true });
});

const sameEnd = ({ args }: Line): string =>
  args.filter((word) => word !== 'run' && !/^https?:|^…$/.test(word)).join(' ');
/** One of those that differ in nothing but the name of a server and the word `run`. */
const ours = [
  ...new Map(
    lines.flatMap((line) => {
      const command = assayLine(line);
      return command === undefined ? [] : [[sameEnd(command), [line, command] as const] as const];
    }),
  ).values(),
];
/** These take minutes or need the folders of several runs: tests/prove, tests/certify and tests/shards start them. */
const isStartedElsewhere = ({ args: [first = ''] }: Line): boolean =>
  ['prove', 'certify', 'verify', 'merge'].includes(first);
const isJudged = ({ args: [first = ''] }: Line): boolean =>
  first === 'run' || first === '' || first.startsWith('-');

test('the documents hold commands of every kind', () => {
  expect(ours.length).toBeGreaterThan(50);
});

test.each(ours.filter(([, line]) => !isStartedElsewhere(line)))(
  '%s',
  { timeout: 120_000 },
  async (_, line) => {
    const folder = workFolder();
    cpSync(template, folder, { recursive: true });
    // `init` writes over nothing, and so does `deviations`.
    if (line.args[0] === 'init') rmSync(join(folder, 'fixtures.json'));
    if (line.args[0] === 'deviations') rmSync(join(folder, 'deviations.json'));
    const args = line.args.map(here);
    const isEmbedded = (args[0] ?? '-').startsWith('-') || args[0] === 'run';
    const env = {
      // A key without a target is refused where the embedded server would be judged.
      ...(isEmbedded && !args.includes('--target') ? {} : { ASSAY_API_KEY: apiKey }),
      ...(args[0] === 'init' ? { ASSAY_TARGET: target.url } : {}),
    };
    const { code, stdout, stderr } = await started(
      folder,
      args,
      isJudged(line) ? { ...env, ...narrow(args) } : env,
    );
    if (line.into !== undefined) writeFileSync(join(folder, line.into), stdout);
    // The run in the folder is at its end, so nothing of it can go on.
    if (args.includes('--resume')) expect(stderr).toMatch(/^assay: resume: /);
    else expect(code, stderr).toBeOneOf([...(codes[args[0] ?? ''] ?? [0, 1])]);
  },
);

/** Exit codes besides 0 and 1 that say that the command worked. */
const codes: Readonly<Record<string, readonly number[]>> = {
  // No client called.
  watch: [4],
  // Other records stay.
  cleanup: [0, 4],
  serve: [0],
  list: [0],
  explain: [0],
  curl: [0],
  init: [0],
  repro: [0],
};

/** An argument with what is known only here: the server, its key and a free port. */
const here = (word: string, at: number, all: readonly string[]): string =>
  /^https?:\/\/\S+$|^…$/.test(word) && all[at - 1] === '--target'
    ? target.url
    : all[at - 1] === '--port'
      ? '0'
      : word;

/** One operation in one format, unless the command selects something itself. */
function narrow(args: readonly string[]): Record<string, string> {
  const has = (flag: string): boolean => args.includes(flag);
  if (has('--cases')) return { ASSAY_RUNS: '1' };
  return {
    ASSAY_RUNS: '1',
    ...(has('--formats') ? {} : { ASSAY_FORMATS: 'json' }),
    ...(has('--operations') ? {} : { ASSAY_OPERATIONS: 'APIKeyGet' }),
    ...(has('--clauses') ? {} : { ASSAY_CLAUSES: 'ENV-2' }),
  };
}

async function started(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Pick<Ended, 'code' | 'stdout' | 'stderr'>> {
  const [first = ''] = args;
  if (first === '' || first.startsWith('-')) return assayHere(folder, ['run', ...args], env);
  if (first === 'run') return assayHere(folder, args, env);
  if (first === 'rerun') {
    const { host, text } = hostHere();
    const flags = { target: [target.url], out: [join(folder, 'assay-rerun')] };
    // The run had fixtures, which come from their usual source, as the key does.
    const environment = { ...env, ASSAY_FIXTURES: 'fixtures.json' };
    const code = await rerun(
      join(folder, args[1] ?? 'assay-report'),
      loadSettings({ flags, environment, folder }),
      true,
      host,
    );
    return { code, ...text };
  }
  if (first !== 'serve' && first !== 'watch') return commandHere(folder, args, env);
  const told = new Set(process.listeners('SIGINT'));
  const ended = commandHere(folder, args, env);
  const end = setInterval(() => {
    const own = process.listeners('SIGINT').filter((listener) => !told.has(listener));
    // Only once: a second signal ends the process.
    for (const listener of own) {
      told.add(listener);
      listener('SIGINT');
    }
  }, 50);
  return ended.finally(() => clearInterval(end));
}

test.each(documentedJson())('%s', (_, text) => {
  const folder = workFolder();
  const content = JSON.parse(text);
  const isList = 'deviations' in content;
  // The line of recorded traffic holds no settings.
  if ('request' in content) return expect(Object.keys(content)).toEqual(['request', 'response']);
  writeFileSync(join(folder, isList ? 'deviations.json' : 'assay.config.json'), text);
  const flags = isList ? { deviations: ['deviations.json'] } : {};
  return expect(() => loadSettings({ flags, environment: {}, folder })).not.toThrow();
});

// The test of the options knows the flags of what is started elsewhere.
test('the other lines name what is there', () => {
  const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
  const variables = [...options.map(({ flag }) => environmentName(flag)), 'ASSAY_CERT_PASSPHRASE'];
  for (const line of lines.filter((each) => assayLine(each) === undefined)) {
    const [, exported] = /^export (\w+)=/.exec(line) ?? [];
    if (exported !== undefined) expect(variables, line).toContain(exported);
    const [, script] = /^npm run (?:--silent )?(\S+)/.exec(line) ?? [];
    if (script !== undefined) expect(scripts, line).toContain(script);
    const [, file] = /(?:^node | vitest run (?:--project \w+ )?)([\w./-]+)/.exec(line) ?? [];
    if (file !== undefined && !file.startsWith('-')) expect(existsSync(file), line).toBe(true);
  }
});
