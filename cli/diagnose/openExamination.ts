import { startDialect } from '../../harness/dialect/discoverDialect.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { controlsIn } from '../../harness/preflight/chooseControl.ts';
import type { Api } from '../../harness/target/Api.ts';
import { type Capabilities, plainCapabilities } from '../../harness/target/Capabilities.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { openTarget } from '../../harness/target/openTarget.ts';
import type { Target } from '../../harness/target/Target.ts';
import { withinScope } from '../../harness/target/withinScope.ts';
import { patience } from '../../harness/transport/patience.ts';
import { raiseRedacted } from '../run/files/redacted.ts';
import { newRunId } from '../run/newRunId.ts';
import type { Task } from '../run/Task.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { answersAsApi } from './furtherFacts.ts';
import { type SecondLooks, withSecondLook } from './withSecondLook.ts';

/** Preflight asks the formats at once. */
const mostAtOnce = 8;

/** How long another path of the host may take to answer, in milliseconds. */
const elsewhereMs = 3000;

/** How long a target that asks for time is waited for, in milliseconds: all in all, and for one call. */
const patienceMs = [8000, 3000] as const;

/** A target that is open for reads alone, and what was seen of it so far. */
export interface Examination {
  readonly runId: string;
  readonly target: Target;
  /** A client of the target. Its answers are noted. */
  readonly open: (capabilities: Capabilities) => Api;
  /** Whether the API answers at another base URL. */
  readonly isApiAt: (baseUrl: string) => Promise<boolean>;
  /** Every answer that was asked for, in order. */
  readonly answers: readonly Answer[];
  readonly exchanges: readonly Exchange[];
  /** How often the target asked for time. */
  readonly waits: () => number;
  /** What failed and was asked again. */
  readonly secondLooks: SecondLooks;
  /** A client that opens a connection of its own for each call. */
  readonly apart: (capabilities: Capabilities) => Api;
}

/** Opens a target for a diagnosis. The client refuses everything but reads. */
export function openExamination(settings: Task['settings']): Examination {
  const { headers, hooks, connection, timeoutMs, rate, apiKey, scope } = settings;
  const runId = newRunId();
  const exchanges: Exchange[] = [];
  const answers: Answer[] = [];
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
  const { target, looks } = withSecondLook(openAt(settings.target));
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
  const isApiAt = async (baseUrl: string): Promise<boolean> => {
    const other = openAt(baseUrl, Math.min(timeoutMs, elsewhereMs));
    try {
      const api = openApi({ target: other, capabilities: startCapabilities(settings), apiKey });
      return await answersAsApi(api, controlsIn(scope)[0]);
    } finally {
      await other.close();
    }
  };
  return {
    runId,
    target,
    open,
    apart: (known) => eachApart(() => openAt(settings.target), known, apiKey),
    isApiAt,
    answers,
    exchanges,
    waits: () => waits,
    secondLooks: looks,
  };
}

/** A client that opens a target for each call, and with it a connection. */
const eachApart = (open: () => Target, capabilities: Capabilities, apiKey: string): Api => ({
  call: async (call) => {
    const target = open();
    try {
      return await openApi({ target, capabilities, apiKey }).call(call);
    } finally {
      await target.close();
    }
  },
});

/** What is taken for the capabilities of a target before it is asked. */
export const startCapabilities = (settings: Task['settings']): Capabilities =>
  plainCapabilities(startDialect(settings));
