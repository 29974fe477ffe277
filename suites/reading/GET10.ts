import { MovingTargetError } from '../../harness/MovingTargetError.ts';
import { saidBy } from '../compare/reads.ts';
import type { ClauseSuite } from '../kernel/Check.ts';
import { beyondRecords, blocked, judged, passed } from '../kernel/judgements.ts';
import { operationOf } from '../kernel/Subject.ts';
import { isTaken } from '../probes/filters/selection.ts';
import {
  contentsIn,
  endedEarly,
  isMoving,
  isWithinPages,
  limitOf,
  pageReads,
  pagesOf,
  pagingFaults,
} from '../probes/reads/pageReads.ts';

/** Page and Limit are taken together, and at most Limit rows come back. */
export const GET10: ClauseSuite = {
  scenarios: ({ request }) => (request.some(({ name }) => name === 'Page') ? [pageReads] : []),
  checks: [
    {
      clause: 'GET-10',
      level: 'MUST',
      scenario: pageReads.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
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
      },
    },
    {
      clause: 'GET-10',
      level: 'SHOULD',
      slug: 'pages',
      scenario: pageReads.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
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
        if (isMoving(operation, evidence))
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
    },
  ],
};
