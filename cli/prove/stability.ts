import type { Fault } from '../../server/Fault.ts';
import type { Level } from '../../specs/Level.ts';
import { suiteVersion } from '../suiteVersion.ts';
import { withSection } from './pageSections.ts';
import type { Trial } from './Trial.ts';
import { makeTrial } from './Trial.ts';
import type { Breach, SeedOutcome, TrialOutcome } from './TrialOutcome.ts';
import { percent, thresholds } from './thresholds.ts';

/** How many seeds judge each fault. */
const seedCount = 5;

/** The result of judging the same faults with the same plan and several seeds. */
export interface Stability {
  readonly suiteVersion: string;
  readonly seeds: readonly number[];
  readonly faults: number;
  /** (fault, clause, level) that at least one seed found red, or on which the seeds disagree; and how many of those agreed. */
  readonly triples: Agreement;
  /** As `triples`, for single cases: (fault, case). */
  readonly cases: Agreement;
  readonly disagreements: readonly Disagreement[];
  /** Single cases that depend on the seed, even if their clause does not, because its other cases find the fault. */
  readonly unsteadyCases: readonly UnsteadyCase[];
}

interface UnsteadyCase {
  readonly fault: string;
  readonly id: string;
  readonly red: readonly number[];
  readonly errored: readonly number[];
}

interface Agreement {
  readonly met: number;
  readonly agreed: number;
}

/** A clause and level on which the seeds disagree, for one server. */
interface Disagreement {
  readonly fault: string;
  readonly clause: string;
  readonly level: Level;
  /** The seeds with which it was red; with the others it was not. */
  readonly red: readonly number[];
  /** The seeds with which something errored. */
  readonly errored: readonly number[];
  /** One of the cases that was red or errored. */
  readonly example: string;
}

/** A trial for each fault, judged with consecutive seeds. */
export function stabilityTrials(faults: ReadonlyMap<string, Fault>, seed: number): readonly Trial[] {
  const runSeeds = Array.from({ length: seedCount }, (_, index) => 1 + ((seed - 1 + index) % 4_294_967_295));
  return [...faults.keys()].map((name) => ({
    ...makeTrial('stability', [name], [], 0, seed),
    runSeeds,
  }));
}

/**
 * Scores the outcomes of those trials. What no seed found red is not counted, because agreement there says nothing. If some seeds
 * errored and others did not, they disagree.
 */
export function stabilityOf(outcomes: readonly TrialOutcome[]): Stability {
  const triples = outcomes.flatMap(triplesOf).filter(isTelling);
  const disagreements = triples.filter(({ agrees }) => !agrees).map(({ agrees, ...rest }) => rest);
  const cases = outcomes.flatMap(casesMet).filter(isTelling);
  const unsteadyCases = cases.filter(({ agrees }) => !agrees).map(({ agrees, ...rest }) => rest);
  return {
    suiteVersion,
    seeds: outcomes[0]?.trial.runSeeds ?? [],
    faults: outcomes.length,
    triples: { met: triples.length, agreed: triples.length - disagreements.length },
    cases: { met: cases.length, agreed: cases.length - unsteadyCases.length },
    disagreements,
    unsteadyCases,
  };
}

/** What `assay prove --stability` prints, and whether the result is good enough. */
export function stabilityLines(stability: Stability): readonly string[] {
  const { disagreements, triples, cases, faults, seeds } = stability;
  return [
    ...disagreements.map((each) => `depends on the seed: ${inWords(each)}`),
    `${faults} faults by the seeds ${seeds.join(', ')}: on ${triples.agreed} of ${triples.met} (fault, clause, level) all of them agree (${percent(share(triples))}), and on ${cases.agreed} of ${cases.met} single cases (${percent(share(cases))}).`,
    isStable(stability)
      ? 'The threshold holds.'
      : `Missed: stability ${percent(share(triples))} is under ${percent(thresholds.stability)}.`,
  ];
}

export const isStable = ({ triples }: Stability): boolean => share(triples) >= thresholds.stability;

const heading = '## Stability';

