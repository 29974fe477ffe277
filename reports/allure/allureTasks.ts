import { resolve } from 'node:path';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { KeptExchange } from '../exchanges/KeptExchange.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { type Finding, findings } from '../findings.ts';
import { failureText } from '../junit/failureText.ts';
import { isStrictBreach } from '../summarise.ts';
import type { AllureMessage, AllureTask } from './AllureTask.ts';
import { allureMetadata } from './allureMetadata.ts';

/**
 * A finished run in the form that allure-vitest's reporter takes. Epic is the document's section, feature the operation, and
 * story the clause. Format and address are parameters. The kept exchanges of findings are attached.
 *
 * The history id is made from the case's id alone, so that a case is the same in every run.
 */
export function allureTasks(run: FinishedRun): readonly AllureTask[] {
  const all = findings(run);
  const numbers = new Map(all.flatMap(({ places }, index) => places.map((place) => [place, index] as const)));
  return run.verdicts.map((verdict) => {
    const number = numbers.get(verdict.id);
    return task(verdict, run, number === undefined ? undefined : all[number], (number ?? 0) + 1);
  });
}

function task(verdict: Verdict, run: FinishedRun, finding: Finding | undefined, number: number): AllureTask {
  const { id, format, operation, status, exchanges, durationMs } = verdict;
  const fails = status === 'failed' || status === 'errored' || (run.strict && isStrictBreach(verdict));
  const text = finding === undefined ? undefined : failureText(verdict, finding, number, run);
  const kept = finding === undefined ? [] : exchanges.flatMap((each) => run.exchanges.get(each) ?? []);
  return {
    type: 'test',
    mode: 'run',
    name: id,
    // The reporter takes this for the path of a test file, and groups by it.
    file: { filepath: resolve(format, operation) },
    meta: { allureRuntimeMessages: [allureMetadata(verdict, run, text), ...kept.map(attachment)] },
    result: {
      state: fails ? 'fail' : ['blocked', 'notApplicable', 'known'].includes(status) ? 'skip' : 'pass',
      startTime: Date.parse(run.startedAt),
      duration: durationMs,
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

const attachment = (exchange: KeptExchange): AllureMessage => ({
  type: 'attachment_content',
  data: {
    name: `exchange ${exchange.id}`,
    content: Buffer.from(JSON.stringify(exchange, null, 2), 'utf8').toString('base64'),
    encoding: 'base64',
    contentType: 'application/json',
    fileExtension: 'json',
  },
});
