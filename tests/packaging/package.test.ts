import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordSchemas } from '../../specs/recordSchemas.ts';
import { clauses } from '../../suites/kernel/clauses.ts';
import { shownModule } from '../hooks/exampleFile.ts';
import { isAlone, offline } from './offline.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fromGit = process.env.FROM_GIT === '1';
let folder = '';
let installed = '';
let packed: { readonly filename: string; readonly size: number; readonly entryCount: number };

/** Every file below a folder with its size and time of change. */
const snapshot = (path: string): readonly string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs, isDirectory } = {
        ...statSync(join(path, name)),
        isDirectory: statSync(join(path, name)).isDirectory(),
      };
      return `${name} ${isDirectory ? '' : size} ${mtimeMs}`;
    })
    .sort();

const npm = (args: readonly string[], cwd: string): string =>
  execFileSync('npm', [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** What docs/library.md shows, and a fault to find. */
const userTest = `
import { expect, test } from 'vitest';
import { codecs, judge, operations, requestShape, run } from 'assay-conformance';
import { startSandbox } from 'assay-conformance/server';
import { conformance } from 'assay-conformance/vitest';

const faulty = await startSandbox({ faults: ['codeAsNumber'] });
conformance({ target: faulty.url, apiKey: faulty.apiKey, formats: ['json'], operations: ['APIKeyGet'] });

const seen: string[] = [];
conformance({
  formats: ['json'],
  operations: ['UserGet'],
  clauses: ['own-*'],
  checks: [
    {
      name: 'mine',
      level: 'MUST',
      statement: 'It is so.',
      check: ({ operation }) => [{ message: \`\${operation} after \${seen.join()}\` }],
    },
  ],
  beforeRun: ({ command }) => void seen.push(command),
  onRequest: ({ method }) => {
    if (seen.length < 2) seen.push(method);
    return { headers: { 'x-token': 'a-token' } };
  },
});

test('a sandbox answers', { timeout: 60_000 }, async () => {
  const sandbox = await startSandbox({ port: 0 });
  const body = JSON.stringify({ APIKEY: sandbox.apiKey });
  const url = \`\${sandbox.url}/json/reply/APIKeyGet\`;
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const response = { status: 200, headers: Object.fromEntries(answer.headers), body: text };
  const { verdicts, traffic } = await judge([{ request: { method: 'POST', url, headers, body }, response }]);
  expect(traffic.judged).toBe(1);
  expect(verdicts.filter(({ status }) => status === 'failed')).toEqual([]);
  await sandbox.close();
});

test('a run is judged, and a codec writes', { timeout: 120_000 }, async () => {
  const { exitCode, results } = await run({ formats: ['json'], operations: ['APIKeyGet'], clauses: ['ENV-2'], out: 'report' });
  expect([exitCode, results.summary.outcome.startsWith('no breach found')]).toEqual([0, true]);
  const operation = operations.get('APIKeyGet');
  if (operation === undefined) throw new Error('no such operation');
  const bytes = codecs.json.encode(requestShape(operation), { APIKEY: 'not-a-secret' });
  expect(new TextDecoder().decode(bytes)).toBe('{"APIKEY":"not-a-secret"}');
});
`;

/** What vitest's json reporter says. */
interface VitestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The type errors in a file of the user and in every declaration of the package, for a user who checks libraries too. */
function typeErrors(file: string): readonly string[] {
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: file.endsWith('.mjs') ? ['node'] : [],
    typeRoots: [join(root, 'node_modules', '@types')],
    allowJs: true,
    checkJs: true,
    strict: true,
    noEmit: true,
  });
  const ours = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName === file || fileName.includes('/assay-conformance/'));
  expect(ours.length).toBeGreaterThan(4);
  return ours
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ])
    .map(
      ({ messageText, file: at }) => `${at?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-package-'));
  // The build is fresh already, and a build would only wait for others that test with it.
  [packed] = JSON.parse(npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root));
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const source = fromGit ? `git+${pathToFileURL(root).href}` : `./${packed.filename}`;
  npm(['install', '--no-audit', '--no-fund', '--prefer-offline', source], folder);
  installed = join(folder, 'node_modules', 'assay-conformance');
}, 900_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package, installed in an empty folder', () => {
  test.skipIf(!isAlone)('is tried where no other machine can be reached', () => {
    const dial = "require('node:net').connect(53, '192.0.2.1').on('error', ({ code }) => console.log(code))";
    expect(offline(['node', '-e', dial], folder).stdout).toBe('ENETUNREACH\n');
  });

  test('npx assay run works without a network, and writes only its reports', { timeout: 180_000 }, () => {
    const before = snapshot(installed);
    const { status, stdout, stderr } = offline(
      ['npx', 'assay', 'run', '--formats', 'json,soap12', '--operations', 'Discount*,Company*'],
      folder,
    );
    expect(stdout, stderr).toMatch(
      /No breach found in (\d+) of \d+ cases\. \1 of \1 selected cases judged\./,
    );
    expect(status).toBe(0);
    expect(snapshot(installed)).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(
      expect.arrayContaining(['assay-report', 'node_modules', 'package-lock.json', 'package.json']),
    );
    expect(readdirSync(folder).filter((name) => !name.endsWith('.tgz'))).toHaveLength(4);
  });

  test('a vite or vitest configuration of the user is not run', { timeout: 120_000 }, () => {
    const trap = "throw new Error('this must not be run');\n";
    for (const name of ['vite.config.js', 'vitest.config.js']) writeFileSync(join(folder, name), trap);
    const { status, stdout, stderr } = offline(
      ['npx', 'assay', '--formats', 'csv', '--operations', 'APIKeyGet'],
      folder,
    );
    expect(status, stdout + stderr).toBe(0);
  });

  test('a test file of the user has its types, and runs in the user’s vitest without a network', {
    timeout: 240_000,
  }, () => {
    // Which the user has installed.
    symlinkSync(join(root, 'node_modules', 'vitest'), join(folder, 'node_modules', 'vitest'), 'dir');
    const own = join(folder, 'own');
    mkdirSync(own);
    writeFileSync(join(own, 'package.json'), '{"private":true,"type":"module"}');
    // Else vitest takes one from a folder above, such as the trap of the test before.
    writeFileSync(join(own, 'vitest.config.js'), 'export default {};\n');
    writeFileSync(join(own, 'user.test.ts'), userTest);
    expect(typeErrors(join(own, 'user.test.ts'))).toEqual([]);
    writeFileSync(join(own, 'hooks.mjs'), `// @ts-check\n${shownModule()}`);
    expect(typeErrors(join(own, 'hooks.mjs'))).toEqual([]);
    const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const { stdout, stderr } = offline(
      [process.execPath, vitest, 'run', '--root', own, '--reporter=json'],
      own,
    );
    const { testResults } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as VitestReport;
    const outcome = new Map(
      testResults.flatMap(({ assertionResults }) =>
        assertionResults.map(({ title, status, failureMessages }) => [title, { status, failureMessages }]),
      ),
    );
    expect(outcome.get('a sandbox answers'), stderr).toEqual({ status: 'passed', failureMessages: [] });
    expect(outcome.get('a run is judged, and a codec writes')?.failureMessages).toEqual([]);
    expect(outcome.get('json/UserGet/own-mine')?.failureMessages[0]).toMatch(
      /UserGet after run,POST[\s\S]*clause: +own-mine \(MUST\) It is so\./,
    );
    const cases = [...outcome].filter(([title]) => title.startsWith('json/APIKeyGet/'));
    expect(cases.length).toBeGreaterThan(10);
    const red = cases.filter(([, { status }]) => status === 'failed');
    expect(red.map(([title]) => title)).toEqual([
      'json/APIKeyGet/ENV-2',
      'json/APIKeyGet/ENV-2/query',
      'json/APIKeyGet/ENV-2/jsonp',
    ]);
    expect(red[0]?.[1].failureMessages[0]).toMatch(
      /clause: +ENV-2 \(MUST\)[\s\S]*again: +assay run --target/,
    );
  });

  test('is small', () => {
    expect(packed.size).toBeLessThanOrEqual(1_000_000);
    expect(packed.entryCount).toBeLessThanOrEqual(400);
    const bytes = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(folder, 'node_modules', name)))
      .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    // The user's own vitest is a link, and not counted.
    expect(bytes).toBeLessThanOrEqual(60_000_000);
  });

  test('its public types are those that were published', async () => {
    const types = readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts'))
      .sort()
      .map((name) => {
        const text = readFileSync(join(installed, 'dist', name), 'utf8');
        const source = ts.createSourceFile(name, text, ts.ScriptTarget.ES2023);
        return `// ${name}\n${ts.createPrinter({ removeComments: true }).printFile(source)}`;
      });
    await expect(types.join('\n')).toMatchFileSnapshot('../golden/publicTypes.txt');
  });

  test('the links of its pages lead to files that it holds', () => {
    const pages = [
      'README.md',
      'CHANGELOG.md',
      ...readdirSync(join(installed, 'docs')).map((page) => `docs/${page}`),
    ];
    const broken = pages
      .filter((page) => page.endsWith('.md'))
      .flatMap((page) =>
        [...readFileSync(join(installed, page), 'utf8').matchAll(/(?<!!)\[[^\]]*\]\((?!https?:|#)([^)#]+)/g)]
          .map(([, link = '']) => join(installed, page, '..', link))
          .filter((target) => !existsSync(target)),
      );
    expect(broken).toEqual([]);
    expect(existsSync(join(installed, 'LICENSE'))).toBe(true);
  });

  test('holds the schemas and nothing but what is built', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    for (const schema of [
      'config/settings.schema.json',
      'config/fixtures.schema.json',
      'config/deviations.schema.json',
      'reports/results.schema.json',
      'cli/diagnose/diagnosis.schema.json',
    ])
      expect(JSON.parse(readFileSync(join(installed, 'dist', schema), 'utf8')).$id).toBe(
        schema.split('/').at(-1),
      );
    expect(files.filter((name) => name.endsWith('.schema.json') && name.includes('records'))).toHaveLength(
      recordSchemas.size,
    );
    expect(files.filter((name) => /(^|\/)(tests|tools|node_modules)(\/|$)|(?<!\.d)\.ts$/.test(name))).toEqual(
      [],
    );
    expect(clauses.size).toBeGreaterThan(80);
  });
});