/** Its section of docs/proof.md. */
export function stabilitySection(stability: Stability | undefined): readonly string[] {
  if (stability === undefined) return [];
  const { disagreements, triples, cases, faults, seeds, suiteVersion: version } = stability;
  return [
    heading,
    '',
    `Made by \`assay prove --stability --seed ${seeds[0]}\` of version ${version}. Each of ${faults} faults was judged by ${seeds.length} seeds, by the`,
    'cases of its own clause and of those that it is declared to touch. The server was always the same; only the values that the',
    'run generates differ from seed to seed. What no seed found red is not counted, unless it errored by some of them alone.',
    '',
    '| | met | all seeds agree | share |',
    '|---|---|---|---|',
    `| fault, clause and level | ${triples.met} | ${triples.agreed} | **${percent(share(triples))}** |`,
    `| fault and single case | ${cases.met} | ${cases.agreed} | ${percent(share(cases))} |`,
    '',
    `Wanted is ≥ ${percent(thresholds.stability)} of the first: ${isStable(stability) ? 'it holds' : 'it is missed'}. ${disagreements.length === 0 ? 'Nothing depends on the seed.' : 'On these the seeds do not agree:'}`,
    '',
    ...disagreements.map((each) => `- ${inWords(each)}`),
    ...(disagreements.length === 0 ? [] : ['']),
  ];
}

/** The page with this section in place of its old one, or before the kill matrix. */
export const withStability = (page: string, stability: Stability): string =>
  withSection(page, stabilitySection(stability));

/** 1 where nothing was met. */
const share = ({ met, agreed }: Agreement): number => (met === 0 ? 1 : agreed / met);

function inWords({ fault, clause, level, red, errored, example }: Disagreement): string {
  const erring = errored.length === 0 ? '' : `, errored by ${errored.join(', ')}`;
  const failing = red.length === 0 ? 'red by none' : `red by ${red.join(', ')}`;
  return `${fault}: ${clause} ${level}, ${failing}${erring}, such as ${example}`;
}

function triplesOf({
  trial,
  bySeed = [],
}: TrialOutcome): readonly (Disagreement & { readonly agrees: boolean })[] {
  const all = bySeed.flatMap(({ breaches, errored }) => [...breaches, ...errored]);
  const met = new Map(all.map((breach) => [`${breach.clause} ${breach.level}`, breach]));
  return [...met.values()].map(({ clause, level, cases }) => {
    const isOf = (breach: Breach): boolean => breach.clause === clause && breach.level === level;
    const seedsOf = (which: 'breaches' | 'errored'): readonly number[] =>
      bySeed.filter((one) => one[which].some(isOf)).map(({ seed }) => seed);
    const red = seedsOf('breaches');
    const errored = seedsOf('errored');
    const [example = ''] = cases;
    const agrees = agree(red, errored, bySeed);
    return { fault: trial.faults.join('+'), clause, level, red, errored, example, agrees };
  });
}

/** Whether there is something that the seeds can agree on. */
const isTelling = ({ red, agrees }: Pick<Disagreement, 'red'> & { readonly agrees: boolean }): boolean =>
  red.length > 0 || !agrees;

/** Each case that was red or errored with any seed. */
function casesMet({
  trial,
  bySeed = [],
}: TrialOutcome): readonly (UnsteadyCase & { readonly agrees: boolean })[] {
  const seedsOf = (which: 'breaches' | 'errored'): ReadonlyMap<string, readonly number[]> => {
    const seeds = new Map<string, number[]>();
    for (const { seed, [which]: found } of bySeed)
      for (const id of found.flatMap(({ cases }) => cases)) seeds.set(id, [...(seeds.get(id) ?? []), seed]);
    return seeds;
  };
  const redBy = seedsOf('breaches');
  const erroredBy = seedsOf('errored');
  return [...new Set([...redBy.keys(), ...erroredBy.keys()])].map((id) => {
    const red = redBy.get(id) ?? [];
    const errored = erroredBy.get(id) ?? [];
    return { fault: trial.faults.join('+'), id, red, errored, agrees: agree(red, errored, bySeed) };
  });
}

const agree = (red: readonly number[], errored: readonly number[], all: readonly SeedOutcome[]): boolean =>
  [red, errored].every(({ length }) => length === 0 || length === all.length);
