import { turnOf } from '../../../generators/turnOf.ts';
import { asRead } from '../../../harness/canonical/answeredReads.ts';
import { compareReads } from '../../../harness/canonical/compareReads.ts';
import type { Evidence } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import {
  areNumberedFromZero,
  arePagesMoving,
  duePagesRefused,
  isEmptyPage,
  isPagedWhole,
  mostPages,
  pageOfOneRow,
  pagingFaults,
  rowsAskedFor,
} from '../../../harness/oracle/paging.ts';
import { bringTheSame, calledOperation, isTaken, recordsRead } from '../../../harness/records/listed.ts';
import { settle } from '../../../harness/settle/brackets.ts';
import { unlessOutOfScope } from '../../../harness/target/withinScope.ts';
import type { CheckResult } from '../../../harness/verdicts/Judgement.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { type Subject, subjectOf } from '../../../harness/verdicts/Subject.ts';
import type { Format } from '../../../specs/Format.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operations } from '../../../specs/operations.ts';
import { hasRequestMember } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { evidenceKey, operationsWhere, probe, type ScenarioPlace } from '../../kernel/probe.ts';

/** Longer lists are read in pages of so many rows. */
const mostRows = 100;

/** The Gets that take Page and Limit. */
export const takesPage = operationsWhere(hasRequestMember('Page'));

/** Where pages are refused, pages of so many rows are asked for: a server may have a largest size, a least one, or a few to choose from. */
const usualSizes = [10, 25, 50, 100];

/**
 * Reads all rows, then pages so small that at least three are needed, from page 0 on. It ends when the pages have brought all rows,
 * whether they are numbered from 0 or from 1. A row that moves meanwhile may show twice or never. So Assay reads again in a
 * bracket, with all rows again at its end: once, and three times at most while rows move.
 * Where a page of that size is refused (`sizeRefused`) and one of a usual size is not, the pages are of that size.
 * Where pages are numbered from 0 here and from 1 in another format, page 1 of that format stands beside them (`elsewhere`).
 *
 * Then it asks for one more page of one row: the second, or in every second format that of the last row. It also asks for page 1 with
 * Limit 1 where no page so far holds a single row. In some formats it asks for a page past the last one.
 */
export const pageReads = probe({
  name: 'pages',
  of: takesPage,
  requires: (place) => [evidenceKey(place, plainCall)],
  gather: async (context, place) => {
    const gathered = await context.other(evidenceKey(place, plainCall));
    if (gathered.kind === 'blocked' || !isTaken(gathered.evidence.answer)) return gathered;
    const { operation } = place;
    const { answer: plain } = gathered.evidence;
    const { members } = plain.call;
    // Formats differ in the Limit: a server may keep the first one that it was sent.
    const fewer = turnOf(place, 'sizeOfPages') === 'one row less' ? 1 : 0;
    const firstPages = await readPages(context.call, plain, { most: mostRows, fewer });
    const [refused] = duePagesRefused(firstPages);
    const size = refused && (await servedSize(context, refused));
    const sizes = size === undefined ? { most: mostRows, fewer } : { least: size, most: size, fewer: 0 };
    const evidence = await settle(context, {
      first: size === undefined ? firstPages : await readPages(context.call, plain, sizes),
      isSettled: (reads, round) => isPagedWhole(reads) || (round > 0 && !arePagesMoving(reads)),
      readAnew: async (call) => {
        const { answer, others } = await readPages(call, await call(operation, members), sizes);
        return { answer, others: { ...others, after: await call(operation, members) } };
      },
    });
    const more: Record<string, Answer> = { ...(await pageOneElsewhere(context, place, evidence)) };
    if (size !== undefined && refused !== undefined) more.sizeRefused = refused;
    const oneRow = { ...members, Page: numeric(1), Limit: numeric(1) };
    // A server may have kept the Limit of the pages before.
    const last =
      turnOf(place, 'pageOfOneRow') === 'the last' ? await readLastRow(context.call, evidence) : {};
    Object.assign(more, last);
    if (last.lastRow === undefined)
      more.second = await context.call(operation, { ...oneRow, Page: numeric(2) });
    if (pageOfOneRow(evidence.others) === undefined) more.single = await context.call(operation, oneRow);
    // Which rows a page past the last one holds is open. That it is a response of at most Limit rows is not.
    const { page1 = evidence.answer } = evidence.others;
    const pastTheLast = { ...page1.call.members, Page: numeric(9999) };
    if (asksPastTheLast(place)) more.beyond = await context.call(operation, pastTheLast);
    return { kind: 'evidence', evidence: { ...evidence, others: { ...evidence.others, ...more } } };
  },
});

/**
 * The first of the usual sizes that is served, as the first page or the second. Undefined where none is, or where the refused page is
 * served now.
 */
