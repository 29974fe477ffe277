import type { Redact } from '../../harness/redaction/Redact.ts';
import { statusOfBreach, withMorePlaces } from '../../harness/verdicts/breachMessage.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Violation } from '../../harness/verdicts/Judgement.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { verdictOf } from '../../harness/verdicts/verdictOf.ts';
import { redactVerdict, violationRedactor } from '../../harness/verdicts/verdictRedaction.ts';
import { diagnose } from '../../reports/diagnosis/diagnose.ts';
import { groupedByCause } from '../../reports/groupedByCause.ts';

/** What the cases of all answers so far come to: one verdict a case, however many answers it was asked of. */
export interface VerdictTally {
  /**
   * `isKeyKnown`: whether a key in the answer's request is known; else nothing of the answer is shown. `isFirst`: no answer broke the
   * case before. `isShown`: the answer is among those that show the breach.
   */
  readonly note: (
    item: Case,
    violations: readonly Violation[],
    isKeyKnown: boolean,
  ) => { readonly isFirst: boolean; readonly isShown: boolean };
  readonly verdictOf: (id: string) => Verdict | undefined;
  /** How many findings are breaches of a MUST so far. */
  readonly breaches: () => number;
  readonly all: () => readonly Verdict[];
}

/** How many answers that show a breach Assay keeps. */
const mostShown = 3;

/** Begins a tally; its verdicts are redacted. */
export function verdictTally(redact: Redact): VerdictTally {
  const redacted = violationRedactor(redact);
  const verdicts = new Map<string, Verdict>();
  /** Cases that are broken, and of which no answer was shown yet. */
  const hidden = new Set<string>();
  let breaches: number | undefined;
  return {
    note: (item, violations, isKeyKnown) => {
      const known = verdicts.get(item.id);
      const [first] = violations;
      if (first === undefined) {
        if (known === undefined) verdicts.set(item.id, verdictOf(item, 'passed', 0, 0, {}));
        return { isFirst: false, isShown: false };
      }
      const isFirst = known === undefined || known.status === 'passed';
      if (isFirst || (isKeyKnown && hidden.delete(item.id))) {
        if (!isKeyKnown) hidden.add(item.id);
        const verdict = isKeyKnown
          ? breached(item, first, violations.map(redacted), violations.length - 1)
          : withheld(item, first);
        verdicts.set(item.id, {
          ...redactVerdict(verdict, redact),
          exchanges: [...verdict.exchanges, ...(known?.exchanges ?? [])].slice(0, mostShown),
        });
        breaches = undefined;
        return { isFirst, isShown: true };
      }
      const isShown = known.exchanges.length < mostShown;
      if (isShown) verdicts.set(item.id, { ...known, exchanges: [...known.exchanges, first.exchange.id] });
      return { isFirst, isShown };
    },
    verdictOf: (id) => verdicts.get(id),
    breaches: () => {
      breaches ??= groupedByCause(withoutShared([...verdicts.values()])).filter(
        ([one]) => one?.status === 'failed',
      ).length;
      return breaches;
    },
    all: () => withoutShared([...verdicts.values()]),
  };
}

/** The clauses of other addresses than the default ones. */
const elsewhere: readonly string[] = ['FMT-6', 'FMT-7', 'FMT-8', 'FMT-9'];

/** What answers at the default address show as well is no matter of another address (as in `suites/clauses/FMT/addressCheck.ts`). */
function withoutShared(verdicts: readonly Verdict[]): readonly Verdict[] {
  const isAlike = (one: Verdict, other: Verdict): boolean =>
    one.format === other.format && one.expected === other.expected && one.actual === other.actual;
  const atHome = verdicts.filter(({ status, clause }) => status !== 'passed' && /^FMT-[1-5]$/.test(clause));
  return verdicts.filter(
    (one) =>
      one.status === 'passed' ||
      !elsewhere.includes(one.clause) ||
      !atHome.some((other) => isAlike(one, other)),
  );
}

/** A breach of an answer in which a key may stand that nobody can remove. */
const withheld = (item: Case, { exchange }: Violation): Verdict =>
  verdictOf(item, statusOfBreach(item.level), 0, 0, {
    message: `${item.clause} is broken; what shows it is left out, because its request could not be read and a key in it is not known`,
    exchanges: [exchange.id],
  });

function breached(item: Case, first: Violation, shown: readonly Violation[], more: number): Verdict {
  const { message, expected, actual, path, exchange } = first;
  const defect = diagnose(item, shown);
  return verdictOf(item, statusOfBreach(item.level), 0, 0, {
    message: withMorePlaces(message, more),
    expected,
    actual,
    path,
    exchanges: [exchange.id],
    ...(defect === undefined ? {} : { defect }),
  });
}
