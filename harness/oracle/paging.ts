import { isNumeric } from '../../specs/numeric.ts';
import type { Evidence } from '../evidence/Evidence.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded } from '../exchanges/outcome.ts';
import { bringTheSame, contentsIn, isTaken, recordsRead } from '../records/listed.ts';
import { counted } from '../words/counted.ts';

/** A server's own maximum may make pages smaller than asked for; then this many are read. */
export const mostPages = 8;

/** Whether the rows before the pages are others than those after them. */
export const arePagesMoving = ({ answer, others: { after } }: Evidence): boolean =>
  after !== undefined && !bringTheSame([answer, after]);

/** The pages by their number. */
export const pagesOf = (others: Evidence['others']): ReadonlyMap<number, Answer> =>
  new Map(
    Object.entries(others).flatMap(([name, read]) =>
      name.startsWith('page') ? [[Number(name.slice('page'.length)), read] as const] : [],
    ),
  );

const pagesFrom = (others: Evidence['others'], first: number): readonly Answer[] =>
  [...pagesOf(others)].filter(([number]) => number >= first).map(([, read]) => read);

/** The Limit that a page was asked for with. */
export function rowsAskedFor({ call }: Answer): number {
  const sent = call.members.Limit;
  return isNumeric(sent) ? Number(sent.lexeme) : Number.POSITIVE_INFINITY;
}

/** Whether a page holds more rows than it was asked for. */
const isOverLimit = (page: Answer): boolean => recordsRead(page).length > rowsAskedFor(page);

/** The pages that hold too many rows. Page 0 alone does not count, because it may mean that no page was asked for. */
export function pagesOverLimit({ others }: Evidence): readonly Answer[] {
  const { page0, single, second, lastRow, beyond } = others;
  const over = [...pagesOf(others).values(), single, second, lastRow, beyond].flatMap((read) =>
    read !== undefined && isTaken(read) && isOverLimit(read) ? [read] : [],
  );
  return over.every((read) => read === page0) ? [] : over;
}

/**
 * Page 1, if it is refused although there must be such a page. Where pages are numbered from 1, there is no page 0. Page 1 is the first page or the
 * second. A second page exists if one page cannot hold all rows.
 */
export function duePagesRefused({ answer, others: { page0, page1 } }: Evidence): readonly Answer[] {
  if (page1 === undefined || isTaken(page1)) return [];
  const all = recordsRead(answer).length;
  const isZeroRefused = page0 !== undefined && !isTaken(page0);
  return all > rowsAskedFor(page1) || (all > 0 && isZeroRefused) ? [page1] : [];
}

/** Why the pages cannot be numbered from `first`, in words; empty where they can be. */
export function pagingFaults({ answer, others }: Evidence, first: 0 | 1): readonly string[] {
  const all = contentsIn(answer);
  const pages = pagesCovering(all.length, pagesFrom(others, first));
  if (pages.some((read) => !isTaken(read))) return ['a page is refused'];
  if (pages.some(isOverLimit)) return ['a page holds more rows than Limit'];
  const faults: string[] = [];
  const isRepeated = pages.length > 1 && recordsRead(pages[0]).length > 0 && bringTheSame(pages.slice(0, 2));
  // Two pages may hold the same where a row is there twice.
  if (isRepeated && comeTooOften(pages.slice(0, 2).flatMap(contentsIn), all))
    faults.push('the second page holds the rows of the first');
  const later = others.after && tally(contentsIn(others.after));
  // The plain answer may be a page as well, and not the first: its rows may stand on any.
  const countsRead = tally(pagesFrom(others, first).flatMap(contentsIn));
  // Only the rows that both plain reads have are due.
  const lacking = [...tally(all)].filter(
    ([row, count]) =>
      (countsRead.get(row) ?? 0) < Math.min(count, later === undefined ? count : (later.get(row) ?? 0)),
  );
  if (lacking.length > 0) faults.push(`${counted(lacking.length, 'row is', 'rows are')} on no page`);
  const brought = pages.flatMap(contentsIn);
  // Where the pages bring rows that the plain answer lacks, that answer did not hold all rows.
  if (rowsNotIn(all, brought).length === 0 && comeTooOften(brought, all))
    faults.push('rows come on more than one page');
  return faults;
}

