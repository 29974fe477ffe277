import { setImmediate } from 'node:timers/promises';
import { plainGetsIn, type Scope } from '../../config/scope.ts';
import { newestMembers } from '../../generators/messages/readMembers.ts';
import { startDialect } from '../../harness/dialect/discoverDialect.ts';
import type { Answer, Call } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { plainRead } from '../../harness/exchanges/plainRead.ts';
import { controlsIn } from '../../harness/preflight/chooseControl.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import { standingOf } from '../../harness/preflight/Standing.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import type { Api } from '../../harness/target/Api.ts';
import { type Capabilities, plainCapabilities } from '../../harness/target/Capabilities.ts';
import { OutageError } from '../../harness/target/OutageError.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { openTarget } from '../../harness/target/openTarget.ts';
import type { Target } from '../../harness/target/Target.ts';
import { TargetError } from '../../harness/target/TargetError.ts';
import { withinScope } from '../../harness/target/withinScope.ts';
import { patience } from '../../harness/transport/patience.ts';
import type { Route } from '../../harness/transport/routeTo.ts';
import { throttle } from '../../harness/transport/throttle.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import { raiseRedacted } from '../run/files/redacted.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { newRunId } from '../run/newRunId.ts';
import type { Task } from '../run/Task.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { connectionFacts } from './connectionFacts.ts';
import type { ConnectionFacts } from './Diagnosis.ts';
import {
  answersAsApi,
  commonForm,
  type FurtherFacts,
  garbledIn,
  headerForKey,
  hearsAccept,
  otherBases,
  readsPlain,
} from './furtherFacts.ts';
import { judgeAnswers } from './judgeAnswers.ts';

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
}

/** A diagnosis judges nothing new after this time, in milliseconds. */
const judgingMs = 45_000;

/** Where records change all the time, the clauses would read them again and again. */
const mostCalls = 90;

/** Why a call was not made. */
export const whyNotCalled = 'that takes more calls or more time than a diagnosis has';

/** Preflight asks the formats at once. */
const mostAtOnce = 8;

/** How long another path of the host may take to answer, in milliseconds. */
const elsewhereMs = 3000;

/** Latency is measured with one call under way at a time, unless each call takes longer than this, in milliseconds. */
const slowMs = 300;
const atOnceIfSlow = 4;

/** How long a target that asks for time is waited for, in milliseconds: all in all, and for one call. */
const patienceMs = [8000, 3000] as const;

/** Gets with a named route, which have every kind of address. Orders come first, because they hold dates. */
const withEveryAddress: readonly string[] = ['SalesOrderGet', 'ProductClientGet', 'DashboardBoxGet'];

/** The Gets of which one is judged, the foremost first: those with every address, or any others if none of these is in scope. */
export function candidatesIn(scope: Scope): readonly [string, ...string[]] {
  const left = withEveryAddress.filter((name) => !scope.withoutOperations.includes(name));
  const lists = plainGetsIn(scope).filter((name) => operationNamed(name).list !== undefined);
  const [first, ...rest] = left.length > 0 ? left : [...lists, ...controlsIn(scope)];
  if (first === undefined) throw new Error('the scope leaves no Get');
  return [first, ...rest.slice(0, withEveryAddress.length - 1)];
}

/** How often each format is asked again for its latency. */
const latencyRounds = 2;

