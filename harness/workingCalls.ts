import { isRecord } from '../specs/isRecord.ts';
import type { Answer, Call } from './Answer.ts';
import type { Api } from './Api.ts';
import type { Evidence } from './Evidence.ts';
import { everyAnswer } from './everyAnswer.ts';

/** Plain reads that a target took in this run: by them, asked again, a key that was revoked meanwhile is known. */
export interface WorkingCalls {
  /** Looks at each answer of the run for a call that works. */
  readonly heard: (answer: Answer) => void;
  /**
   * Why evidence may say nothing of a clause: a call in it was not answered with success, and of the very calls that worked
   * before none does any more. Undefined where one still works, or none ever did, or one was answered with success later
   * than all of the evidence; never rejects for what a target does.
   */
  readonly lost: (evidence: Evidence) => Promise<string | undefined>;
}

/** One of them may have come to fail for what the run itself wrote. */
const enough = 2;

export function workingCalls({ call: ask }: Api): WorkingCalls {
  const known: Call[] = [];
  let lastSuccess = 0;
  const asked = new WeakMap<Evidence, Promise<string | undefined>>();

  let gone: { readonly said: string; readonly since: number } | undefined;

  const refusedNow = async (): Promise<string | undefined> => {
    // A target that is gone is not asked again for every case that it has no answer to.
    if (gone !== undefined && gone.since === lastSuccess) return gone.said;
    let said: string | undefined;
    const since = lastSuccess;
    for (const call of [...known]) {
      const answer = await ask({ ...call, caseId: 'still let in', urgent: true });
      if (isSuccess(answer)) return undefined;
      said ??= `${call.operationName} in ${call.format}, which worked before, now brings ${inWords(answer)}`;
    }
    gone = said === undefined ? undefined : { said, since };
    return said;
  };

  return {
    heard: (answer) => {
      const { call } = answer;
      if (isOwnKey(answer) && isSuccess(answer)) lastSuccess = Math.max(lastSuccess, begun(answer));
      if (known.length >= enough || !isPlainRead(call) || !isSuccess(answer)) return;
      if (!known.some(({ operationName }) => operationName === call.operationName)) known.push(call);
    },
    lost: async (evidence) => {
      const doubtful = everyAnswer(evidence).filter((answer) => isOwnKey(answer) && !isSuccess(answer));
      if (evidence.silence === 'judged' || doubtful.every((answer) => ended(answer) < lastSuccess))
        return undefined;
      const asking = asked.get(evidence) ?? refusedNow();
      asked.set(evidence, asking);
      return asking;
    },
  };
}

const isOwnKey = ({ call }: Answer): boolean => call.keyAs === undefined && !('APIKEY' in call.members);

const isPlainRead = ({ operation, keyAs, altered, members }: Call): boolean =>
  operation?.kind === 'get' && keyAs === undefined && altered === undefined && !('APIKEY' in members);

const begun = ({ exchange }: Answer): number => Date.parse(exchange.timings.startedAt);

const ended = (answer: Answer): number => begun(answer) + answer.exchange.timings.durationMs;

function isSuccess({ decoded, detour, exchange }: Answer): boolean {
  const status = decoded?.value.ResponseStatus;
  return detour === null && exchange.response?.status === 200 && isRecord(status) && status.ErrorCode === '0';
}

function inWords({ exchange, decoded }: Answer): string {
  if (exchange.response === null) return 'no answer';
  const status = decoded?.value.ResponseStatus;
  const code = isRecord(status) ? `, ErrorCode ${JSON.stringify(status.ErrorCode)}` : '';
  return `HTTP ${exchange.response.status}${code}`;
}
