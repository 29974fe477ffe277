import { resolve } from 'node:path';
import { flakyPrefix } from '../../harness/verdicts/breachMessage.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { countsAsFailed } from '../countsAsFailed.ts';
import type { KeptExchange } from '../exchanges/KeptExchange.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { type Finding, findings } from '../findings.ts';
import { failureText } from '../junit/failureText.ts';
import { type RunTrouble, runTroubles } from '../runTroubles.ts';
import type { AllureTask } from './AllureTask.ts';
import { allureMetadata, metadataOfRun } from './allureMetadata.ts';

/**
 * A finished run in the form that allure-vitest's reporter takes. Epic is the document's section, feature the operation, and
 * story the clause. Suites are operation, format and clause. Format and address are parameters.
 *
 * The history id is made from the case's id alone, so that a case is the same in every run.
 */
export function allureTasks(run: FinishedRun): readonly AllureTask[] {
  const all = findings(run);
  const numbers = new Map(all.flatMap(({ cases }, index) => cases.map((id) => [id, index] as const)));
  const ofCases = run.verdicts.map((verdict) => {
    const number = numbers.get(verdict.id);
    return task(verdict, run, number === undefined ? undefined : all[number], (number ?? 0) + 1);
  });
  return [...ofCases, ...runTroubles(run).map((trouble) => taskOfRun(trouble, run))];
}

/** A known deviation that is to go is a failure, and an incomplete run is an error, as in junit.xml. */
function taskOfRun({ kind, name, message }: RunTrouble, { startedAt, durationMs }: FinishedRun): AllureTask {
  const isLate = kind === 'outdated';
  return {
    type: 'test',
    mode: 'run',
    name,
    file: { filepath: resolve(isLate ? 'deviations' : 'run') },
    meta: { allureRuntimeMessages: [metadataOfRun(name, message)] },
    result: {
      state: 'fail',
      startTime: Date.parse(startedAt) + durationMs,
      duration: 1,
      errors: [{ name: isLate ? 'AssertionError' : 'Error', message, stack: message }],
    },
  };
}

function task(verdict: Verdict, run: FinishedRun, finding: Finding | undefined, number: number): AllureTask {
  const { id, format, operation, status, durationMs } = verdict;
  const fails = status === 'errored' || countsAsFailed(verdict, run.strict);
  const text = finding === undefined ? undefined : failureText(verdict, finding, number, run);
  // For 0, the reporter takes the time at which it writes the result for the end of the test.
  const duration = Math.max(1, durationMs);
  return {
    type: 'test',
    mode: 'run',
    name: id,
    // The reporter takes this for the path of a test file, and groups by it.
    file: { filepath: resolve(format, operation) },
    meta: { allureRuntimeMessages: [allureMetadata(verdict, run, text)] },
    result: {
      state: fails ? 'fail' : ['blocked', 'notApplicable', 'known'].includes(status) ? 'skip' : 'pass',
      startTime: (run.judgedAt?.get(id) ?? Date.parse(run.startedAt)) - duration,
      duration,
      ...(fails ? { errors: [error(verdict, text ?? '')] } : {}),
    },
  };
}

/** Allure counts only an AssertionError as a failure, and anything else as a fault of the tests. */
const error = ({ status, message = status }: Verdict, text: string) => ({
  name: status === 'errored' ? 'Error' : 'AssertionError',
  message,
  stack: text,
});

/** What the reporter has no words for, and is added to a result before it is written. */
export interface AllureDetails {
  /** Why a case was not judged, or what is only warned of; undefined for all others. */
  readonly message: string | undefined;
  /** The kept exchanges of a finding's case, which share their files with all others. */
  readonly exchanges: readonly KeptExchange[];
}

/** The details of each case, by its id. */
export function allureDetails(run: FinishedRun): ReadonlyMap<string, AllureDetails> {
  const ofFinding = new Set(findings(run).flatMap(({ cases }) => cases));
  return new Map(
    run.verdicts.map(({ id, status, cause, message = status, exchanges }) => [
      id,
      {
        message:
          status === 'warned'
            ? `warned: ${message}`
            : ['blocked', 'notApplicable', 'known'].includes(status)
              ? `${cause ?? status}: ${message}`
              : undefined,
        exchanges: ofFinding.has(id) ? exchanges.flatMap((each) => run.exchanges.get(each) ?? []) : [],
      },
    ]),
  );
}

/** The categories of the problems that Allure lists together. */
export const allureCategories = [
  { name: 'Breaches', matchedStatuses: ['failed'] },
  {
    name: 'Flaky: did not repeat when it was read again',
    matchedStatuses: ['broken'],
    messageRegex: `${flakyPrefix}.*`,
  },
  { name: 'Errors on our side or the network', matchedStatuses: ['broken'] },
  { name: 'Warnings: a SHOULD or NOTE is broken', matchedStatuses: ['passed'], messageRegex: 'warned: .*' },
  { name: 'Known deviations', matchedStatuses: ['skipped'], messageRegex: 'known: .*' },
  { name: 'Not judged', matchedStatuses: ['skipped'] },
] as const;