/** Looks at a target by reads alone: the client refuses everything else. `stage` hears what is done. */
export async function examine(
  settings: Task['settings'],
  route: Route,
  stage: (text: string) => void,
): Promise<Examined> {
  const runId = newRunId();
  const exchanges: Exchange[] = [];
  const answers: Answer[] = [];
  const { headers, hooks, connection, timeoutMs, rate, apiKey, scope } = settings;
  const [control] = controlsIn(scope);
  let waits = 0;
  const openAt = (baseUrl: string, ofCallMs = timeoutMs): Target => {
    const target = openTarget({
      baseUrl,
      headers,
      hooks,
      connection,
      rate,
      runId,
      version: suiteVersion,
      timeoutMs: ofCallMs,
      concurrency: Math.min(mostAtOnce, settings.concurrency),
      allow: [],
      readOnly: true,
      patience: patience(...patienceMs),
      record: (exchange) => exchanges.push(exchange),
      waiting: () => {
        waits += 1;
      },
    });
    return { ...target, send: (request) => target.send(request).catch(raiseRedacted(settings)) };
  };
  const target = openAt(settings.target);
  const open = (capabilities: Capabilities): Api => {
    const api = withinScope(openApi({ target, capabilities, apiKey }), scope);
    return {
      call: async (call) => {
        const answer = await api.call(call);
        answers.push(answer);
        return answer;
      },
    };
  };
  const asked = async (): Promise<Capabilities | TargetError> => {
    try {
      return await preflight({ target, openApi: open, settings });
    } catch (error) {
      if (error instanceof TargetError) return error;
      throw error;
    }
  };
  try {
    stage(`Asking ${nameOfTarget(settings.target, apiKey)} what it understands`);
    const [seen, found] = await Promise.all([connectionFacts(settings, route), asked()]);
    const isUnchecked = seen.tls !== null && connection.insecure;
    const common = { connection: seen, isUnchecked, answers, exchanges, operationName: null, verdicts: [] };
    if (found instanceof TargetError) {
      const further = await furtherOfAbsent(open(start(settings)), answers, settings, async (baseUrl) => {
        const other = openAt(baseUrl, Math.min(timeoutMs, elsewhereMs));
        try {
          return await answersAsApi(
            openApi({ target: other, capabilities: start(settings), apiKey }),
            control,
          );
        } finally {
          await other.close();
        }
      });
      return { ...common, capabilities: null, absent: found, further, waits };
    }
    const alive = formatsThatAnswer(settings.formats, answers);
    const api = unhurried(open(found), exchanges);
    const operationName = await chooseGet(api, alive[0] ?? 'json', candidatesIn(scope));
    if (operationName !== null) {
      stage('Measuring how long answers take');
      for (let round = 0; round < latencyRounds; round += 1)
        for (const format of alive) await api.call(newest(operationName, format)).catch(ignoreOutOfTime);
    }
    stage('Judging its answers');
    const verdicts = await judgeAnswers({
      settings,
      capabilities: found,
      formats: alive,
      api,
      runId,
      operationName: operationName ?? candidatesIn(scope)[0],
      redact: redactor(secretsOf(settings)).text,
    });
    const [working = 'json'] = alive;
    const strange = commonForm(answers)?.formats[0];
    const asking = open(found);
    const further: FurtherFacts = {
      ...(garbledIn(exchanges).length > 0 ? { isReadPlain: await readsPlain(asking, control, working) } : {}),
      ...(strange === undefined ? {} : { isAcceptHeard: await hearsAccept(asking, control, strange) }),
    };
    return { ...common, operationName, verdicts, capabilities: found, absent: null, further, waits };
  } finally {
    await target.close();
  }
}

const start = (settings: Task['settings']): Capabilities => plainCapabilities(startDialect(settings));

/** Where there is no target: looks whether the key is wanted in a header, or the API is at another path. */
async function furtherOfAbsent(
  api: Api,
  answers: readonly Answer[],
  { target, apiKey, scope }: Task['settings'],
  isApiAt: (baseUrl: string) => Promise<boolean>,
): Promise<FurtherFacts> {
  const statuses = answers.flatMap(({ exchange }) => exchange.response?.status ?? []);
  if (statuses.length === 0) return {};
  const isNowhere = statuses.every((status) => status === 404);
  if (!isNowhere && answers.some((answer) => standingOf(answer) === 'fails'))
    return { keyHeader: await headerForKey(api, controlsIn(scope)[0], apiKey) };
  const bases = otherBases(target);
  const found = await Promise.all(bases.map(isApiAt));
  return { apiAt: bases.find((_, index) => found[index]) ?? null };
}

/** Without those in which no call was answered: each more call would cost a whole timeout. */
const formatsThatAnswer = (selected: readonly Format[], answers: readonly Answer[]): readonly Format[] =>
  selected.filter((format) =>
    answers.some(({ call, exchange }) => call.format === format && exchange.failure?.kind !== 'timeout'),
  );

/** Calls one at a time, so that none waits for another. It makes no more calls than a diagnosis may, and none after its time. */
function unhurried(api: Api, before: readonly Exchange[]): Api {
  const quickest = Math.min(...before.map(({ timings }) => timings.durationMs));
  const gate = throttle(quickest > slowMs ? atOnceIfSlow : 1, null);
  const endsAt = performance.now() + judgingMs;
  let calls = 0;
  return {
    call: async (call) => {
      await gate.enter();
      try {
        calls += 1;
        if (calls > mostCalls || performance.now() > endsAt) throw new OutageError(whyNotCalled);
        const answer = await api.call(call);
        // Answers are judged in this thread, and a call that is timed must not wait for that.
        await setImmediate();
        return answer;
      } finally {
        gate.leave(true);
      }
    },
  };
}

function ignoreOutOfTime(error: unknown): undefined {
  if (!(error instanceof OutageError)) throw error;
}

const newest = (operationName: string, format: Format): Call => ({
  ...plainRead(operationName, format),
  members: isLimited(operationNamed(operationName)) ? newestMembers(operationNamed(operationName)) : {},
  caseId: 'diagnose',
});

const isLimited = ({ request }: Operation): boolean =>
  request.some(({ name }) => name === 'ReturnTopNRecords');

/** The first of the candidates that works; null if none does, or if there is no time to find out. */
export async function chooseGet(
  api: Api,
  format: Format,
  candidates: readonly string[],
): Promise<string | null> {
  for (const name of candidates) {
    const answer = await api.call(newest(name, format)).catch(ignoreOutOfTime);
    if (answer !== undefined && standingOf(answer) === 'works') return name;
  }
  return null;
}
