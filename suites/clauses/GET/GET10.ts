import type { Answer } from '../../../harness/exchanges/Answer.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { MovingTargetError } from '../../../harness/verdicts/MovingTargetError.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operation } from '../../../specs/operations.ts';
import { atDefaultAddress, both, hasRequestMember } from '../../../specs/rules.ts';
import type { Value } from '../../../specs/Value.ts';
import { calledOperation, isTaken, recordsRead } from '../../compare/listed.ts';
import { saidBy } from '../../compare/reads.ts';
import { firstDifference } from '../../compare/values.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found } from '../../kernel/gathered.ts';
import { beyondRecords, blocked, breach, judged, passed } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcome.ts';
import { on } from '../../kernel/probe.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { profileEvidence } from '../../probes/profile.ts';
import {
  arePagesMoving,
  pageReads,
  pagesEndEarly,
  pagesOf,
  pagingFaults,
  rowsAskedFor,
  rowsIn,
} from '../../probes/reads/pageReads.ts';

/** Page and Limit are taken together, and at most Limit rows come back. */
export const GET10: JudgedClause = clause('GET-10', {
  level: 'MUST',
  statement: 'Page and Limit are taken together, and at most Limit rows come back.',
  section: 'Limits 2',
  judging: 'SHOULD: the pages together give all rows, as multisets, and the second page is not the first.',
  open: 'Whether the first page is 0 or 1, which is inferred; a smaller maximum of the server; Page or Limit alone, which are never sent so.',
  appliesTo: {
    reason: 'The three operations that take Page and Limit.',
    holds: both(hasRequestMember('Page'), atDefaultAddress),
  },
  checks: [on(pageReads, answersPages), on(pageReads, togetherAll, { level: 'SHOULD', slug: 'pages' })],
  /** Whether the first page is 0 or 1. */
  observed: {
    evidence: (selected) =>
      profileEvidence(selected, {
        name: scenario,
        operation: get.name,
        gather: async (context) => {
          const page = (number: number): Promise<Answer> =>
            context.call(get, { Page: numeric(number), Limit: numeric(1) });
          return found(await page(0), { one: await page(1), two: await page(2) });
        },
      }),
    observe: ({ answer, others: { one, two } }, spec) => {
      if (spec.scenario !== scenario || one === undefined || two === undefined) return undefined;
      if (listOf(one) === undefined) return 'pages are refused';
      if (listOf(answer) === undefined) return 'the first page is 1; page 0 is refused';
      if (isEmptyPage(answer)) return isEmptyPage(one) ? undefined : 'the first page is 1; page 0 is empty';
      // With a single row both readings look alike.
      if (isEmptyPage(two) && isEmptyPage(one)) return undefined;
      return firstDifference(listOf(answer), listOf(one)) === undefined
        ? 'the first page is 1; page 0 is the same'
        : 'the first page is 0';
    },
  },
});

/** Each page is answered with success, and with no more rows than Limit. */
function answersPages({ answer, evidence }: Subject): Judgement {
  const pages = pagesOf(evidence.others);
  if (pages.size === 0) return blocked('nothing', 'no page was asked for');
  const all = recordsRead(answer).length;
  const [zero, one] = [pages.get(0), pages.get(1)];
  // Page 0 is no page where they are numbered from 1; page 1 is the first or the second, which is there where one holds not all.
  const isZeroRefused = zero !== undefined && !isTaken(zero);
  const isFirstDue = one !== undefined && (all > rowsAskedFor(one) || (all > 0 && isZeroRefused));
  if (all === 0 && [...pages.values()].every((read) => !isTaken(read)))
    return blocked('nothing', 'there are no rows, and so there may be no page of them');
  return judged(
    [...pages].flatMap(([number, read]) => {
      const limit = rowsAskedFor(read);
      const message = `Page ${number} with Limit ${limit} is not answered with a page`;
      const path = calledOperation(answer).list ?? '';
      if (!isTaken(read))
        return number === 1 && isFirstDue ? [breach(read, message, 'success', saidBy(read), path)] : [];
      const count = recordsRead(read).length;
      return count > limit ? [breach(read, message, `at most ${limit} rows`, `${count}`, path)] : [];
    }),
  );
}

/** The pages together are all rows, by one of the two ways to number them. */
function togetherAll({ answer, evidence }: Subject): Judgement {
  if (new Set(rowsIn(answer)).size < 2) return blocked('nothing', 'there are no two different rows');
  const pages = [...pagesOf(evidence.others).values()];
  const [page] = pages;
  if (page === undefined) return blocked('nothing', 'no page was asked for');
  if (pages.some((read) => isTaken(read) && recordsRead(read).length > rowsAskedFor(read)))
    return blocked('clause:GET-10', 'pages hold more rows than Limit');
  const [fromZero = '', fromOne = ''] = ([0, 1] as const).map((first) =>
    pagingFaults(evidence, first).join(', '),
  );
  if (fromZero === '' || fromOne === '') return passed;
  if (arePagesMoving(evidence))
    throw new MovingTargetError('The target is moving: the rows are others after the pages than before.');
  if (pagesEndEarly(evidence)) return beyondRecords('there are more rows than are read page by page');
  const actual = `numbered from 0: ${fromZero}; from 1: ${fromOne}`;
  const path = calledOperation(answer).list ?? '';
  return judged([breach(page, 'the pages together are not all rows', 'each row on one page', actual, path)]);
}

const get = operation('SerialNumberGet');
const scenario = 'page-profile';

/** The list of a page; undefined where the page is refused. */
function listOf(answer: Answer): Value | undefined {
  if (answer.decoded === null || outcomeOf(answer, 'success') !== 'succeeded') return undefined;
  return answer.decoded.value[get.list ?? ''] ?? [];
}

function isEmptyPage(answer: Answer): boolean {
  const list = listOf(answer);
  return !Array.isArray(list) || list.length === 0;
}
