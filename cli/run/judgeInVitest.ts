import { fileURLToPath } from 'node:url';
import { createVitest, type Reporter, type TestCase, type TestModule } from 'vitest/node';
import { roomForYoungObjects } from '../roomForYoungObjects.ts';
import type { Listener } from './Listener.ts';
import type { JudgedMeta, Task } from './Task.ts';

/** What vitest says of a run, apart from the verdicts. */
interface VitestOutcome {
  /** What went wrong outside of single cases: a module that did not load, an error that nobody caught. */
  readonly faults: readonly string[];
}

/** A run in vitest that has been prepared and may be cancelled. */
export interface VitestRun {
  readonly done: Promise<VitestOutcome>;
  /** Ends it after the cases that are under way. */
  readonly cancel: () => void;
}

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Judges every case of the plan in one vitest worker thread and tells the listener of each verdict.
 *
 * Nothing is read from or written to the working folder or the package's folder; no configuration of a user's is run.
 */
export async function judgeInVitest(task: Task, cacheDir: string, listener: Listener): Promise<VitestRun> {
  const reporter: Reporter = {
    onTestModuleCollected: ({ children }) => {
      listener.planned([...children.allTests()].length);
      // What was cancelled while the cases were collected would begin now.
      if (isCancelled) cancel();
    },
    onTestCaseResult: (test) => report(test, listener),
  };
  let isCancelled = false;
  let cancel = (): void => {};
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const before = new Map(signals.map((signal) => [signal, process.listeners(signal)] as const));
  const exitCode = process.exitCode;
  roomForYoungObjects();
  const vitest = await createVitest(
    'test',
    {
      root,
      dir: root,
      config: false,
      include: ['vitest/cases.js'],
      exclude: [],
      watch: false,
      cache: false,
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      maxConcurrency: task.settings.concurrency,
      // Requests have their own timeout; a case waits for as many of them as its evidence takes.
      testTimeout: 0,
      hookTimeout: 0,
      disableConsoleIntercept: true,
      // What is built needs no transformation, so that Node loads it by itself; a thousand modules take vite a while.
      server: { deps: { external: [/./] } },
      provide: { assay: task },
      reporters: [reporter],
    },
    {
      logLevel: 'error',
      cacheDir,
      server: { middlewareMode: true, ws: false, hmr: false, watch: null },
      optimizeDeps: { noDiscovery: true, include: [] },
    },
  );
  // vitest's own listeners end the process before any report is written.
  for (const [signal, listeners] of before) {
    for (const listener of process.listeners(signal)) {
      if (!listeners.includes(listener)) process.removeListener(signal, listener);
    }
  }
  const done = vitest
    .start()
    .then(({ testModules, unhandledErrors }) => ({ faults: faults(testModules, unhandledErrors) }))
    .finally(() => vitest.close())
    .finally(() => {
      // vitest says with 1 that tests failed; what that means for us is decided from the verdicts.
      process.exitCode = exitCode;
    });
  cancel = () => {
    isCancelled = true;
    void vitest.cancelCurrentRun('keyboard-input');
  };
  return { done, cancel };
}

function report(test: TestCase, listener: Listener): void {
  const { verdict } = test.meta() as JudgedMeta;
  if (verdict !== undefined) listener.verdict(verdict);
}

function faults(modules: readonly TestModule[], unhandled: readonly unknown[]): readonly string[] {
  const loaded = modules.length === 0 ? ['The cases were not found.'] : [];
  const broken = modules.flatMap((module) => module.errors().map(describe));
  return [...loaded, ...broken, ...unhandled.map(describe)];
}

function describe(error: unknown): string {
  const { name, message, stack } = error as { name?: string; message?: string; stack?: string };
  if (name === 'SettingsError' && message !== undefined) return message;
  return `This is a fault of assay: ${stack ?? message ?? String(error)}`;
}
