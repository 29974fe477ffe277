import type { Evidence, GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { contentOf } from '../../../harness/oracle/contentOf.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import { operations } from '../../../specs/operations.ts';
import { hasRequestMember } from '../../../specs/rules.ts';
import { calledOperation, isTaken, recordsRead } from '../../compare/listed.ts';
import { evidenceKey, ofThose, probe, type ScenarioPlace } from '../../kernel/probe.ts';
import { settle } from '../../settle/brackets.ts';

/** A server's own maximum may make pages smaller than asked for; then this many are read. */
const mostPages = 8;

/** Lists that do not fit in so many pages of so many rows are judged on their first pages. */
const mostRows = 100;

/**
 * All rows, then pages of so few that a third one holds some too, from page 0 until both counts of pages, from 0 and from 1, have brought all.
 * Where neither did, all of it anew in a bracket, with all rows again at its end; three times at most while rows move,
 * for a row that moves to another page in between is on both or on none. In some formats, last, a page behind the last.
 */
export const pageReads = probe({
  name: 'pages',
  of: ofThose(hasRequestMember('Page')),
  requires: (place) => [evidenceKey(place, 'success')],
  gather: async (context, place) => {
    const gathered = await context.other(evidenceKey(place, 'success'));
    if (gathered.kind === 'blocked' || !isTaken(gathered.evidence.answer)) return gathered;
    const { operation } = place;
    const { answer: plain } = gathered.evidence;
    const { members } = plain.call;
    const evidence = await settle(context, {
      first: await readPages(context.call, plain),
      isSettled: (reads, round) => isComplete(reads) || (round > 0 && !arePagesMoving(reads)),
      readAnew: async (call) => {
        const { answer, others } = await readPages(call, await call(operation, members));
        return { answer, others: { ...others, after: await call(operation, members) } };
      },
    });
    if (!isBeyondsTurn(place)) return { kind: 'evidence', evidence };
    // Of as many rows as the others: what a page behind the last holds is open, that it is a response is not.
    const { page1 = evidence.answer } = evidence.others;
    const beyond = await context.call(operation, { ...page1.call.members, Page: numeric(9999) });
    return { kind: 'evidence', evidence: { ...evidence, others: { ...evidence.others, beyond } } };
  },
});

/** Whether a page behind the last is asked for here: of each Get in one format of so many as there are such Gets. */
function isBeyondsTurn({ operation, formatIndex }: ScenarioPlace): boolean {
  const paged = [...operations.values()].filter(({ request }) => request.some(({ name }) => name === 'Page'));
  return paged.findIndex(({ name }) => name === operation.name) === formatIndex % paged.length;
}

async function readPages(call: GatherContext['call'], answer: Answer): Promise<Evidence> {
  const { members } = answer.call;
  const limit = Math.max(1, Math.min(mostRows, Math.floor((recordsRead(answer).length - 1) / 2)));
  const others: Record<string, Answer> = {};
  for (let page = 0; page < mostPages; page++) {
    const sent = { ...members, Page: numeric(page), Limit: numeric(limit) };
    const read = await call(calledOperation(answer), sent);
    others[`page${page}`] = read;
    if (page > 1 && (recordsRead(read).length === 0 || isComplete({ answer, others }))) break;
  }
  return { answer, others };
}

/** The rows of an answer by their content, each as often as it comes. */
export const rowsIn = (answer: Answer): readonly string[] => recordsRead(answer).map(contentOf);

/** Whether the rows before the pages are others than those after them. */
export const arePagesMoving = ({ answer, others: { after } }: Evidence): boolean =>
  after !== undefined && !areSameRows(rowsIn(answer), rowsIn(after));

const areSameRows = (one: readonly string[], two: readonly string[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...two].sort());

/** The pages by their number. */
export const pagesOf = (others: Evidence['others']): ReadonlyMap<number, Answer> =>
  new Map(
    Object.entries(others).flatMap(([name, read]) => {
      const number = /^page(\d+)$/.exec(name)?.[1];
      return number === undefined ? [] : [[Number(number), read] as const];
    }),
  );

const pagesFrom = (others: Evidence['others'], first: number): readonly Answer[] =>
  [...pagesOf(others)].filter(([number]) => number >= first).map(([, read]) => read);

/** The Limit that a page was asked for with. */
export function rowsAskedFor({ call }: Answer): number {
  const sent = call.members.Limit;
  return isNumeric(sent) ? Number(sent.lexeme) : Number.POSITIVE_INFINITY;
}

/** What speaks against the pages being numbered from `first`: in words, nothing where they may be. */
export function pagingFaults({ answer, others }: Evidence, first: 0 | 1): readonly string[] {
  const all = rowsIn(answer);
  const pages = upTo(all.length, pagesFrom(others, first));
  if (pages.some((read) => !isTaken(read))) return ['a page is refused'];
  const [one, two] = pages.map(rowsIn);
  const faults: string[] = [];
  if (one !== undefined && two !== undefined && one.length > 0 && areSameRows(one, two))
    faults.push('the second page holds the rows of the first');
  const later = others.after && counted(rowsIn(others.after));
  // The plain answer may be a page as well, and not the first: its rows may stand on any.
  const read = counted(pagesFrom(others, first).flatMap(rowsIn));
  // Only the rows that both plain reads have are due.
  const lacking = [...counted(all)].filter(
    ([row, count]) =>
      (read.get(row) ?? 0) < Math.min(count, later === undefined ? count : (later.get(row) ?? 0)),
  );
  if (lacking.length > 0) faults.push(`${lacking.length} rows are on no page`);
  const brought = pages.flatMap(rowsIn);
  // Where the pages bring rows that the plain answer lacks, that answer was none of all rows.
  const isWhole = brought.every((row) => all.includes(row));
  if (isWhole && comeTooOften(brought, all)) faults.push('rows come on more than one page');
  return faults;
}

/** The pages that bring so many rows; what a page behind the last one holds is not shown. */
function upTo(rows: number, pages: readonly Answer[]): readonly Answer[] {
  let brought = 0;
  const last = pages.findIndex((read) => {
    brought += recordsRead(read).length;
    return brought >= rows;
  });
  return last < 0 ? pages : pages.slice(0, last + 1);
}

/** Whether some row comes more often than it is there. */
function comeTooOften(brought: readonly string[], rows: readonly string[]): boolean {
  const known = counted(rows);
  return [...counted(brought)].some(([row, count]) => count > (known.get(row) ?? 0));
}

/**
 * Whether the pages end before the rows do for our own limits alone: there are more rows than fit in the pages that are read at
 * most; or the last page still brought rows, and none of them came too often.
 */
export function pagesEndEarly({ answer, others }: Evidence): boolean {
  const all = rowsIn(answer);
  const [page] = pagesOf(others).values();
  if (page !== undefined && all.length > 2 * rowsAskedFor(page) + 2) return true;
  return ([0, 1] as const).some((first) => {
    const pages = pagesFrom(others, first).map(rowsIn);
    const isAtMost = pages.length >= mostPages - first && (pages.at(-1)?.length ?? 0) > 0;
    return isAtMost && pages.flat().length < all.length && !comeTooOften(pages.flat(), all);
  });
}

/** Whether one of the two counts fits. */
const isComplete = (reads: Evidence): boolean =>
  ([0, 1] as const).some((first) => pagingFaults(reads, first).length === 0);

function counted(rows: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return counts;
}
