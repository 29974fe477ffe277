import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'assay-kits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the stand-in for Assay was started with, and what the shell ended with. */
interface Started {
  readonly code: number | null;
  readonly calls: readonly (readonly string[])[];
  readonly stdout: string;
  readonly output: string;
  readonly summary: string;
}

/** Runs a script of a kit as its CI does, with a stand-in for Assay that notes its arguments and exits with a code. */
function start(
  script: string,
  { shell = 'bash', code, env = {} }: { shell?: string; code: number; env?: Record<string, string> },
): Started {
  const own = mkdtempSync(join(folder, 'job-'));
  const bin = join(own, 'assay', 'node_modules', '.bin');
  mkdirSync(bin, { recursive: true });
  const noted = join(own, 'calls');
  const standIn = `#!/bin/sh
{ printf '=%s\\n' "$@"; echo; } >> '${noted}'
exit ${code}
`;
  writeFileSync(join(bin, 'assay'), standIn);
  chmodSync(join(bin, 'assay'), 0o755);
  for (const file of ['calls', 'output', 'summary']) writeFileSync(join(own, file), '');
  const { status, stdout } = spawnSync(shell, ['-e', '-c', script], {
    cwd: own,
    encoding: 'utf8',
    // bash takes a socket for a login from afar, and reads its settings first.
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      RUNNER_TEMP: own,
      GITHUB_ACTION_PATH: root,
      GITHUB_OUTPUT: join(own, 'output'),
      GITHUB_STEP_SUMMARY: join(own, 'summary'),
      ASSAY_TARGET: 'http://127.0.0.1:1',
      ...env,
    },
  });
  const notes = readFileSync(noted, 'utf8').split('\n\n').slice(0, -1);
  return {
    code: status,
    calls: notes.map((note) => note.split('\n').map((line) => line.slice(1))),
    stdout,
    output: readFileSync(join(own, 'output'), 'utf8'),
    summary: readFileSync(join(own, 'summary'), 'utf8'),
  };
}

