import { appendFileSync } from 'node:fs';
import type { Api } from '../../harness/Api.ts';
import type { Case } from '../../harness/Case.ts';
import type { Exchange } from '../../harness/Exchange.ts';
import { exchangeLine } from '../../harness/exchangeLine.ts';
import { openApi } from '../../harness/openApi.ts';
import { openRun } from '../../harness/openRun.ts';
import { openTarget } from '../../harness/openTarget.ts';
import type { Plan } from '../../harness/Plan.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import type { Target } from '../../harness/Target.ts';
import type { Verdict } from '../../harness/Verdict.ts';
import { planRun } from '../../suites/planRun.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { note } from './journal.ts';
import { numberedTarget } from './numberedTarget.ts';
import { secretsOf } from './secretsOf.ts';
import type { Task } from './Task.ts';

/** A target with everything that is sent to it written down. */
export interface Line {
  readonly target: Target;
  /** How many exchanges there were, those before this line included. */
  readonly exchanged: () => number;
}

/** Opens a task's target; its exchanges are appended to the task's file, redacted. */
export function openLine(task: Omit<Task, 'capabilities'>): Line {
  const { settings, runId, firstExchange, exchangesFile } = task;
  const { headers, timeoutMs, concurrency, rate, allow, readOnly } = settings;
  const redact = redactor(secretsOf(settings));
  let last = firstExchange - 1;
  const record = (exchange: Exchange): void => {
    last = Math.max(last, Number(exchange.id.slice(1)));
    appendFileSync(exchangesFile, `${exchangeLine(exchange, redact)}\n`);
  };
  const target = openTarget({
    baseUrl: settings.target,
    headers,
    timeoutMs,
    concurrency,
    rate,
    allow,
    readOnly,
    runId,
    version: suiteVersion,
  });
  return { target: numberedTarget(target, firstExchange, record), exchanged: () => last };
}

/** A run of a task over its plan, which is made anew from the settings: functions do not cross threads. */
export interface Session {
  readonly plan: Plan;
  readonly api: Api;
  readonly judge: (item: Case) => Promise<Verdict>;
  /** Writes down what was observed, and closes the target. */
  readonly close: () => Promise<void>;
}

export function openSession(task: Task): Session {
  const { settings, capabilities, runId, journalFile } = task;
  const { target } = openLine(task);
  const plan = planRun(settings);
  const api = openApi({ target, capabilities, apiKey: settings.apiKey });
  const run = openRun({
    settings,
    capabilities,
    plan,
    runId,
    api,
    redact: redactor(secretsOf(settings)).text,
    onMade: (made) => note(journalFile, { kind: 'made', made }),
  });
  return {
    plan,
    api,
    judge: run.judge,
    close: async () => {
      for (const observation of run.observations()) note(journalFile, { kind: 'observation', observation });
      await target.close();
    },
  };
}
