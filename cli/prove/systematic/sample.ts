import { matchesGlob } from '../../../config/matchesGlob.ts';
import { SettingsError } from '../../../config/SettingsError.ts';
import { caseSeed } from '../../../generators/caseSeed.ts';
import type { Planted } from '../../../server/mutants/Mutant.ts';
import { mutantOperators, plantedBy } from '../../../server/mutants/mutants.ts';
import type { MutantChoice } from '../proveOptions.ts';

/** Drawn mutants by what the document says about them. */
export interface Sample {
  readonly faults: readonly Planted[];
  /** Met on the way to as many faults: lawful servers, which nothing may fail. */
  readonly lawful: readonly Planted[];
  /** Met on the way too: what no client can see. */
  readonly unseen: readonly Planted[];
}

/** The mutants that are judged; raises SettingsError where no mutant has such a name. */
export function sample({ count, names }: MutantChoice, seed: number): Sample {
  if (names === null) return drawn(mutantOperators, plantedBy, count ?? 0, seed);
  const sites = new Map(mutantOperators.map((operator) => [operator, matching(operator, names)]));
  const operators = mutantOperators.filter((operator) => sites.get(operator)?.length !== 0);
  if (operators.length === 0)
    throw new SettingsError(
      `--mutants: ${JSON.stringify(names.join(','))} matches none; a mutant's name looks like request/json/CompanyUpdate/mvCompany.CompanyName/endLost.`,
    );
  const sitesOf = (operator: string): readonly Planted[] => sites.get(operator) ?? [];
  return count === null ? byRuling(operators.flatMap(sitesOf)) : drawn(operators, sitesOf, count, seed);
}

/** The mutants of an operator that some glob matches. */
function matching(operator: string, globs: readonly string[]): readonly Planted[] {
  // A glob that ends in the name of another operator matches none of this one's thousands.
  const possible = globs.filter((glob) => {
    const end = glob.slice(glob.lastIndexOf('/') + 1);
    return end === operator || /[*?]/.test(end);
  });
  return possible.length === 0
    ? []
    : plantedBy(operator).filter(({ name }) => possible.some((glob) => matchesGlob(glob, name)));
}

/**
 * Draws mutants until the wanted number of them are faults: first an operator, then one of its sites. So each operator weighs the same, and
 * within it each site. None comes twice. The same seed draws the same ones.
 */
function drawn(
  operators: readonly string[],
  sitesOf: (operator: string) => readonly Planted[],
  count: number,
  seed: number,
): Sample {
  const known = new Map<string, readonly Planted[]>();
  const met = new Map<string, Planted>();
  let faults = 0;
  // Whoever asks for more than there are gets as many as this many draws find.
  for (let turn = 0; faults < count && turn < 20 * count + 1000; turn++) {
    const operator = operators[caseSeed(seed, `operator ${turn}`) % operators.length] ?? '';
    const all = known.get(operator) ?? sitesOf(operator);
    known.set(operator, all);
    const one = all[caseSeed(seed, `site ${turn}`) % all.length];
    if (one === undefined || met.has(one.name)) continue;
    met.set(one.name, one);
    if (one.ruling.is === 'fault') faults += 1;
  }
  return byRuling([...met.values()]);
}

function byRuling(mutants: readonly Planted[]): Sample {
  const of = (kind: Planted['ruling']['is']): readonly Planted[] =>
    mutants.filter(({ ruling }) => ruling.is === kind);
  return { faults: of('fault'), lawful: of('lawful'), unseen: of('unseen') };
}
