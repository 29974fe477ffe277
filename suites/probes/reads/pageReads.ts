import type { Answer } from '../../../harness/Answer.ts';
import type { Evidence, GatherContext } from '../../../harness/Evidence.ts';
import { contentOf } from '../../../harness/oracle/contentOf.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operations } from '../../../specs/operations.ts';
import { hasRequestMember } from '../../../specs/rules.ts';
import { ofThose, probe } from '../../kernel/probe.ts';
import { evidenceKey, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { tries } from '../../settle/brackets.ts';
import { isTaken } from '../filters/selection.ts';

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
    let evidence = await readPages(context.call, operation, gathered.evidence.answer);
    for (let round = 0; round < tries && !isComplete(operation, evidence); round++) {
      const { members } = gathered.evidence.answer.call;
      const bracket = round === 0 ? context.undisturbed : context.alone;
      evidence = await bracket(async (call) => {
        const { answer, others } = await readPages(call, operation, await call(operation, members));
        return { answer, others: { ...others, after: await call(operation, members) } };
      });
      if (!arePagesMoving(operation, evidence)) break;
    }
    if (!isBeyondsTurn(place)) return { kind: 'evidence', evidence };
    const beyond = await askBeyond(context.call, operation, evidence);
    return { kind: 'evidence', evidence: { ...evidence, others: { ...evidence.others, beyond } } };
  },
});

/** Whether a page behind the last is asked for here: of each Get in one format of so many as there are such Gets. */
const isBeyondsTurn = ({ operation: { name }, formatIndex }: ScenarioPlace): boolean =>
  paged.findIndex((one) => one.name === name) === formatIndex % paged.length;

const paged = [...operations.values()].filter(({ request }) => request.some(({ name }) => name === 'Page'));

/** A page far behind the last, of as many rows as the others: what it holds is open, that it is a response is not. */
const askBeyond = (
  call: GatherContext['call'],
  operation: Operation,
  {
    answer,
    others: {
      page1: {
        call: { members },
      } = answer,
    },
  }: Evidence,
): Promise<Answer> => call(operation, { ...members, Page: numeric(9999) });

async function readPages(
  call: GatherContext['call'],
  operation: Operation,
  answer: Answer,
): Promise<Evidence> {
  const { members } = answer.call;
  const limit = Math.max(1, Math.min(mostRows, Math.floor((contentsIn(operation, answer).length - 1) / 2)));
  const others: Record<string, Answer> = {};
  for (let page = 0; page < mostPages; page++) {
    const read = await call(operation, { ...members, Page: numeric(page), Limit: numeric(limit) });
    others[`page${page}`] = read;
    if (page > 1 && (isComplete(operation, { answer, others }) || contentsIn(operation, read).length === 0))
      break;
  }
  return { answer, others };
}

/** Whether the rows before the pages are others than those after them. */
export const arePagesMoving = (operation: Operation, { answer, others: { after } }: Evidence): boolean =>
  after !== undefined && !sameRows(contentsIn(operation, answer), contentsIn(operation, after));

/** Whether the pages that are read at most can hold so many rows. */
export const isWithinPages = (rows: number, limit: number): boolean => rows <= 2 * limit + 2;

export const contentsIn = (operation: Operation, { decoded }: Answer): readonly string[] =>
  recordsIn(operation, decoded?.value).map(contentOf);

/** The pages by their number. */
export const pagesOf = (others: Evidence['others']): ReadonlyMap<number, Answer> =>
  new Map(
    Object.entries(others).flatMap(([name, read]) => {
      const number = /^page(\d+)$/.exec(name)?.[1];
      return number === undefined ? [] : [[Number(number), read] as const];
    }),
  );

/** The Limit that a page was asked for with. */
export function limitOf({ call }: Answer): number {
  const sent = call.members.Limit;
  return isNumeric(sent) ? Number(sent.lexeme) : Number.POSITIVE_INFINITY;
}

/** What speaks against the pages being numbered from `first`: in words, nothing where they may be. */
export function pagingFaults(
  operation: Operation,
  { answer, others }: Evidence,
  first: 0 | 1,
): readonly string[] {
  const all = contentsIn(operation, answer);
  const pages = upTo(all.length, operation, pagesFrom(others, first));
  if (pages.some((read) => !isTaken(read))) return ['a page is refused'];
  const [one, two] = pages.map((read) => contentsIn(operation, read));
  const faults: string[] = [];
  if (one !== undefined && two !== undefined && one.length > 0 && sameRows(one, two))
    faults.push('the second page holds the rows of the first');
  const due = still(operation, answer, others.after);
  // The plain answer may be a page as well, and not the first: its rows may stand on any.
  const read = counted(pagesFrom(others, first).flatMap((page) => contentsIn(operation, page)));
  const lacking = [...due].filter(([row, count]) => (read.get(row) ?? 0) < count);
  if (lacking.length > 0) faults.push(`${lacking.length} rows are on no page`);
  const known = counted(all);
  const brought = counted(pages.flatMap((page) => contentsIn(operation, page)));
  // Where the pages bring rows that the plain answer lacks, that answer was none of all rows.
  const isWhole = [...brought.keys()].every((row) => known.has(row));
  if (isWhole && [...brought].some(([row, count]) => count > (known.get(row) ?? 0)))
    faults.push('rows come on more than one page');
  return faults;
}

const pagesFrom = (others: Evidence['others'], first: number): readonly Answer[] =>
  [...pagesOf(others)].filter(([number]) => number >= first).map(([, read]) => read);

/** The pages that bring so many rows; what a page behind the last one holds is not shown. */
function upTo(rows: number, operation: Operation, pages: readonly Answer[]): readonly Answer[] {
  let brought = 0;
  const last = pages.findIndex((read) => {
    brought += contentsIn(operation, read).length;
    return brought >= rows;
  });
  return last < 0 ? pages : pages.slice(0, last + 1);
}

/**
 * Whether the pages end before the rows do for our own limit alone: the last one that was read still brought rows, and
 * none of them came too often.
 */
export function endedEarly(operation: Operation, { answer, others }: Evidence, first: 0 | 1): boolean {
  const pages = pagesFrom(others, first).map((read) => contentsIn(operation, read));
  const brought = counted(pages.flat());
  const known = counted(contentsIn(operation, answer));
  return (
    pages.length >= mostPages - first &&
    (pages.at(-1)?.length ?? 0) > 0 &&
    pages.flat().length < contentsIn(operation, answer).length &&
    [...brought].every(([row, count]) => count <= (known.get(row) ?? 0))
  );
}

/** Whether one of the two counts fits. */
const isComplete = (operation: Operation, reads: Evidence): boolean =>
  ([0, 1] as const).some((first) => pagingFaults(operation, reads, first).length === 0);

const sameRows = (one: readonly string[], two: readonly string[]): boolean =>
  JSON.stringify([...one].sort()) === JSON.stringify([...two].sort());

/** The rows that both plain reads have. */
function still(operation: Operation, before: Answer, after: Answer | undefined): ReadonlyMap<string, number> {
  const rows = counted(contentsIn(operation, before));
  if (after === undefined) return rows;
  const later = counted(contentsIn(operation, after));
  return new Map([...rows].map(([row, count]) => [row, Math.min(count, later.get(row) ?? 0)]));
}

function counted(rows: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  return counts;
}
