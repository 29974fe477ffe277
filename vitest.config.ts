import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { testsOnCompiled } from './tools/testsOnCompiled.mjs';

const times = { testTimeout: 60_000, hookTimeout: 120_000 };

const builtTests = [
  'tests/cli/{arrangements,closedTerminal,embedded,farTarget,fullDisk,goneReader,interruption,puttingOff,redaction,resume,reusedIds,serve}.test.ts',
  'tests/field/{busyTarget,byCommand,cleanup,folder,manyOrders,tunnelled}.test.ts',
  'tests/bench/**/*.test.ts',
  'tests/packaging/**/*.test.ts',
  'tests/foreign/commandLine.test.ts',
  'tests/browser/**/*.test.ts',
  'tests/prove/sample.test.ts',
  'tests/hooks/threads.test.ts',
  'tests/certify/built.test.ts',
];

// Our tests change nothing that others see, so that a worker reads the suites and the server once for all of its files.
// More workers than cores: some tests wait for a slow target, and the main thread has little to do.
const tests = {
  name: 'tests',
  include: ['tests/**/*.test.ts'],
  exclude: builtTests,
  execArgv: ['--max-semi-space-size=64'],
  isolate: false,
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  ...times,
};

// What runs the published command needs it built; after the others, because each of these keeps more than one core busy.
const command = {
  name: 'command',
  include: builtTests,
  globalSetup: ['tests/buildOnce.ts'],
  maxWorkers: 2,
  sequence: { groupOrder: 1 },
  ...times,
};

// The same cases as `assay run`, on the embedded reference server or on ASSAY_TARGET, for an IDE's test explorer.
const suites = {
  name: 'suites',
  include: ['cli/vitest/cases.ts'],
  pool: 'threads' as const,
  isolate: false,
  ...times,
};

// A bare `vitest` is for our own tests; the suites come when they are asked for, and in an IDE.
const asked =
  process.argv.some((word) => /^(--project=)?suites$/.test(word)) || process.env.VITEST_VSCODE === 'true';

// A vitest that watches reads the sources itself, so that it sees each change.
const isOneRun = process.argv[2] === 'run' && !process.argv.some((word) => /^(?:-w|--watch)$/.test(word));
const plugins = isOneRun ? [await testsOnCompiled(import.meta.dirname)] : [];

export default defineConfig({
  test: {
    projects: [{ plugins, test: tests }, { plugins, test: command }, ...(asked ? [{ test: suites }] : [])],
  },
});
