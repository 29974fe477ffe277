import type { Evidence, GatherContext } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { calledOperation, isTaken, recordsRead } from '../../../harness/exchanges/listed.ts';
import {
  arePagesMoving,
  isPagedWhole,
  mostPages,
  pageOneElsewhere,
  pagesOf,
} from '../../../harness/oracle/paging.ts';
import { blocked, type Ruling } from '../../../harness/verdicts/judgements.ts';
import { type Subject, subjectOf } from '../../../harness/verdicts/Subject.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operations } from '../../../specs/operations.ts';
import { hasRequestMember } from '../../../specs/rules.ts';
import { evidenceKey, ofThose, probe, type ScenarioPlace } from '../../kernel/probe.ts';
import { settle } from '../../settle/brackets.ts';

/** Lists that do not fit in so many pages of so many rows are judged on their first pages. */
const mostRows = 100;

/** The Gets that take Page and Limit. */
export const takesPage = ofThose(hasRequestMember('Page'));

/**
 * All rows, then pages of so few that a third one holds some too. It starts at page 0, and ends when the pages have brought all rows,
 * whether they are counted from 0 or from 1. Where neither count does, all is read again in a bracket, with all rows again at its end.
 * A row that moves to another page in between is on both or on none, so that this is done three times at most while rows move.
 * Where pages are counted from 0 here and from 1 in another format, page 1 of that format stands beside them (`elsewhere`).
 * Where no page holds a single row, one of one row is asked for. In some formats it ends with a page behind the last.
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
      isSettled: (reads, round) => isPagedWhole(reads) || (round > 0 && !arePagesMoving(reads)),
      readAnew: async (call) => {
        const { answer, others } = await readPages(call, await call(operation, members));
        return { answer, others: { ...others, after: await call(operation, members) } };
      },
    });
    const more: Record<string, Answer> = { ...(await pageOneElsewhere(context, place, evidence)) };
    const oneRow = { ...members, Page: numeric(1), Limit: numeric(1) };
    if (pageOfOneRow(evidence.others) === undefined) more.single = await context.call(operation, oneRow);
    // Of as many rows as the others: what a page behind the last holds is open, that it is a response is not.
    const { page1 = evidence.answer } = evidence.others;
    const behind = { ...page1.call.members, Page: numeric(9999) };
    if (isBeyondsTurn(place)) more.beyond = await context.call(operation, behind);
    return { kind: 'evidence', evidence: { ...evidence, others: { ...evidence.others, ...more } } };
  },
});

/** A page of a single row: the last one, as the rows come out, or one that is asked for. */
const pageOfOneRow = (others: Evidence['others']): Answer | undefined =>
  [...pagesOf(others).values(), others.single].find(
    (answer) => answer !== undefined && isTaken(answer) && recordsRead(answer).length === 1,
  );

/** Judges a page of one row. */
export function judgeOneRow({ evidence, spec, context }: Subject, judge: (one: Subject) => Ruling): Ruling {
  const page = pageOfOneRow(evidence.others);
  return page === undefined
    ? blocked('nothing', 'no page holds a single row')
    : judge(subjectOf({ answer: page, others: {} }, spec, context));
}

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
    if (page > 1 && (recordsRead(read).length === 0 || isPagedWhole({ answer, others }))) break;
  }
  return { answer, others };
}