/** The first pages, up to the one with which they have brought so many rows. What a page past the last one holds is not documented. */
function pagesCovering(rows: number, pages: readonly Answer[]): readonly Answer[] {
  let brought = 0;
  const last = pages.findIndex((read) => {
    brought += recordsRead(read).length;
    return brought >= rows;
  });
  return last < 0 ? pages : pages.slice(0, last + 1);
}

/** The rows that the plain answer lacks, each once. */
function rowsNotIn(all: readonly string[], rows: readonly string[]): readonly string[] {
  const known = new Set(all);
  return [...new Set(rows)].filter((row) => !known.has(row));
}

/** Whether some row comes more often than it is there. */
function comeTooOften(brought: readonly string[], rows: readonly string[]): boolean {
  const known = tally(rows);
  return [...tally(brought)].some(([row, count]) => count > (known.get(row) ?? 0));
}

/**
 * Whether Assay stopped reading pages before the rows ended. Then the last page that it read still brought rows, and none of them came too
 * often. Either there are more rows than these pages hold, or the plain answer did not hold all rows.
 */
export function pagesEndEarly({ answer, others }: Evidence): boolean {
  const all = contentsIn(answer);
  return ([0, 1] as const).some((first) => {
    const pages = pagesFrom(others, first).map(contentsIn);
    const rows = pages.flat();
    const isAtMost = pages.length >= mostPages - first && (pages.at(-1)?.length ?? 0) > 0;
    const unknown = rowsNotIn(all, rows);
    const mayBeMore = rows.length < all.length || unknown.length > 0;
    return isAtMost && mayBeMore && !comeTooOften(rows, [...all, ...unknown]);
  });
}

/** Whether one of the two counts fits. */
export const isPagedWhole = (reads: Evidence): boolean =>
  ([0, 1] as const).some((first) => pagingFaults(reads, first).length === 0);

/** Whether the rows fit pages that are numbered from 0, the first of which holds some, and not pages that are numbered from 1. */
export const areNumberedFromZero = (reads: Evidence): boolean =>
  recordsRead(pagesOf(reads.others).get(0)).length > 0 &&
  pagingFaults(reads, 0).length === 0 &&
  pagingFaults(reads, 1).length > 0;

function tally(rows: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return counts;
}

/** What the pages 0, 1 and 2 of one row each show of the number of the first page, in words; undefined where they show nothing. */
export function firstPageSeen(zero: Answer, one: Answer, two: Answer): string | undefined {
  if (!hasSucceeded(one)) return 'pages of one row are refused';
  if (!hasSucceeded(zero)) return 'the first page is 1; page 0 is refused';
  if (isOverLimit(one)) return 'pages hold more rows than Limit';
  if (isOverLimit(zero)) return 'the first page is 1; page 0 holds more rows than Limit';
  if (isEmptyPage(zero)) return isEmptyPage(one) ? undefined : 'the first page is 1; page 0 is empty';
  // With a single row both readings look alike.
  if (isEmptyPage(two) && isEmptyPage(one)) return undefined;
  return bringTheSame([zero, one]) ? 'the first page is 1; page 0 is the same' : 'the first page is 0';
}

export const isEmptyPage = (page: Answer): boolean => recordsRead(page).length === 0;

/** A page of a single row: the last one, as the rows come out, or one that is asked for. */
export const pageOfOneRow = (others: Evidence['others']): Answer | undefined =>
  [...pagesOf(others).values(), others.single].find(
    (answer) => answer !== undefined && isTaken(answer) && recordsRead(answer).length === 1,
  );
