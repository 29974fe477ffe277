import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { openRun } from '../../harness/openRun.ts';
import { keyFinder } from '../../harness/redaction/keyFinder.ts';
import type { Redact } from '../../harness/redaction/Redact.ts';
import type { Api } from '../../harness/target/Api.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { diagnose } from '../../reports/diagnosis/diagnose.ts';
import type { Format } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import type { Task } from '../run/Task.ts';
import { checkedClauses } from './answerChecks.ts';

/** The clauses of the addresses, and that of the key. */
const addressClauses = ['FMT-1', 'FMT-3', 'FMT-4', 'FMT-6', 'FMT-7', 'FMT-8', 'FMT-9', 'AUTH-1'];

/** Scenarios that read the newest records at every address, or compare what was read. */
const plainScenarios = [plainCall, 'every-format', 'same-elsewhere'];

interface Judging {
  readonly settings: Task['settings'];
  readonly capabilities: Capabilities;
  readonly formats: readonly Format[];
  /** The Get that is judged. */
  readonly operationName: string;
  readonly api: Api;
  readonly runId: string;
  readonly redact: Redact;
}

/**
 * Judges the plain answers of one Get, in all formats at all addresses, by the clauses of the suite. Some thirty reads; a breach is read
 * again before it is believed.
 */
export async function judgeAnswers(judging: Judging): Promise<readonly Verdict[]> {
  const { settings, capabilities, formats, operationName, api, runId, redact } = judging;
  const selection = {
    formats,
    operations: [operationName],
    clauses: [...addressClauses, ...checkedClauses],
    cases: [],
    scope: settings.scope,
  };
  const all = planRun(selection);
  const plain = all.cases.filter(({ evidence }) =>
    plainScenarios.includes(all.evidence.get(evidence)?.scenario ?? ''),
  );
  const plan = planRun({ ...selection, cases: plain.map(({ id }) => id) });
  const { target, apiKey, seed } = settings;
  const run = openRun({
    settings: { fixtures: {}, seed, runs: 1, maxRecords: 20, listenerUrl: null, target },
    scope: settings.scope,
    capabilities,
    plan,
    runId,
    api,
    redact,
    findKey: keyFinder(apiKey),
    diagnose,
  });
  try {
    const isPlain = ({ evidence, address }: Case): boolean =>
      address !== 'jsonp' && plan.evidence.get(evidence)?.scenario === plainCall;
    const verdicts = await Promise.all(plan.cases.filter(isPlain).map(run.judge));
    // Where records change all the time, comparisons are read again and again. They must leave calls for the rest.
    for (const item of plan.cases) if (!isPlain(item)) verdicts.push(await run.judge(item));
    return verdicts;
  } finally {
    await run.stop();
  }
}

/** The answers to one Get at its default addresses, one for each format, the documented way. */
export const plainAnswers = (answers: readonly Answer[], operationName: string): readonly Answer[] => {
  const first = new Map<Format, Answer>();
  for (const answer of answers) {
    const { operationName: name, format, address } = answer.call;
    if (name === operationName && (address === 'path' || address === 'soap') && !first.has(format))
      first.set(format, answer);
  }
  return [...first.values()];
};
