import { effectOf } from '../addressing/effectOf.ts';
import type { Evidence, Gathered } from '../evidence/Evidence.ts';
import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import { everyAnswer, thatShow } from '../evidence/everyAnswer.ts';
import type { Plan } from '../evidence/Plan.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isForeignPage, responseInWords } from '../exchanges/foreignPage.ts';
import type { Api } from '../target/Api.ts';
import { sendsTheRightKey } from '../target/sendsTheRightKey.ts';
import { closedPlaces } from './closedPlaces.ts';
import { pageBook } from './pageBook.ts';
import { comesAgain, isHabitOfWrites } from './pageHabits.ts';

/** HTML pages among good answers. They come from a gateway or a network before the target, or are the target's own habit. */
export interface StrayPages {
  /** Looks at each answer of the run for a page. */
  readonly noteAnswer: (answer: Answer) => void;
  /** Looks at what is gathered: it keeps what tells about pages after the rest is let go. */
  readonly noteEvidence: (gathered: Gathered, spec: EvidenceSpec) => void;
  /** Whether a read was answered with a page that does not come each time it is sent again: two pages of a network may come in a row. */
  readonly isPassing: (read: Answer) => Promise<boolean>;
  /**
   * The remark on evidence that rests on a page which nothing shows to be the target's own; undefined when there is none.
   *
   * A read is sent again twice, and a page that comes each time is the target's. A write is not sent again. Instead, other evidence of the
   * plan tells whether pages always come there. A page tells this only if the target took another write between the two, or never
   * took this one. The reason: for a while a network may answer every write with a page. Where all of that tells nothing, a place
   * that leads nowhere is told by calls that change nothing (closedPlaces).
   */
  readonly behind: (
    evidence: Evidence,
    spec: EvidenceSpec,
    seenIn: string | undefined,
  ) => Promise<string | undefined>;
}

interface Options {
  readonly plan: Plan;
  readonly api: Api;
  /** Gathers evidence of the plan, and settles when that is done. */
  readonly settled: (keys: readonly string[]) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  readonly redact: (text: string) => string;
}

/** Begins to look for pages in the answers of a run. */
export function strayPages({ plan, api, settled, pause, redact }: Options): StrayPages {
  const book = pageBook(settled);
  const { answerTo, hasAnsweredAt } = book;
  const known = new Map<string, Promise<boolean>>();
  const isClosed = closedPlaces({ plan, api, answerTo, pause, hasAnsweredAt });

  const isOfTheTarget = (page: Answer, spec: EvidenceSpec): Promise<boolean> => {
    const { id } = page.exchange;
    const told =
      known.get(id) ??
      (effectOf(page.call) === 'read'
        ? comesAgain(api, page)
        : isHabitOfWrites(page, spec, { plan, api, book }).then((isHabit) => isHabit || isClosed(page)));
    known.set(id, told);
    return told;
  };

  return {
    noteAnswer: book.noteAnswer,
    noteEvidence: book.noteEvidence,
    isPassing: async (read) => isForeignPage(read) && !(await comesAgain(api, read)),
    behind: async ({ answer, others, trials = [], silence }, spec, seenIn) => {
      if (silence === 'judged') return undefined;
      const shown = thatShow(trials, seenIn);
      const answers = [answer, ...Object.values(others), ...shown.flatMap(everyAnswer)];
      // A page may have answered a call that the evidence does not keep, such as the insert of the record it reads.
      const calls = new Set([spec.key, ...answers.map(({ call }) => call.caseId)]);
      const pages = new Set([...answers, ...[...calls].flatMap((caseId) => book.pagesOf(caseId))]);
      for (const page of [...pages].filter((each) => isDoubtful(each, spec))) {
        const { call, exchange } = page;
        if (exchange.response === null || (await isOfTheTarget(page, spec))) continue;
        const words = responseInWords(exchange.response, redact);
        return `something else answered ${call.operationName} in the target's place (${words}), and other calls are answered correctly, so the network is to blame; run it again`;
      }
      return undefined;
    },
  };
}

/**
 * A page in answer to a call with the run's own key, since wrong keys are often sent to a page. It does not include a read of
 * evidence that only reads, because that is read again as a whole.
 */
const isDoubtful = (answer: Answer, spec: EvidenceSpec): boolean =>
  answer.detour === null &&
  sendsTheRightKey(answer) &&
  isForeignPage(answer) &&
  !(spec.effect === 'read' && answer.call.caseId === spec.key && effectOf(answer.call) === 'read');
