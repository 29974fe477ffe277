import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { roomForYoungObjects } from '../roomForYoungObjects.ts';
import { deafToSignals } from './deafToSignals.ts';
import type { Listener } from './Listener.ts';
import type { JudgedMeta, Task } from './Task.ts';

/** What vitest says about a run, apart from the verdicts. */
interface VitestOutcome {
  /** What went wrong outside single cases: a module that did not load, an error that nobody caught. */
  readonly faults: readonly string[];
}

/** A run in vitest that has started and can be cancelled. */
interface VitestRun {
  readonly done: Promise<VitestOutcome>;
  /** Ends it after the cases under way. */
  readonly cancel: () => void;
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** vitest, prepared to judge the cases of one run. */
export interface Judges {
  /** Starts, and is used only once. */
  readonly start: (task: Task) => VitestRun;
  /** Discards what was never started. */
  readonly close: () => Promise<void>;
}

/**
 * Prepares vitest to judge every case of a plan in one worker thread and to report each verdict to the listener. It is loaded
 * only here, because that takes most of a second. Meanwhile the target can be asked what it understands.
 *
 * Nothing is read from or written to the working folder or the package's folder, and no configuration of a user's runs.
 */
export async function openVitest(concurrency: number, cacheDir: string, listener: Listener): Promise<Judges> {
  const reporter: Reporter = {
    onTestModuleCollected: ({ children }) => {
      listener.planned([...children.allTests()].map(({ name }) => name));
    },
    onTestModuleStart: () => {
      isJudging = true;
      if (isCancelled) cancel();
    },
    onTestCaseResult: (test) => report(test, listener),
  };
  let isCancelled = false;
  let isJudging = false;
  roomForYoungObjects();
  const vitest = await deafToSignals(async () => {
    const { createVitest } = await import('vitest/node');
    return createVitest(
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
        maxConcurrency: concurrency,
        // Requests have their own timeout. A case waits for as many of them as its evidence takes.
        testTimeout: 0,
        hookTimeout: 0,
        disableConsoleIntercept: true,
        // Built code needs no transformation, so Node loads it directly. vite would need a while for a thousand modules.
        server: { deps: { external: [/./] } },
        reporters: [reporter],
      },
      {
        logLevel: 'error',
        cacheDir,
        server: { middlewareMode: true, ws: false, hmr: false, watch: null },
        optimizeDeps: { noDiscovery: true, include: [] },
      },
    );
  });
  const cancel = (): void => {
    isCancelled = true;
    // Not while the cases are collected: that would also skip the end of the session and the calls under way.
    if (isJudging) void vitest.cancelCurrentRun('keyboard-input');
  };
  let isBegun = false;
  const start = (task: Task): VitestRun => {
    isBegun = true;
    const exitCode = process.exitCode;
    vitest.provide('assay', task);
    const done = vitest
      .start()
      .then(({ testModules, unhandledErrors }) => ({ faults: faults(testModules, unhandledErrors) }))
      .finally(() => vitest.close())
      .finally(() => {
        // vitest uses 1 to say that tests failed. Our verdicts decide what that means for us.
        process.exitCode = exitCode;
      });
    return { done, cancel };
  };
  return {
    start,
    close: async () => {
      if (!isBegun) await vitest.close();
    },
  };
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
