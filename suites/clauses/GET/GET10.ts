import type { Answer } from '../../../harness/Answer.ts';
import { MovingTargetError } from '../../../harness/MovingTargetError.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operation } from '../../../specs/operations.ts';
import { atDefaultAddress, both, hasRequestMember } from '../../../specs/rules.ts';
import type { Value } from '../../../specs/Value.ts';
import { saidBy } from '../../compare/reads.ts';
import { firstDifference } from '../../compare/values.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found } from '../../kernel/gathered.ts';
import { beyondRecords, blocked, judged, passed } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { on } from '../../kernel/probe.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { isTaken } from '../../probes/filters/selection.ts';
import { profileEvidence } from '../../probes/profile.ts';
import {
  arePagesMoving,
  contentsIn,
  endedEarly,
  isWithinPages,
  limitOf,
  pageReads,
  pagesOf,
  pagingFaults,
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
  checks: [
    on(pageReads, (subject) => {
      const operation = operationOf(subject);
      const pages = pagesOf(subject.evidence.others);
      if (pages.size === 0) return blocked('nothing', 'no page was asked for');
      const all = contentsIn(operation, subject.answer).length;
      const [zero, one] = [pages.get(0), pages.get(1)];
      // Page 0 is no page where they are numbered from 1; page 1 is the first or the second, which is there where one holds not all.
      const isZeroRefused = zero !== undefined && !isTaken(zero);
      const isFirstDue = one !== undefined && (all > limitOf(one) || (all > 0 && isZeroRefused));
      if (all === 0 && [...pages.values()].every((read) => !isTaken(read)))
        return blocked('nothing', 'there are no rows, and so there may be no page of them');
      return judged(
        [...pages].flatMap(([number, read]) => {
          const breach = (expected: string, actual: string) => ({
            message: `Page ${number} with Limit ${limitOf(read)} is not answered with a page`,
            expected,
            actual,
            path: operation.list ?? '',
            exchange: read.exchange,
          });
          if (!isTaken(read)) return number === 1 && isFirstDue ? [breach('success', saidBy(read))] : [];
          const rows = contentsIn(operation, read).length;
          return rows > limitOf(read) ? [breach(`at most ${limitOf(read)} rows`, `${rows}`)] : [];
        }),
      );
    }),
    on(
      pageReads,
      (subject) => {
        const operation = operationOf(subject);
        const { evidence } = subject;
        const rows = contentsIn(operation, subject.answer);
        if (new Set(rows).size < 2) return blocked('nothing', 'there are no two different rows');
        const pages = [...pagesOf(evidence.others).values()];
        const [page] = pages;
        if (page === undefined) return blocked('nothing', 'no page was asked for');
        if (pages.some((read) => isTaken(read) && contentsIn(operation, read).length > limitOf(read)))
          return blocked('clause:GET-10', 'pages hold more rows than Limit');
        const [fromZero = '', fromOne = ''] = ([0, 1] as const).map((first) =>
          pagingFaults(operation, evidence, first).join(', '),
        );
        if (fromZero === '' || fromOne === '') return passed;
        const isRead =
          isWithinPages(rows.length, limitOf(page)) &&
          !([0, 1] as const).some((first) => endedEarly(operation, evidence, first));
        if (arePagesMoving(operation, evidence))
          throw new MovingTargetError(
            'The target is moving: the rows are others after the pages than before.',
          );
        if (!isRead) return beyondRecords('there are more rows than are read page by page');
        return judged([
          {
            message: 'the pages together are not all rows',
            expected: 'each row on one page',
            actual: `numbered from 0: ${fromZero}; from 1: ${fromOne}`,
            path: operation.list ?? '',
            exchange: page.exchange,
          },
        ]);
      },
      { level: 'SHOULD', slug: 'pages' },
    ),
  ],
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
      if (rows(one) === undefined) return 'pages are refused';
      if (rows(answer) === undefined) return 'the first page is 1; page 0 is refused';
      if (isEmpty(answer)) return isEmpty(one) ? undefined : 'the first page is 1; page 0 is empty';
      // With a single row both readings look alike.
      if (isEmpty(two) && isEmpty(one)) return undefined;
      return firstDifference(rows(answer), rows(one)) === undefined
        ? 'the first page is 1; page 0 is the same'
        : 'the first page is 0';
    },
  },
});

const get = operation('SerialNumberGet');
const scenario = 'page-profile';

function rows(answer: Answer): Value | undefined {
  if (answer.decoded === null || outcomeOf(answer, 'success') !== 'succeeded') return undefined;
  return answer.decoded.value[get.list ?? ''] ?? [];
}

function isEmpty(answer: Answer): boolean {
  const list = rows(answer);
  return !Array.isArray(list) || list.length === 0;
}
