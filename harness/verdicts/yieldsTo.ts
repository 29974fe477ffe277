import { matchesGlob } from '../../config/matchesGlob.ts';
import type { Case } from './Case.ts';

/** Why a clause says nothing of an exchange in which an earlier clause is broken (rule 5: one breach, one clause). */
export interface Yielding {
  /** The earlier clauses. */
  readonly to: readonly string[];
  /** A glob of the case ids that yield; without it, all cases of the clause do. */
  readonly cases?: string;
  readonly reason: string;
}

/** For clauses about what an operation says: those of the families in `aboutAnswers`. */
const unroutedCall: Yielding = {
  to: ['FMT-1', 'FMT-6', 'FMT-7'],
  reason:
    "A call that the address or the format spoils never reached the operation, so its answer is not the operation's.",
};

/** The families of the clauses about what an operation says. */
const aboutAnswers = ['ENV', 'ERR', 'XF'];

/** Which breach counts where one exchange shows several. Only red cases ask for it, so it is in the plan and not in each case. */
export interface Precedence {
  /** The clauses that a case yields to. It ignores exchanges in which one of them is broken (`yieldsTo` in a clause's file). */
  readonly clausesBefore: (item: Case) => readonly string[];
  /** All cases of a clause and an operation, `-` for none in particular, selected or not. */
  readonly casesOf: (clause: string, operation: string) => readonly Case[];
}

/** What a clause yields to: what all of its family do, and then what its own file names. */
export const yieldingsOf = (id: string, own: readonly Yielding[] = []): readonly Yielding[] => [
  ...(aboutAnswers.some((family) => id.startsWith(`${family}-`)) ? [unroutedCall] : []),
  ...own,
];

/** For clauses about what a failure says besides its code. */
export const anotherFailure: Yielding = {
  to: ['ENV-3'],
  reason:
    'A failure with another ErrorCode is another failure: what else it lacks or says otherwise goes with that.',
};

/** For clauses about the HTTP status of what a call says. */
export const unreadAnswer: Yielding = {
  to: ['FMT-1'],
  reason: 'An answer that cannot be read is not how the operation fails, whatever its HTTP status is.',
};

/** The clauses that a case yields to; `harness/verdicts/yielded.ts` applies it to every verdict that would be red. */
export const earlierClauses = (
  yieldings: readonly Yielding[],
  { id, clause }: { readonly id: string; readonly clause: string },
): readonly string[] => [
  ...new Set(
    yieldings
      .filter(({ cases }) => cases === undefined || matchesGlob(cases, id))
      .flatMap(({ to }) => to)
      .filter((earlier) => earlier !== clause),
  ),
];
