import { fileURLToPath } from 'node:url';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { roomForYoungObjects } from '../roomForYoungObjects.ts';
import { deafToSignals } from './deafToSignals.ts';
import type { Listener } from './Listener.ts';
import type { JudgedMeta, Task } from './Task.ts';

/** What vitest says of a run, apart from the verdicts. */
interface VitestOutcome {
  /** What went wrong outside of single cases: a module that did not load, an error that nobody caught. */
  readonly faults: readonly string[];
}

/** A run in vitest that has begun and may be cancelled. */
interface VitestRun {
  readonly done: Promise<VitestOutcome>;
  /** Ends it after the cases that are under way. */
  readonly cancel: () => void;
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** vitest, made ready to judge the cases of one run. */
export interface Judges {
  /** Begins, and is done once; nothing may be begun twice. */
  readonly start: (task: Task) => VitestRun;
  /** Gives up what was never begun. */
  readonly close: () => Promise<void>;
}

/**
 * Makes vitest ready to judge every case of a plan in one worker thread and to tell the listener of each verdict. It is loaded
 * here and not before: that takes most of a second, in which the target can be asked what it understands.
 *
 * Nothing is read from or written to the working folder or the package's folder; no configuration of a user's is run.
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
        // Requests have their own timeout; a case waits for as many of them as its evidence takes.
        testTimeout: 0,
        hookTimeout: 0,
        disableConsoleIntercept: true,
        // What is built needs no transformation, so that Node loads it by itself; a thousand modules take vite a while.
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
    // Not while the cases are collected: what ends the session, and the calls that are under way, would be passed over too.
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
        // vitest says with 1 that tests failed; what that means for us is decided from the verdicts.
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
