import { asEvidence, type Evidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  arePagesMoving,
  duePagesRefused,
  firstPageSeen,
  pagesEndEarly,
  pagesOf,
  pagesOverLimit,
  pagingFaults,
  rowsAskedFor,
} from '../../../harness/oracle/paging.ts';
import {
  bringTheSame,
  calledOperation,
  contentsIn,
  isTaken,
  recordsRead,
  saidBy,
} from '../../../harness/records/listed.ts';
import { beyondRecords, blocked, breach } from '../../../harness/verdicts/judgements.ts';
import { MovingTargetError } from '../../../harness/verdicts/MovingTargetError.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { counted, inNumbers } from '../../../harness/words/counted.ts';
import { shown } from '../../../harness/words/shown.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { numeric } from '../../../specs/numeric.ts';
import { hasRequestMember } from '../../../specs/rules.ts';
import { clause, on } from '../../kernel/clause.ts';
import { askedOnce } from '../../probes/profile.ts';
import { pageReads } from '../../probes/reads/pageReads.ts';

export const GET10 = clause('GET-10', {
  statement: 'Page and Limit work together: at most Limit rows come back.',
  section: 'Limits 2',
  judging:
    'A refused Limit is a breach only if the target refuses 10, 25, 50 and 100 too. SHOULD: the pages together give all rows, as multisets, the second page is not the first, and a number means the same page in all formats. A later page goes by its own Limit. In every second format the last row is also asked for as a page of one row.',
  open: 'Whether the first page is 0 or 1, which is inferred. Which Limits a server takes: it may have a maximum, a least one, or a few to choose from. Page or Limit alone, which are never sent so.',
  appliesTo: atHome('The three operations that take Page and Limit.', hasRequestMember('Page')),
  checks: [on(pageReads, answersPages), on(pageReads, togetherAll, { level: 'SHOULD', slug: 'pages' })],
  /** Whether the first page is 0 or 1. */
  observed: askedOnce(
    {
      name: 'page-profile',
      operation: 'SerialNumberGet',
      gather: async ({ call }, { operation }) => {
        const page = (number: number): Promise<Answer> =>
          call(operation, { Page: numeric(number), Limit: numeric(1) });
        return asEvidence(await page(0), { one: await page(1), two: await page(2) });
      },
    },
    ({ answer, others: { one, two } }) =>
      one === undefined || two === undefined ? undefined : firstPageSeen(answer, one, two),
  ),
});

const saysOf = ({ call: { members } }: Answer): string =>
  `Page ${shown(members.Page)} with Limit ${shown(members.Limit)}`;

/** Each page is answered with success, and with no more rows than Limit. */
function answersPages({ answer, evidence }: Subject) {
  const pages = [...pagesOf(evidence.others).values()];
  if (pages.length === 0) return blocked('nothing', 'no page was asked for');
  if (recordsRead(answer).length === 0 && pages.every((read) => !isTaken(read)))
    return blocked('nothing', 'there are no rows, so there may be no page of them');
  const path = calledOperation(answer).list ?? '';
  const breaches = [
    ...duePagesRefused(evidence).map((read) =>
      breach(read, `${saysOf(read)} is refused`, 'success', saidBy(read), path),
    ),
    ...pagesOverLimit(evidence).map((read) => {
      const most = `at most ${counted(rowsAskedFor(read), 'row')}`;
      const message = `${saysOf(read)} holds more rows than Limit`;
      return breach(read, message, most, inNumbers(recordsRead(read).length), path);
    }),
  ];
  return breaches.length === 0 && fitOnOnePage(evidence) ? tooFewRows : breaches;
}

const tooFewRows = blocked('control', 'the target refuses pages of so few rows');

/** Whether the smallest page that the target serves has room for all rows. */
const fitOnOnePage = ({ answer, others: { sizeRefused, page1 } }: Evidence): boolean =>
  sizeRefused !== undefined && page1 !== undefined && recordsRead(answer).length <= rowsAskedFor(page1);

/** The pages together are all rows, by one of the two ways to number them. */
function togetherAll(subject: Subject) {
  const { answer, evidence } = subject;
  const pages = [...pagesOf(evidence.others).values()];
  if (new Set([answer, ...pages].flatMap(contentsIn)).size < 2)
    return blocked('nothing', 'there are fewer than two different rows');
  const [page] = pages;
  if (page === undefined) return blocked('nothing', 'no page was asked for');
  const [fromZero = '', fromOne = ''] = ([0, 1] as const).map((first) =>
    pagingFaults(evidence, first).join(', '),
  );
  const path = calledOperation(answer).list ?? '';
  const { elsewhere, page1 = page } = evidence.others;
  if (elsewhere !== undefined) {
    const message = `Page 1 is the second page here, but the first page in ${elsewhere.call.format}`;
    const firstOf = (read: Answer): string => shown(recordsRead(read)[0]);
    return [breach(page1, message, firstOf(elsewhere), firstOf(page1), path)];
  }
  if (fromZero === '' || fromOne === '')
    return fitOnOnePage(evidence) ? tooFewRows : lastRowLost(subject, path);
  if (pagesOverLimit(evidence).length > 0) return blocked('clause:GET-10', 'pages hold more rows than Limit');
  if (arePagesMoving(evidence))
    throw new MovingTargetError('The target keeps changing: the rows after the pages are not those before.');
  if (pagesEndEarly(evidence)) return beyondRecords('there are more rows than a run reads page by page');
  const actual = `numbered from 0: ${fromZero}; from 1: ${fromOne}`;
  const message = 'the pages together do not hold all rows';
  return [breach(page, message, 'each row on one page', actual, path)];
}

/** The page of one row that the last row must be on is not empty, unless a row went away meanwhile. */
function lastRowLost({ answer, evidence }: Subject, path: string) {
  const { after = answer, lastRow, rowBefore, afterLastRow } = evidence.others;
  if (lastRow === undefined || rowBefore === undefined || afterLastRow === undefined) return [];
  if (recordsRead(rowBefore).length === 0 || !bringTheSame([after, afterLastRow])) return [];
  const rows = counted(recordsRead(after).length, 'row');
  return [breach(lastRow, `${saysOf(lastRow)} is empty, although there are ${rows}`, '1 row', 'none', path)];
}
