import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { isWhole } from '../../config/scope.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { insecureNote, scopeNote } from '../closingSentence.ts';
import type { KeptExchange } from '../exchanges/KeptExchange.ts';
import type { FinishedRun } from '../FinishedRun.ts';
import { type Finding, findings } from '../findings.ts';
import { failureText } from '../junit/failureText.ts';
import { isStrictBreach } from '../summarise.ts';
import type { AllureMessage, AllureTask } from './AllureTask.ts';

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
    meta: { allureRuntimeMessages: [metadata(verdict, run, text), ...kept.map(attachment)] },
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

const severities = { MUST: 'critical', SHOULD: 'normal', NOTE: 'minor', OPEN: 'trivial' } as const;

function metadata(verdict: Verdict, run: FinishedRun, text: string | undefined): AllureMessage {
  const { id, clause, level, operation, format, address, status, cause, message = '' } = verdict;
  const { section = clause, statement = '' } = run.clauses.find((each) => each.id === clause) ?? {};
  const key = createHash('sha256').update(id).digest('hex').slice(0, 32);
  const isBreach = status === 'warned' || status === 'known';
  const told = isBreach ? (text ?? message) : cause === undefined ? '' : `${cause}: ${message}`;
  return {
    type: 'metadata',
    data: {
      displayName: id,
      testCaseId: key,
      historyId: key,
      description: [
        `${clause} (${level}) ${statement}`,
        ...(run.insecure ? ['', insecureNote] : []),
        ...(isWhole(run.scope) ? [] : ['', scopeNote(run.scope)]),
        ...(told === '' ? [] : ['', asCode(told)]),
      ].join('\n'),
      labels: [
        { name: 'epic', value: section },
        { name: 'feature', value: operation === '-' ? 'no operation in particular' : operation },
        { name: 'story', value: clause },
        { name: 'severity', value: severities[level] },
        { name: 'tag', value: status },
      ],
      parameters: [
        { name: 'format', value: format },
        { name: 'address', value: address },
      ],
    },
  };
}

/** Indented by four, every line of Markdown is code, whatever a target put there. */
const asCode = (text: string): string => text.replace(/^/gm, '    ');

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