describe('the action', () => {
  const action = parse(read('action.yml'));
  const judge = action.runs.steps.find(({ id }: { id?: string }) => id === 'judge');
  const reports = join(folder, 'reports');

  test('uses the inputs that it has, and no others', () => {
    const used = [...read('action.yml').matchAll(/\binputs\.([\w-]+)/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(Object.keys(action.inputs)));
    const commands = action.runs.steps.filter(({ run }: { run?: string }) => run !== undefined);
    for (const { run, shell } of commands) {
      expect(shell).toBe('bash');
      // An input in a script would be run as a part of it.
      expect(run).not.toContain('${{');
    }
  });

  test('names an entry of the known deviations that fails a run alone', () => {
    const stale = join(folder, 'stale');
    mkdirSync(stale);
    const entry = { clause: 'ENV-1', reason: 'It was broken.', count: 0 };
    const deviations = ['stale', 'met'].map((state) => ({ ...entry, state }));
    const content = { summary: { outcome: 'no breach found' }, findings: [], deviations };
    writeFileSync(join(stale, 'results.json'), JSON.stringify(content));
    const env = { ...process.env, GITHUB_OUTPUT: '', GITHUB_STEP_SUMMARY: '' };
    const script = join(root, 'ci/annotations.mjs');
    const { stdout } = spawnSync(process.execPath, [script, stale], { encoding: 'utf8', env });
    expect(stdout).toBe(
      '::error title=Known deviation 0 (ENV-1)::Nothing that it names is broken any more. Remove the entry.\n',
    );
  });

  test('keeps quoted arguments whole, and passes the exit code and the outcome on', () => {
    mkdirSync(reports);
    const finding = {
      status: 'failed',
      clause: 'GET-5',
      level: 'MUST',
      title: 'Wrong: 100%\n::set-output name=x::y',
      message: 'said of one case',
      expected: '"0"',
      actual: '7\n',
      replay: "assay run --cases 'json/UserGet/GET-5' --seed 1",
      places: ['json/UserGet/GET-5'],
    };
    const found = { summary: { outcome: 'does not conform' }, findings: [finding] };
    writeFileSync(join(reports, 'results.json'), JSON.stringify(found));
    writeFileSync(join(reports, 'summary.md'), '# Assay\n');
    const written = (ms: number): void => {
      const at = new Date(Date.now() + ms);
      utimesSync(join(reports, 'results.json'), at, at);
    };
    written(60_000);
    const { code, calls, stdout, output, summary } = start(judge.run, {
      code: 1,
      env: { ASSAY_OUT: reports, ARGUMENTS: "--strict --header 'X-Tenant: $(id) 7'" },
    });
    expect(calls).toEqual([['run', '--strict', '--header', 'X-Tenant: $(id) 7']]);
    expect(code).toBe(1);
    expect(output).toBe('exit-code=1\noutcome=does not conform\n');
    expect(summary).toBe('# Assay\n');
    expect(stdout).toBe(
      [
        '::error title=GET-5 (MUST)%2C 1 case::Wrong: 100%25%0A::set-output name=x::y',
        'expected: "0"%0Aactual: 7%0A',
        'first: json/UserGet/GET-5',
        "again: assay run --cases 'json/UserGet/GET-5' --seed 1\n",
      ].join('%0A'),
    );
    written(-60_000);
    const stale = start(judge.run, { code: 2, env: { ASSAY_OUT: reports, ARGUMENTS: '' } });
    expect([stale.code, stale.output, stale.summary, stale.stdout]).toEqual([2, 'exit-code=2\n', '', '']);
  });

  test.each(['', ' '])('fails where the target is empty (%j), and starts nothing', (target) => {
    const env = { ASSAY_OUT: 'none', ARGUMENTS: '', ASSAY_TARGET: target };
    const { code, calls, stdout } = start(judge.run, { code: 0, env });
    expect([code, calls]).toEqual([2, []]);
    expect(stdout).toBe(
      '::error::target: it is empty; give the input target, the base URL of the server to judge.\n',
    );
  });

  test.each(['', '  ', ' \t\n'])('without arguments (%j) and without a result', (given) => {
    const env = { ASSAY_OUT: 'none', ARGUMENTS: given };
    const { code, calls, output } = start(judge.run, { code: 3, env });
    expect([code, calls, output]).toEqual([3, [['run']], 'exit-code=3\n']);
  });
});

describe.each(['assay', 'assay-shards'])('the component %s for GitLab', (name) => {
  const text = read(`templates/${name}.yml`);
  const [spec, jobs] = parseAllDocuments(text).map((document) => document.toJS());

  test('uses the inputs that it has, and shows the folder of the reports', () => {
    const used = [...text.matchAll(/\$\[\[ inputs\.([\w-]+) \]\]/g)].map(([, input]) => input);
    expect(new Set(used)).toEqual(new Set(Object.keys(spec.spec.inputs)));
    const exposed = Object.values(jobs).filter((job) => (job as Job).artifacts.expose_as !== undefined);
    expect(exposed).toHaveLength(1);
    const [{ artifacts }] = exposed as [Job];
    expect(artifacts.paths).toEqual(['assay-report/']);
    expect(artifacts.reports).toEqual({ junit: 'assay-report/junit.xml' });
  });

  if (name === 'assay-shards')
    test('merges also when a shard was not judged', () => {
      const [, merging] = Object.values(jobs) as [Job, Job & { readonly when: string }];
      expect(merging.when).toBe('always');
    });

  test('fails where the target is empty, before anything is installed', () => {
    const [{ script }] = Object.values(jobs) as [Job];
    const { code, calls } = start(script[0] ?? '', { shell: 'sh', code: 0, env: { ASSAY_TARGET: '' } });
    expect([code, calls]).toEqual([2, []]);
    expect(start(script[0] ?? '', { shell: 'sh', code: 0 }).code).toBe(0);
  });

  test.each([0, 1, 3])('says what the exit code %i of a run means', (code) => {
    const [job] = Object.values(jobs) as [Job];
    const script = job.script
      .filter((line) => !line.startsWith('npm '))
      .join('\n')
      .replaceAll('/tmp/assay/node_modules/.bin/', '')
      .replaceAll('$[[ inputs.arguments ]]', '--strict');
    const started = start(script, { code, env: { CI_NODE_INDEX: '3', CI_NODE_TOTAL: '8' } });
    const sharded = ['run', '--shard', '3/8', '--out', 'shards/3', '--strict'];
    expect(started.calls).toEqual([name === 'assay' ? ['run', '--strict'] : sharded]);
    // A shard that found something is done; the merge says what the whole means.
    expect(started.code).toBe(name === 'assay' || code === 2 || code === 3 ? code : 0);
  });
});

interface Job {
  readonly script: readonly string[];
  readonly artifacts: { readonly paths: unknown; readonly expose_as?: string; readonly reports?: unknown };
}

describe('the jobs for Kubernetes', () => {
  const [claim, shards, merge] = parseAllDocuments(read('ci/kubernetes.yaml')).map((one) => one.toJS());
  const container = (job: typeof shards) => job.spec.template.spec.containers[0];

  test('judge as many shards as there are pods, numbered from 1', () => {
    const { completions, parallelism, completionMode, podFailurePolicy, template } = shards.spec;
    expect([completionMode, parallelism, template.spec.restartPolicy]).toEqual([
      'Indexed',
      completions,
      'Never',
    ]);
    const [rule] = podFailurePolicy.rules;
    expect(rule.onExitCodes.containerName).toBe(container(shards).name);
    const script = container(shards).args[0];
    const last = start(script, { shell: 'sh', code: 1, env: { JOB_COMPLETION_INDEX: `${completions - 1}` } });
    expect(last.calls).toEqual([
      ['run', '--shard', `${completions}/${completions}`, '--out', `/reports/shards/${completions - 1}`],
    ]);
    expect(last.code).toBe(0);
    for (const code of rule.onExitCodes.values)
      expect(start(script, { shell: 'sh', code, env: { JOB_COMPLETION_INDEX: '0' } }).code).toBe(code);
  });

  test('let a run remove what it wrote when a pod is stopped', async () => {
    const own = mkdtempSync(join(folder, 'pod-'));
    const file = (name: string): string => join(own, name);
    // Another process may end a wait too; the run that cleans up ends with a code of its own.
    const standIn = `#!/bin/sh
trap 'sleep 0.3; touch ${file('cleaned')}; exit 4' TERM
touch ${file('began')}
while :; do sleep 0.05; done
`;
    writeFileSync(file('assay'), standIn);
    chmodSync(file('assay'), 0o755);
    const pod = spawn('sh', ['-c', container(shards).args[0]], {
      stdio: 'ignore',
      env: { PATH: `${own}:${process.env.PATH}`, JOB_COMPLETION_INDEX: '0' },
    });
    while (!existsSync(file('began'))) await new Promise((done) => setTimeout(done, 20));
    pod.kill('SIGTERM');
    const [code] = await once(pod, 'exit');
    expect([code, existsSync(file('cleaned'))]).toEqual([0, true]);
  });

  test('write to one volume, and the merge ends with its own exit code', () => {
    for (const job of [shards, merge]) {
      expect(job.spec.template.spec.volumes[0].persistentVolumeClaim.claimName).toBe(claim.metadata.name);
      expect(job.spec.template.spec.securityContext.runAsNonRoot).toBe(true);
    }
    expect(merge.spec.suspend).toBe(true);
    const { code, calls } = start(container(merge).args[0], { shell: 'sh', code: 1 });
    expect([code, calls[0]?.[0], calls[0]?.slice(-2)]).toEqual([1, 'merge', ['--out', '/reports/merged']]);
  });
});

test('the image starts the command of the package as a user who is not root, and holds nothing private', () => {
  const lines = read('Dockerfile')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([A-Z]+) (.*)$/.exec(line)?.slice(1) ?? [line]);
  const known = ['ARG', 'FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'ENTRYPOINT', 'CMD'];
  expect(lines.filter(([instruction = '']) => !known.includes(instruction))).toEqual([]);
  const last = (instruction: string): string =>
    lines.filter(([name]) => name === instruction).at(-1)?.[1] ?? '';
  expect(last('USER')).toBe('node');
  expect(Object.keys(JSON.parse(read('package.json')).bin)).toEqual(JSON.parse(last('ENTRYPOINT')));
  expect(lines.at(-2)?.[0]).toBe('ENTRYPOINT');
  // Only the packed package goes from the build to the image.
  const from = lines.findLastIndex(([name]) => name === 'FROM');
  const copied = lines.slice(from).filter(([name]) => name === 'COPY');
  expect(copied.map(([, what]) => what)).toEqual(['--from=build /packed/ /packed/']);
  const ignored = read('.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules', 'dist', 'fixtures.json']));
});
