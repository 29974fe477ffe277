import type { Answer } from '../../harness/Answer.ts';
import type { Evidence } from '../../harness/Evidence.ts';
import { pageReads, pagesOf } from './pageReads.ts';
import { singleTrials } from './singleTrials.ts';

/** Answers of one scenario that stand beside the one that is judged. */
interface FurtherAnswers {
  readonly slug: string;
  readonly scenario: string;
  /** Whether a lawful target may know no such thing, and refuse it before it reaches the operation. */
  readonly mayFail: boolean;
  readonly in: (evidence: Evidence) => readonly Answer[];
}

/** Searches and pages, which may hold little or nothing: each is a response like any other. */
export const furtherAnswers: readonly FurtherAnswers[] = [
  {
    slug: 'filtered',
    scenario: singleTrials.name,
    mayFail: false,
    in: ({ trials = [] }) => trials.map(({ answer }) => answer),
  },
  {
    slug: 'pages',
    scenario: pageReads.name,
    mayFail: true,
    in: ({ others }) => [
      ...pagesOf(others).values(),
      ...(others.beyond === undefined ? [] : [others.beyond]),
    ],
  },
];