async function servedSize({ call }: GatherContext, refused: Answer): Promise<number | undefined> {
  const { members } = refused.call;
  const isServed = async (sent: RecordValue): Promise<boolean> =>
    isTaken(await call(calledOperation(refused), sent));
  if (await isServed(members)) return undefined;
  for (const size of usualSizes.filter((one) => one !== rowsAskedFor(refused)))
    for (const page of [1, 0])
      if (await isServed({ ...members, Page: numeric(page), Limit: numeric(size) })) return size;
  return undefined;
}

/** Judges a page of one row. */
export function judgeOneRow(
  { evidence, spec, context }: Subject,
  judge: (one: Subject) => CheckResult,
): CheckResult {
  const page = pageOfOneRow(evidence.others);
  return page === undefined
    ? blocked('nothing', 'no page holds a single row')
    : judge(subjectOf({ answer: page, others: {} }, spec, context));
}

/** Whether a page past the last one is asked for here. The Gets take turns: each asks in every third format. */
function asksPastTheLast({ operation, formatIndex }: ScenarioPlace): boolean {
  const paged = [...operations.values()].filter(takesPage);
  return paged.findIndex(({ name }) => name === operation.name) === formatIndex % paged.length;
}

/**
 * Page 1 in another format, as `elsewhere`, where pages are numbered from 0 here and from 1 in that format; else nothing. There the
 * pages 1 and 2 are the pages 0 and 1 of this format. Nothing is asked where that format is out of scope.
 */
async function pageOneElsewhere(
  { call }: Pick<GatherContext, 'call'>,
  { operation, format }: { readonly operation: Operation; readonly format: Format },
  reads: Evidence,
): Promise<Answers> {
  const { page0, page1, page2 } = reads.others;
  if (page0 === undefined || page1 === undefined || page2 === undefined) return {};
  if (!areNumberedFromZero(reads)) return {};
  const at = { format: format === 'json' ? 'jsv' : 'json', address: 'path' } as const;
  const { members } = page1.call;
  const elsewhere = await unlessOutOfScope(() => call(operation, members, at));
  if (elsewhere === undefined || !areAlike(page0, elsewhere) || areAlike(page1, elsewhere)) return {};
  // Where the rows come in another order there, page 1 may hold what is on page 0 here. Then page 2 does not follow.
  if (!areAlike(page1, await call(operation, page2.call.members, at))) return {};
  // A row that others added in front moves each row on by one. Page 1 then holds other rows here as well.
  return bringTheSame([page1, await call(operation, members)]) ? { elsewhere } : {};
}

/** Whether two pages hold the same rows, in whatever formats. */
function areAlike(one: Answer, other: Answer): boolean {
  const [left, right] = [asRead(one), asRead(other)];
  return (
    left !== undefined &&
    right !== undefined &&
    compareReads(calledOperation(one), left, right).differences.length === 0
  );
}

/**
 * The pages beside the plain answer, so small that at least three are needed. A page has at most `most` rows. It is `fewer` rows smaller than it
 * could be, but has at least `least` rows.
 */
async function readPages(
  call: GatherContext['call'],
  answer: Answer,
  { least = 1, most, fewer }: { readonly least?: number; readonly most: number; readonly fewer: number },
): Promise<Evidence> {
  const { members } = answer.call;
  const limit = Math.max(least, Math.min(most, Math.floor((recordsRead(answer).length - 1) / 2)) - fewer);
  const others: Record<string, Answer> = {};
  for (let page = 0; page < mostPages; page++) {
    const sent = { ...members, Page: numeric(page), Limit: numeric(limit) };
    const read = await call(calledOperation(answer), sent);
    others[`page${page}`] = read;
    if (page > 1 && (recordsRead(read).length === 0 || isPagedWhole({ answer, others }))) break;
  }
  return { answer, others };
}

/**
 * Reads the last row as a page of one row (`lastRow`): the rows fill such pages exactly. If that page is empty, it reads the page before it
 * (`rowBefore`), since a server may not go that far. It then reads all rows again (`afterLastRow`), since a row may have been deleted.
 * Reads nothing where there are fewer than two rows, or where the pages fit neither way to number them.
 */
async function readLastRow(call: GatherContext['call'], reads: Evidence): Promise<Answers> {
  const { page0, after = reads.answer } = reads.others;
  const rows = Math.min(...[reads.answer, after].map((read) => recordsRead(read).length));
  const first = ([0, 1] as const).find(
    (one) => pagingFaults(reads, one).length === 0 && (one === 1 || recordsRead(page0).length > 0),
  );
  if (rows < 2 || first === undefined) return {};
  const { members } = reads.answer.call;
  const operation = calledOperation(reads.answer);
  const rowAt = (page: number): Promise<Answer> =>
    call(operation, { ...members, Page: numeric(page), Limit: numeric(1) });
  const lastRow = await rowAt(rows - 1 + first);
  if (!isTaken(lastRow) || !isEmptyPage(lastRow)) return { lastRow };
  return { lastRow, rowBefore: await rowAt(rows - 2 + first), afterLastRow: await call(operation, members) };
}
