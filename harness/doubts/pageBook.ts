import { effectOf } from '../addressing/effectOf.ts';
import type { Gathered } from '../evidence/Evidence.ts';
import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import type { Answer, Call, Moment } from '../exchanges/Answer.ts';
import { isForeignPage } from '../exchanges/foreignPage.ts';
import { statusIn } from '../exchanges/statusBlock.ts';
import { sendsTheRightKey } from '../target/sendsTheRightKey.ts';
import { fateOf } from '../writes/fateOf.ts';

/** What a run remembers of the pages among its answers, and of the writes that the target itself answered. */
export interface PageBook {
  /** Takes note of an answer: of a page, or of a write that the target itself answered. */
  readonly noteAnswer: (answer: Answer) => void;
  /** Takes note of what is gathered, because the rest of it is let go. */
  readonly noteEvidence: (gathered: Gathered, spec: EvidenceSpec) => void;
  /** The pages that answered calls of a piece of evidence. */
  readonly pagesOf: (caseId: string) => readonly Answer[];
  /** What is kept of the answer to evidence of the plan, once it is gathered. */
  readonly answerTo: (key: string) => Promise<KeptAnswer | undefined>;
  /** Whether the target itself has answered a write at the place of an answer. */
  readonly hasAnsweredAt: (answer: Answer) => boolean;
  /** Whether the target itself answered a write after one of two answers and before the other one. */
  readonly hasAnsweredBetween: (one: Answer, other: Answer) => boolean;
}

/** `settled` gathers evidence of the plan, and settles when that is done. */
export function pageBook(settled: (keys: readonly string[]) => Promise<void>): PageBook {
  const inCalls = new Map<string, readonly Answer[]>();
  /** When the target itself answered writes of the run, and where. */
  const good: Moment[] = [];
  const taken = new Set<string>();
  const answersByKey = new Map<string, KeptAnswer>();
  return {
    noteAnswer: (answer) => {
      if (!isForeignPage(answer)) {
        if (!isGoodWrite(answer)) return;
        good.push(answer.moment);
        taken.add(placeOf(answer.call));
        return;
      }
      const { caseId } = answer.call;
      inCalls.set(caseId, [...(inCalls.get(caseId) ?? []), answer]);
    },
    noteEvidence: (gathered, { key }) => {
      const answer = gathered.kind === 'evidence' ? gathered.evidence.answer : gathered.answer;
      if (answer !== undefined && answer.exchange.response !== null)
        answersByKey.set(key, keptAnswer(answer, gathered.kind === 'evidence'));
    },
    pagesOf: (caseId) => inCalls.get(caseId) ?? [],
    answerTo: async (key) => {
      await settled([key]);
      return answersByKey.get(key);
    },
    hasAnsweredAt: ({ call }) => taken.has(placeOf(call)),
    hasAnsweredBetween: (one, other) => good.some((moment) => isBetween(moment, one, other)),
  };
}

/** Whether a call was made after one of two others and before the other one. */
function isBetween({ sent, answered }: Moment, ...others: readonly [Answer, Answer]): boolean {
  const [first, second] = others
    .flatMap(({ moment }) => moment ?? [])
    .sort((one, other) => one.sent - other.sent);
  return first !== undefined && second !== undefined && first.answered < sent && answered < second.sent;
}

/** A write that the target itself answered. */
const isGoodWrite = (answer: Answer): answer is Answer & { readonly moment: Moment } =>
  answer.moment !== undefined &&
  answer.decoded !== null &&
  sendsTheRightKey(answer) &&
  effectOf(answer.call) !== 'read';

/** What is kept of the answer to a piece of evidence. The rest is let go: a target may send more than memory holds. */
export interface KeptAnswer {
  /** The exchange's id. */
  readonly id: string;
  /** The answer, if it is not the target's but a page. */
  readonly page?: Answer;
  /** The call, if it was sent as the document shows it and the target itself refused it. */
  readonly refused?: Call;
  /** The call, if it was sent as the document shows it and a page answered it. */
  readonly shown?: Call;
}

/** `isWhole`: evidence holds this answer. Otherwise it is the answer that kept evidence from being gathered. */
function keptAnswer(answer: Answer, isWhole: boolean): KeptAnswer {
  const { call, exchange } = answer;
  const isPage = isForeignPage(answer);
  const isShown = isWhole && isDocumented(answer);
  return {
    id: exchange.id,
    ...(isPage ? { page: answer } : {}),
    ...(isShown && saysItFailed(answer) ? { refused: call } : {}),
    ...(isShown && isPage ? { shown: call } : {}),
  };
}

/** Whether the call was sent as the document shows it. */
export const isDocumented = ({ call, detour }: Answer): boolean =>
  call.altered === undefined && detour === null;

/** Whether the target itself said that a call failed, so that it did nothing. */
export const saysItFailed = (answer: Answer): boolean =>
  statusIn(answer) !== undefined && fateOf(answer) === 'refused';

/** What is called, and where. */
export const placeOf = ({ operationName, format, address }: Call): string =>
  `${operationName} ${format} ${address}`;
