import { matchesGlob } from '../../config/matchesGlob.ts';

/** Clauses that say nothing of an answer in which an earlier clause is broken (rule 5, one breach, one clause). */
interface Yielding {
  /** Globs of the clauses that yield. */
  readonly clauses: readonly string[];
  /** A glob of the case ids that yield; all of these clauses without it. */
  readonly cases?: string;
  /** The clauses that go first, on the same exchange. */
  readonly to: readonly string[];
  readonly reason: string;
}

/**
 * Which clause yields to which on one exchange: the only place where that is said. `harness/yielded.ts` applies it to every
 * verdict that would be red, so a check need not know of it.
 */
export const yieldings: readonly Yielding[] = [
  {
    clauses: ['ENV-*', 'ERR-*', 'XF-*'],
    to: ['FMT-6', 'FMT-7'],
    reason:
      'A call that its suffix or its `format` spoils never reached the operation: what it says is not of that.',
  },
  {
    clauses: ['ENV-8', 'ENV-9', 'XF-3', 'XF-4'],
    to: ['ENV-3'],
    reason:
      'A failure with another ErrorCode is another failure: what else it lacks or says otherwise goes with that.',
  },
  {
    clauses: ['TYP-12'],
    cases: '*/json-date',
    to: ['TYP-5'],
    reason: 'What rewrites the dates of a whole answer does not stop at a text that looks like one.',
  },
];

/** The clauses that a case yields to on the same exchange. */
export const yieldsTo = ({
  id,
  clause,
}: {
  readonly id: string;
  readonly clause: string;
}): readonly string[] => [
  ...new Set(
    yieldings
      .filter(
        ({ clauses, cases }) =>
          clauses.some((glob) => matchesGlob(glob, clause)) &&
          (cases === undefined || matchesGlob(cases, id)),
      )
      .flatMap(({ to }) => to)
      .filter((earlier) => earlier !== clause),
  ),
];
