import { effectOf } from '../addressing/effectOf.ts';
import type { Evidence, EvidenceSpec, Gathered } from '../evidence/Evidence.ts';
import { everyAnswer, thatShow } from '../evidence/everyAnswer.ts';
import type { Plan } from '../evidence/Plan.ts';
import type { Answer, Moment } from '../exchanges/Answer.ts';
import type { Api } from '../target/Api.ts';
import { isOwnKey } from '../target/isOwnKey.ts';
import { closedPlaces, type KeptAnswer, keptAnswer, placeOf } from './closedPlaces.ts';
import { isForeignPage, pageText, responseInWords } from './foreignPage.ts';

/** HTML pages among good answers. They come from a gateway or a network before the target, or are the target's own habit. */
export interface StrayPages {
  /** Looks at each answer of the run for a page. */
  readonly heard: (answer: Answer) => void;
  /** Looks at what is gathered: it keeps what tells about pages after the rest is let go. */
  readonly look: (gathered: Gathered, spec: EvidenceSpec) => void;
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

/** This many pages at other times are a habit. */
const pagesOfHabit = 3;

/** So often a read is sent again, to see whether its page comes each time. */
const timesSentAgain = 2;

/** Begins to look for pages in the answers of a run. */
export function strayPages({ plan, api, settled, pause, redact }: Options): StrayPages {
  const known = new Map<string, Promise<boolean>>();
  /** The pages in answers, by the evidence being gathered. */
  const inCalls = new Map<string, readonly Answer[]>();
  /** When the target itself answered writes of the run. */
  const good: Moment[] = [];
  /** Where the target itself answered them. */
  const taken = new Set<string>();
  const hasAnsweredAt = ({ call }: Answer): boolean => taken.has(placeOf(call));
  const answersByKey = new Map<string, KeptAnswer>();
  const answerTo = async (key: string): Promise<KeptAnswer | undefined> => {
    await settled([key]);
    return answersByKey.get(key);
  };
  const isClosed = closedPlaces({ plan, api, answerTo, pause, hasAnsweredAt });

  /** What other evidence tells about a page; undefined when it tells nothing of its own. */
  const toldBy = async ({ key }: EvidenceSpec, page: Answer): Promise<Told | undefined> => {
    const answer = await answerTo(key);
    if (answer === undefined || answer.id === page.exchange.id) return undefined;
    if (answer.page === undefined) return 'no page';
    const { page: other } = answer;
    return good.some((moment) => isBetween(moment, page, other)) ? 'a page at another time' : 'a page';
  };

  /** Whether all of that evidence is pages: at other times too (`habit`), or only at one time. Undefined when it is not. */
  const isHabitIn = async (
    alike: readonly EvidenceSpec[],
    page: Answer,
  ): Promise<'habit' | 'at one time' | undefined> => {
    let isPage = false;
    // Several pieces of evidence may rest on one answer, and one page is no habit.
    const atOtherTimes = new Set<string | undefined>();
    for (const each of alike) {
      const told = await toldBy(each, page);
      if (told === 'no page') return undefined;
      isPage ||= told !== undefined;
      if (told === 'a page at another time') atOtherTimes.add(answersByKey.get(each.key)?.id);
      if (atOtherTimes.size === pagesOfHabit) return 'habit';
    }
    if (atOtherTimes.size > 0) return 'habit';
    return isPage ? 'at one time' : undefined;
  };

  const isHabitOfWrites = async (page: Answer, judged: EvidenceSpec): Promise<boolean> => {
    const { operationName, format, address, caseId } = page.call;
    // What is judged may be combined from other evidence.
    const spec = plan.evidence.get(caseId) ?? judged;
    const writes = [...plan.evidence.values()].filter(
      ({ key, stage, effect }) => key !== spec.key && stage === undefined && effect !== 'read',
    );
    const alike = writes.filter(({ expects }) => expects === spec.expects);
    const isItsOwn = ({ operation }: EvidenceSpec): boolean => operation?.name === operationName;
    const isHere = (each: EvidenceSpec): boolean => each.format === format && each.address === address;
    const respects = [
      alike.filter(isItsOwn),
      alike.filter((each) => isItsOwn(each) && each.address === address),
      alike.filter(isHere),
      writes.filter(isHere),
      ...(spec.expects === 'failure' ? [alike] : []),
    ];
    let isAtOneTime = false;
    for (const respect of respects) {
      const found = await isHabitIn(respect, page);
      if (found === 'habit') return true;
      isAtOneTime ||= found === 'at one time';
    }
    const told = await Promise.all(alike.map((each) => toldBy(each, page)));
    // There is nothing to compare it with.
    if (told.every((each) => each === undefined)) return isOwnStatus(page) || comesToReads(page, spec);
    // No other time is known when all such calls of the run bring pages.
    if (!told.includes('no page')) return true;
    if (isAtOneTime) {
      await Promise.all(
        writes.filter((each) => isItsOwn(each) && isHere(each)).map((each) => toldBy(each, page)),
      );
      if (!hasAnsweredAt(page)) return true;
    }
    return comesToReads(page, spec);
  };

  /** Whether reads at the same address get the same page, and one of them gets it each time that it is sent again. */
  const comesToReads = async (page: Answer, { format, address }: EvidenceSpec): Promise<boolean> => {
    const reads = [...plan.evidence.values()].filter(
      (each) =>
        each.stage === undefined &&
        each.effect === 'read' &&
        each.apart !== true &&
        each.format === format &&
        each.address === address,
    );
    const same = reads.map(async ({ key }) => {
      const answer = (await answerTo(key))?.page;
      return answer !== undefined && pageText(answer) === pageText(page) ? answer : undefined;
    });
    const [read] = (await Promise.all(same)).filter((answer) => answer !== undefined);
    if (read === undefined) return false;
    return comesAgain(read, (again) => isForeignPage(again) && pageText(again) === pageText(page));
  };

  /** Whether a read brings such a page each time that it is sent again. Once may be chance: some networks give pages now and then. */
  const comesAgain = async ({ call }: Answer, isSuch = isForeignPage): Promise<boolean> => {
    for (let time = 0; time < timesSentAgain; time += 1) if (!isSuch(await api.call(call))) return false;
    return true;
  };

  const isTargets = (page: Answer, spec: EvidenceSpec): Promise<boolean> => {
    const { id } = page.exchange;
    const told =
      known.get(id) ??
      (effectOf(page.call) === 'read'
        ? comesAgain(page)
        : isHabitOfWrites(page, spec).then((isHabit) => isHabit || isClosed(page)));
    known.set(id, told);
    return told;
  };

  return {
    heard: (answer) => {
      if (!isForeignPage(answer)) {
        if (!isGoodWrite(answer)) return;
        good.push(answer.moment);
        taken.add(placeOf(answer.call));
        return;
      }
      const { caseId } = answer.call;
      inCalls.set(caseId, [...(inCalls.get(caseId) ?? []), answer]);
    },
    look: (gathered, { key }) => {
      const answer = gathered.kind === 'evidence' ? gathered.evidence.answer : gathered.answer;
      if (answer !== undefined && answer.exchange.response !== null)
        answersByKey.set(key, keptAnswer(answer, gathered.kind === 'evidence'));
    },
    isPassing: async (read) => isForeignPage(read) && !(await comesAgain(read)),
    behind: async ({ answer, others, trials = [], silence }, spec, seenIn) => {
      if (silence === 'judged') return undefined;
      const shown = thatShow(trials, seenIn);
      const answers = [answer, ...Object.values(others), ...shown.flatMap(everyAnswer)];
      // A page may have answered a call that the evidence does not keep, such as the insert of the record it reads.
      const calls = new Set([spec.key, ...answers.map(({ call }) => call.caseId)]);
      const pages = new Set([...answers, ...[...calls].flatMap((caseId) => inCalls.get(caseId) ?? [])]);
      for (const page of [...pages].filter((each) => isDoubtful(each, spec))) {
        const { call, exchange } = page;
        if (exchange.response === null || (await isTargets(page, spec))) continue;
        const words = responseInWords(exchange.response, redact);
        return `something else answered ${call.operationName} in the target's place (${words}), and other calls are answered correctly, so the network is to blame; run it again`;
      }
      return undefined;
    },
  };
}

/** What other evidence tells about a page. */
type Told = 'no page' | 'a page' | 'a page at another time';

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
  isOwnKey(answer) &&
  effectOf(answer.call) !== 'read';

/**
 * A page in answer to a call with the run's own key, since wrong keys are often sent to a page. It does not include a read of
 * evidence that only reads, because that is read again as a whole.
 */
const isDoubtful = (answer: Answer, spec: EvidenceSpec): boolean =>
  answer.detour === null &&
  isOwnKey(answer) &&
  isForeignPage(answer) &&
  !(spec.effect === 'read' && answer.call.caseId === spec.key && effectOf(answer.call) === 'read');

/** Whether a server itself gives a page with this status, such as an error page. A gateway or a login uses other statuses. */
function isOwnStatus({ exchange: { response } }: Answer): boolean {
  return [400, 404, 405, 406, 415, 422, 500, 501].includes(response?.status ?? 0);
}
