import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { standingOf } from '../../harness/exchanges/Standing.ts';
import { controlsIn } from '../../harness/preflight/chooseControl.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { TargetError } from '../../harness/target/TargetError.ts';
import type { Route } from '../../harness/transport/routeTo.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { Format } from '../../specs/Format.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import type { Task } from '../run/Task.ts';
import { candidatesIn, chooseGet, newest } from './chooseGet.ts';
import { connectionFacts } from './connectionFacts.ts';
import type { ConnectionFacts } from './Diagnosis.ts';
import { askFailingGet } from './failingGet.ts';
import {
  commonForm,
  type FurtherFacts,
  garbledIn,
  headerForKey,
  hearsAccept,
  lostOnNewConnections,
  otherBases,
  readsPlain,
} from './furtherFacts.ts';
import { judgeAnswers } from './judgeAnswers.ts';
import { hasLostCalls } from './networkTroubles.ts';
import { type Examination, openExamination, startCapabilities } from './openExamination.ts';
import { ignoreOutOfTime, unhurried } from './unhurried.ts';
import type { SecondLooks } from './withSecondLook.ts';

/** What was seen of a target; everything else is made from it. */
export interface Examined {
  readonly connection: ConnectionFacts;
  readonly capabilities: Capabilities | null;
  /** Why there is no target to judge. */
  readonly absent: TargetError | null;
  /** Every answer that was asked for, in order. */
  readonly answers: readonly Answer[];
  readonly exchanges: readonly Exchange[];
  /** The Get that was judged; null if none works. */
  readonly operationName: string | null;
  readonly verdicts: readonly Verdict[];
  /** What further calls told; empty for a sound target. */
  readonly further: FurtherFacts;
  /** Whether the certificate was not checked, because of `--insecure`. */
  readonly isUnchecked: boolean;
  /** How often the target asked for time. */
  readonly waits: number;
  readonly secondLooks: SecondLooks;
}

/** How often each format is asked again for its latency. */
const latencyRounds = 2;

/** Looks at a target by reads alone: the client refuses everything else. `stage` hears what is done. */
export async function examine(
  settings: Task['settings'],
  route: Route,
  stage: (text: string) => void,
): Promise<Examined> {
  const examination = openExamination(settings);
  const { target, open, answers, exchanges, waits, secondLooks } = examination;
  try {
    stage(`Asking ${nameOfTarget(settings.target, settings.apiKey)} what it understands`);
    const [seen, found] = await Promise.all([
      connectionFacts(settings, route),
      preflight({ target, openApi: open, settings }).catch(targetErrorOf),
    ]);
    const isUnchecked = seen.tls !== null && settings.connection.insecure;
    const common = { connection: seen, isUnchecked, answers, exchanges, secondLooks };
    if (found instanceof TargetError) {
      const further = await furtherOfAbsent(examination, settings);
      const nothing = { operationName: null, verdicts: [], capabilities: null };
      return { ...common, ...nothing, absent: found, further, waits: waits() };
    }
    const formats = formatsThatAnswer(settings.formats, answers);
    const judged = await judgedGet(examination, { capabilities: found, formats }, settings, stage);
    const further = await furtherOf(examination, found, settings, formats);
    return { ...common, ...judged, capabilities: found, absent: null, further, waits: waits() };
  } finally {
    await target.close();
  }
}

function targetErrorOf(error: unknown): TargetError {
  if (error instanceof TargetError) return error;
  throw error;
}

/** Chooses a Get, measures its latency and judges its answers. */
async function judgedGet(
  { runId, open, answers, exchanges }: Examination,
  { capabilities, formats }: { readonly capabilities: Capabilities; readonly formats: readonly Format[] },
  settings: Task['settings'],
  stage: (text: string) => void,
): Promise<Pick<Examined, 'operationName' | 'verdicts'>> {
  const api = unhurried(open(capabilities), exchanges);
  const candidates = candidatesIn(settings.scope);
  const operationName = await chooseGet(api, formats[0] ?? 'json', candidates);
  if (operationName !== null) {
    stage('Measuring how long answers take');
    for (let round = 0; round < latencyRounds; round += 1)
      for (const format of formats) await api.call(newest(operationName, format)).catch(ignoreOutOfTime);
  }
  stage('Judging its answers');
  if (operationName !== null && operationName !== candidates[0])
    await askFailingGet(api, candidates[0], formats, answers);
  const verdicts = await judgeAnswers({
    settings,
    capabilities,
    formats,
    api,
    runId,
    operationName: operationName ?? candidates[0],
    redact: redactor(secretsOf(settings)).text,
  });
  return { operationName, verdicts };
}

/** Makes the further calls that what was seen asks for. */
async function furtherOf(
  { open, apart, answers, exchanges, waits }: Examination,
  capabilities: Capabilities,
  { scope, rate }: Task['settings'],
  [working = 'json']: readonly Format[],
): Promise<FurtherFacts> {
  const [control] = controlsIn(scope);
  const strange = commonForm(answers)?.formats[0];
  const api = open(capabilities);
  return {
    ...(garbledIn(exchanges).length > 0 ? { isReadPlain: await readsPlain(api, control, working) } : {}),
    ...(hasLostCalls(exchanges, waits())
      ? { lostApart: await lostOnNewConnections(apart(capabilities), control, working, rate) }
      : {}),
    ...(strange === undefined ? {} : { isAcceptHeard: await hearsAccept(api, control, strange) }),
  };
}
/** Where there is no target: looks whether the key is wanted in a header, or the API is at another path. */
async function furtherOfAbsent(
  { open, answers, isApiAt }: Examination,
  settings: Task['settings'],
): Promise<FurtherFacts> {
  const { target, apiKey, scope } = settings;
  const statuses = answers.flatMap(({ exchange }) => exchange.response?.status ?? []);
  if (statuses.length === 0) return {};
  const isNowhere = statuses.every((status) => status === 404);
  if (!isNowhere && answers.some((answer) => standingOf(answer) === 'fails'))
    return { keyHeader: await headerForKey(open(startCapabilities(settings)), controlsIn(scope)[0], apiKey) };
  const bases = otherBases(target);
  const found = await Promise.all(bases.map(isApiAt));
  return { apiAt: bases.find((_, index) => found[index]) ?? null };
}

/** Without those in which no call was answered: each more call would cost a whole timeout. */
const formatsThatAnswer = (selected: readonly Format[], answers: readonly Answer[]): readonly Format[] =>
  selected.filter((format) =>
    answers.some(({ call, exchange }) => call.format === format && exchange.failure?.kind !== 'timeout'),
  );
