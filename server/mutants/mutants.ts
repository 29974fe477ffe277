import { actionMutants, actionOperators } from './actionMutants.ts';
import { addressMutants, addressOperators } from './addressMutants.ts';
import { answerMutants, answerOperators } from './answerMutants.ts';
import { failureMutants, failureOperators } from './failureMutants.ts';
import { filterMutants, filterOperators } from './filterMutants.ts';
import type { Mutant, Planted } from './Mutant.ts';
import { memberMutants, memberOperators } from './memberMutants.ts';

/** Everything that an operator makes, or only what is about one operation. */
type Planting = (operation?: string) => readonly Planted[];

const plantings: ReadonlyMap<string, Planting> = new Map<string, Planting>([
  ...[...memberOperators].map(
    ([name, operator]) => [name, (only?: string) => memberMutants(name, operator, only)] as const,
  ),
  ...filterOperators.map((name) => [name, () => filterMutants(name)] as const),
  ...actionOperators.map((name) => [name, () => actionMutants(name)] as const),
  ...failureOperators.map((name) => [name, () => failureMutants(name)] as const),
  ...answerOperators.map((name) => [name, () => answerMutants(name)] as const),
  ...addressOperators.map((name) => [name, () => addressMutants(name)] as const),
]);

/** Every operator, by the name that mutants end in. */
export const mutantOperators: readonly string[] = [...plantings.keys()];

/** What an operator does, at every site; raises an Error (ours is wrong) if there is no such operator. */
export function plantedBy(operator: string, operation?: string): readonly Planted[] {
  const planting = plantings.get(operator);
  if (planting === undefined) throw new Error(`no operator is named ${operator}`);
  return planting(operation);
}

/** A fresh mutant with that name; undefined if there is none. */
export function mutantNamed(name: string): Mutant | undefined {
  const [, , operation] = name.split('/');
  const operator = name.slice(name.lastIndexOf('/') + 1);
  if (!plantings.has(operator)) return undefined;
  const planted = plantedBy(operator, operation).find((one) => one.name === name);
  return planted === undefined ? undefined : mutantOf(planted);
}

function mutantOf(planted: Planted): Mutant {
  const { ruling, about, operation, hook } = planted;
  const noted = { reached: 0, changed: 0 };
  return {
    clause: ruling.is === 'fault' ? ruling.clauses[0] : '',
    ...(ruling.is === 'fault' ? { level: ruling.level } : {}),
    about,
    operations: [operation],
    hook: hook((what) => {
      noted[what] += 1;
    }),
    planted,
    noted,
  };
}
