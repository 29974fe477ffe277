import type { Evidence, GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  bringTheSame,
  calledOperation,
  contentsIn,
  isTaken,
  recordsRead,
} from '../../../harness/exchanges/listed.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import { operations } from '../../../specs/operations.ts';
import { hasRequestMember } from '../../../specs/rules.ts';
import { evidenceKey } from '../../kernel/evidenceKey.ts';
import { ofThose, probe, type ScenarioPlace } from '../../kernel/probe.ts';
import { settle } from '../../settle/brackets.ts';

/** A server's own maximum may make pages smaller than asked for; then this many are read. */
const mostPages = 8;

/** Lists that do not fit in so many pages of so many rows are judged on their first pages. */
const mostRows = 100;

/** The Gets that take Page and Limit. */
export const takesPage = ofThose(hasRequestMember('Page'));

/**
 * All rows, then pages of so few that a third one holds some too. It starts at page 0, and ends when the pages have brought all rows,
 * whether they are counted from 0 or from 1. Where neither count does, all is read again in a bracket, with all rows again at its end.
 * A row that moves to another page in between is on both or on none, so that this is done three times at most while rows move.
 * In some formats it ends with a page behind the last.
 */
export const pageReads = probe({
  name: 'pages',
  of: takesPage,
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
  const paged = [...operations.values()].filter(takesPage);
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

/** What speaks against the pages being numbered from `first`: in words, nothing where they may be. */
export function pagingFaults({ answer, others }: Evidence, first: 0 | 1): readonly string[] {
  const all = contentsIn(answer);
  const pages = upTo(all.length, pagesFrom(others, first));
  if (pages.some((read) => !isTaken(read))) return ['a page is refused'];
  const faults: string[] = [];
  if (pages.length > 1 && recordsRead(pages[0]).length > 0 && bringTheSame(pages.slice(0, 2)))
    faults.push('the second page holds the rows of the first');
  const later = others.after && counted(contentsIn(others.after));
  // The plain answer may be a page as well, and not the first: its rows may stand on any.
  const read = counted(pagesFrom(others, first).flatMap(contentsIn));
  // Only the rows that both plain reads have are due.
  const lacking = [...counted(all)].filter(
    ([row, count]) =>
      (read.get(row) ?? 0) < Math.min(count, later === undefined ? count : (later.get(row) ?? 0)),
  );
  if (lacking.length > 0) faults.push(`${lacking.length} rows are on no page`);
  const brought = pages.flatMap(contentsIn);
  // Where the pages bring rows that the plain answer lacks, that answer was none of all rows.
  const known = new Set(all);
  const isWhole = brought.every((row) => known.has(row));
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
  const all = contentsIn(answer);
  const [page] = pagesOf(others).values();
  if (page !== undefined && all.length > 2 * rowsAskedFor(page) + 2) return true;
  return ([0, 1] as const).some((first) => {
    const pages = pagesFrom(others, first).map(contentsIn);
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
