import { turnOf } from '../../../generators/turnOf.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  arePagesMoving,
  isPagedWhole,
  pageOfOneRow,
  pageOneElsewhere,
  readLastRow,
  readPages,
  rowsAskedFor,
} from '../../../harness/oracle/paging.ts';
import { isTaken } from '../../../harness/records/listed.ts';
import { settle } from '../../../harness/settle/brackets.ts';
import { blocked, type Ruling } from '../../../harness/verdicts/judgements.ts';
import { type Subject, subjectOf } from '../../../harness/verdicts/Subject.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operations } from '../../../specs/operations.ts';
import { hasRequestMember } from '../../../specs/rules.ts';
import { evidenceKey, operationsWhere, probe, type ScenarioPlace } from '../../kernel/probe.ts';

/** Longer lists are read in pages of so many rows. */
const mostRows = 100;

/** The Gets that take Page and Limit. */
export const takesPage = operationsWhere(hasRequestMember('Page'));

/** Where a page of many rows is refused, pages of so many are asked for: a server may have its own maximum. */
const fewRows = 10;

/**
 * Reads all rows, then pages so small that at least three are needed, from page 0 on. It ends when the pages have brought all rows,
 * whether they are numbered from 0 or from 1. A row that moves meanwhile may show twice or never. So Assay reads again in a
 * bracket, with all rows again at its end: once, and three times at most while rows move.
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
    const largePages = await readPages(context.call, plain, { most: mostRows, fewer });
    const { page1: firstPage } = largePages.others;
    const isLimitRefused =
      firstPage !== undefined && !isTaken(firstPage) && rowsAskedFor(firstPage) > fewRows;
    const pageSize = isLimitRefused ? fewRows : mostRows;
    const evidence = await settle(context, {
      first: isLimitRefused ? await readPages(context.call, plain, { most: pageSize, fewer }) : largePages,
      isSettled: (reads, round) => isPagedWhole(reads) || (round > 0 && !arePagesMoving(reads)),
      readAnew: async (call) => {
        const { answer, others } = await readPages(call, await call(operation, members), {
          most: pageSize,
          fewer,
        });
        return { answer, others: { ...others, after: await call(operation, members) } };
      },
    });
    const more: Record<string, Answer> = { ...(await pageOneElsewhere(context, place, evidence)) };
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

/** Judges a page of one row. */
export function judgeOneRow({ evidence, spec, context }: Subject, judge: (one: Subject) => Ruling): Ruling {
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
