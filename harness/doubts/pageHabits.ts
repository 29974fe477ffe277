import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import type { Plan } from '../evidence/Plan.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isForeignPage, pageText } from '../exchanges/foreignPage.ts';
import type { Api } from '../target/Api.ts';
import { evidenceLike } from './evidenceLike.ts';
import type { PageBook } from './pageBook.ts';

interface Options {
  readonly plan: Plan;
  readonly api: Api;
  readonly book: PageBook;
}

/** How many error pages at different times make a habit. */
const pagesOfHabit = 3;

/** How often a read is sent again, to see whether its page comes each time. */
const timesSentAgain = 2;

/** What other evidence tells about a page, and the id of the exchange that tells it. */
interface Told {
  readonly what: 'no page' | 'a page' | 'a page at another time';
  readonly id: string;
}

/** Whether the page in answer to a write is a habit of the target's, by what other evidence of the plan tells. */
export async function isHabitOfWrites(
  page: Answer,
  judged: EvidenceSpec,
  options: Options,
): Promise<boolean> {
  const { plan, book } = options;
  const { address, caseId } = page.call;
  // What is judged may be combined from other evidence.
  const spec = plan.evidence.get(caseId) ?? judged;
  const { evidence, isItsOwn, isHere } = evidenceLike(plan, page.call);
  const writes = evidence.filter(({ key, effect }) => key !== spec.key && effect !== 'read');
  const alike = writes.filter(({ expects }) => expects === spec.expects);
  const respects = [
    alike.filter(isItsOwn),
    alike.filter((each) => isItsOwn(each) && each.address === address),
    alike.filter(isHere),
    writes.filter(isHere),
    ...(spec.expects === 'failure' ? [alike] : []),
  ];
  let isAtOneTime = false;
  for (const respect of respects) {
    const found = await habitIn(respect, page, book);
    if (found === 'habit') return true;
    isAtOneTime ||= found === 'at one time';
  }
  const told = await Promise.all(alike.map((each) => toldBy(each, page, book)));
  // There is nothing to compare it with.
  if (told.every((each) => each === undefined)) return isOwnStatus(page) || comesToReads(page, spec, options);
  // No other time is known when all such calls of the run bring pages.
  if (told.every((each) => each?.what !== 'no page')) return true;
  if (isAtOneTime) {
    const here = writes.filter((each) => isItsOwn(each) && isHere(each));
    await Promise.all(here.map(({ key }) => book.answerTo(key)));
    if (!book.hasAnsweredAt(page)) return true;
  }
  return comesToReads(page, spec, options);
}

/** Whether a read brings such a page each time that it is sent again. Once may be chance: some networks give pages now and then. */
export async function comesAgain(
  api: Api,
  { call }: Answer,
  isSuch: (answer: Answer) => boolean = isForeignPage,
): Promise<boolean> {
  for (let time = 0; time < timesSentAgain; time += 1) if (!isSuch(await api.call(call))) return false;
  return true;
}

/** What other evidence tells about a page; undefined when it tells nothing of its own. */
async function toldBy({ key }: EvidenceSpec, page: Answer, book: PageBook): Promise<Told | undefined> {
  const answer = await book.answerTo(key);
  if (answer === undefined || answer.id === page.exchange.id) return undefined;
  const { id, page: other } = answer;
  if (other === undefined) return { what: 'no page', id };
  return { what: book.hasAnsweredBetween(page, other) ? 'a page at another time' : 'a page', id };
}

/** Whether all of that evidence is pages: at other times too (`habit`), or only at one time. Undefined when it is not. */
async function habitIn(
  alike: readonly EvidenceSpec[],
  page: Answer,
  book: PageBook,
): Promise<'habit' | 'at one time' | undefined> {
  let isPage = false;
  // Several pieces of evidence may rest on one answer, and one page is no habit.
  const atOtherTimes = new Set<string>();
  for (const each of alike) {
    const told = await toldBy(each, page, book);
    if (told?.what === 'no page') return undefined;
    isPage ||= told !== undefined;
    if (told?.what === 'a page at another time') atOtherTimes.add(told.id);
    if (atOtherTimes.size === pagesOfHabit) return 'habit';
  }
  if (atOtherTimes.size > 0) return 'habit';
  return isPage ? 'at one time' : undefined;
}

/** Whether reads at the same address get the same page, and one of them gets it each time that it is sent again. */
async function comesToReads(
  page: Answer,
  { format, address }: EvidenceSpec,
  { plan, api, book }: Options,
): Promise<boolean> {
  const reads = [...plan.evidence.values()].filter(
    (each) =>
      each.stage === undefined &&
      each.effect === 'read' &&
      each.apart !== true &&
      each.format === format &&
      each.address === address,
  );
  const same = reads.map(async ({ key }) => {
    const answer = (await book.answerTo(key))?.page;
    return answer !== undefined && pageText(answer) === pageText(page) ? answer : undefined;
  });
  const [read] = (await Promise.all(same)).filter((answer) => answer !== undefined);
  if (read === undefined) return false;
  return comesAgain(api, read, (again) => isForeignPage(again) && pageText(again) === pageText(page));
}

/** Whether a server itself gives a page with this status, such as an error page. A gateway or a login uses other statuses. */
function isOwnStatus({ exchange: { response } }: Answer): boolean {
  return [400, 404, 405, 406, 415, 422, 500, 501].includes(response?.status ?? 0);
}
