import type { Planted } from '../../../server/mutants/Mutant.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { writeShownBy } from '../../../specs/writtenAndRead.ts';
import { suiteVersion } from '../../suiteVersion.ts';
import { blames } from '../faultScore.ts';
import type { TrialOutcome } from '../TrialOutcome.ts';
import type { MutantScore } from './MutantScore.ts';
import type { Count, Systematic } from './Systematic.ts';
import type { Sample } from './sample.ts';
import { wilson } from './wilson.ts';

interface Context {
  readonly seed: number;
  /** How many mutants there are at all. */
  readonly all: number;
}

/** Scores the outcomes of a sample, by the names of its mutants. */
export function systematicOf(
  { faults, lawful, unseen }: Sample,
  outcomes: readonly TrialOutcome[],
  { seed, all }: Context,
): Systematic {
  const byName = new Map(outcomes.map((outcome) => [outcome.trial.faults[0] ?? '', outcome]));
  const scored = (planted: readonly Planted[]): readonly MutantScore[] =>
    planted.flatMap((one) => {
      const outcome = byName.get(one.name);
      return outcome === undefined ? [] : [scoreOf(one, outcome)];
    });
  const judged = scored(faults);
  const vain = judged.filter(isInVain);
  const scores = judged.filter((score) => !isInVain(score));
  const missed = scores.filter(({ found }) => !found);
  const total = countOf('all', scores);
  return {
    suiteVersion,
    seed,
    all,
    asked: faults.length,
    drawn: faults.length + lawful.length + unseen.length,
    total,
    detection: wilson(total.found, total.mutants),
    precision: wilson(total.precise, total.found),
    byFamily: counts(scores, ({ family }) => family),
    byOperator: counts(scores, ({ family, operator }) => `${family}: ${operator}`),
    byDirection: counts(scores, ({ direction }) => direction),
    byFormat: counts(scores, ({ scope }) => scope.replace(/[@~].*/, '')),
    byKind: counts(scores, ({ kind }) => kind),
    byLevel: counts(scores, ({ level }) => level),
    setAside: {
      mutants: unseen.length + vain.length,
      reasons: reasonsOf([...unseen.map(({ ruling }) => ruling.because), ...vain.map(() => inVain)]),
    },
    lawful: { mutants: lawful.length, alarms: scored(lawful).filter(({ red }) => red.length > 0) },
    missed,
    wronglyBlamed: scores.filter(({ found, precise }) => found && !precise),
    tooHard: scores.filter(isTooHard),
    hidden: missed.filter(({ hidden }) => hidden.length > 0),
    stopped: judged.filter(({ stopped }) => stopped !== undefined),
  };
}

const inVain = 'The reference server holds nothing that this mutant would change, and no call can write any.';

/**
 * Whether calls came within its scope, but no client has a say in what it would have changed. This is the key, or what answers hold of
 * records that nobody can write: those of most Gets, and work orders. Assay also can't vary what the fixtures say of work orders. It asks
 * for one label in each format and no more, because each may cost money.
 */
const isInVain = ({
  idle,
  reached,
  found,
  direction,
  kind,
  operation: name,
  family,
}: MutantScore): boolean => {
  const isWritten =
    operationNamed(name).kind === 'get'
      ? writeShownBy(operationNamed(name)) !== undefined
      : !name.startsWith('WorkOrder') && name !== 'ShippingInformationCreateLabel';
  const isRead = direction === 'response' && family !== 'failures' && !isWritten;
  const isFixture = direction === 'request' && name.startsWith('WorkOrder');
  return idle && reached && !found && (isRead || isFixture || kind === 'key');
};

/** Something failed that the mutant does not break, where a warning would be the most. */
const isTooHard = ({ level, red, clauses }: MutantScore): boolean =>
  level !== 'MUST' && red.some((blame) => blame.level === 'MUST' && !clauses.includes(blame.clause));

function scoreOf(planted: Planted, outcome: TrialOutcome): MutantScore {
  const { ruling, hook: _, ...about } = planted;
  const { breaches, errored, idle = false, reached = false, hidden = [], stopped } = outcome;
  const level = ruling.is === 'fault' ? ruling.level : 'lawful';
  const clauses: readonly string[] = ruling.is === 'fault' ? ruling.clauses : [];
  const telling = breaches.filter((breach) => level !== 'MUST' || breach.level === 'MUST');
  return {
    ...about,
    clauses,
    level,
    because: ruling.because,
    found: telling.length > 0,
    precise: telling.some(({ clause }) => clauses.includes(clause)),
    red: blames(breaches),
    idle,
    reached,
    hidden,
    errored: blames(errored),
    ...(stopped === undefined ? {} : { stopped }),
  };
}

const countOf = (name: string, scores: readonly MutantScore[]): Count => ({
  name,
  mutants: scores.length,
  found: scores.filter(({ found }) => found).length,
  precise: scores.filter(({ precise }) => precise).length,
});

function counts(scores: readonly MutantScore[], groupOf: (score: MutantScore) => string): readonly Count[] {
  const names = [...new Set(scores.map(groupOf))].sort();
  return names.map((name) =>
    countOf(
      name,
      scores.filter((score) => groupOf(score) === name),
    ),
  );
}

function reasonsOf(all: readonly string[]) {
  const met = new Map<string, number>();
  for (const because of all) met.set(because, (met.get(because) ?? 0) + 1);
  return [...met]
    .map(([because, mutants]) => ({ because, mutants }))
    .sort((a, b) => b.mutants - a.mutants || (a.because < b.because ? -1 : 1));
}
