import { familyOf } from '../../specs/clauseFamily.ts';
import { loadFolder } from '../../specs/loadFolder.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Check, JudgedClause, Profile } from './clause.ts';
import type { Scenario } from './probe.ts';

/**
 * The families in the order in which they are best read, each a folder of `clauses/`. A clause's file is named as the clause without
 * its hyphen; what several clauses of a family share stands beside them.
 */
const families: ReadonlyMap<string, ReadonlyMap<string, JudgedClause>> = new Map([
  ['ENV', await loadFolder<JudgedClause>(import.meta.url, '../clauses/ENV', /^[A-Z]+\d+$/)],
  ['TYP', await loadFolder<JudgedClause>(import.meta.url, '../clauses/TYP', /^[A-Z]+\d+$/)],
  ['FMT', await loadFolder<JudgedClause>(import.meta.url, '../clauses/FMT', /^[A-Z]+\d+$/)],
  ['GET', await loadFolder<JudgedClause>(import.meta.url, '../clauses/GET', /^[A-Z]+\d+$/)],
  ['FLT', await loadFolder<JudgedClause>(import.meta.url, '../clauses/FLT', /^[A-Z]+\d+$/)],
  ['ACT', await loadFolder<JudgedClause>(import.meta.url, '../clauses/ACT', /^[A-Z]+\d+$/)],
  ['DOC', await loadFolder<JudgedClause>(import.meta.url, '../clauses/DOC', /^[A-Z]+\d+$/)],
  ['PO', await loadFolder<JudgedClause>(import.meta.url, '../clauses/PO', /^[A-Z]+\d+$/)],
  ['SP', await loadFolder<JudgedClause>(import.meta.url, '../clauses/SP', /^[A-Z]+\d+$/)],
  ['IU', await loadFolder<JudgedClause>(import.meta.url, '../clauses/IU', /^[A-Z]+\d+$/)],
  ['PB', await loadFolder<JudgedClause>(import.meta.url, '../clauses/PB', /^[A-Z]+\d+$/)],
  ['WO', await loadFolder<JudgedClause>(import.meta.url, '../clauses/WO', /^[A-Z]+\d+$/)],
  ['DEL', await loadFolder<JudgedClause>(import.meta.url, '../clauses/DEL', /^[A-Z]+\d+$/)],
  ['SHP', await loadFolder<JudgedClause>(import.meta.url, '../clauses/SHP', /^[A-Z]+\d+$/)],
  ['EVT', await loadFolder<JudgedClause>(import.meta.url, '../clauses/EVT', /^[A-Z]+\d+$/)],
  ['ERR', await loadFolder<JudgedClause>(import.meta.url, '../clauses/ERR', /^[A-Z]+\d+$/)],
  ['AUTH', await loadFolder<JudgedClause>(import.meta.url, '../clauses/AUTH', /^[A-Z]+\d+$/)],
  ['XF', await loadFolder<JudgedClause>(import.meta.url, '../clauses/XF', /^[A-Z]+\d+$/)],
  ['VER', await loadFolder<JudgedClause>(import.meta.url, '../clauses/VER', /^[A-Z]+\d+$/)],
]);

/** The order in which they are judged: of two scenarios at one place, the first gives its answers to the plain case ids. */
const inJudgingOrder = [
  ...['ENV', 'TYP', 'FMT', 'AUTH', 'GET', 'FLT', 'ACT', 'IU', 'PB', 'SP', 'DOC', 'PO', 'WO', 'DEL', 'SHP'],
  ...['EVT', 'ERR', 'XF', 'VER'],
];

const number = ({ id }: JudgedClause): number => Number(id.split('-')[1]);

/** Every clause of the contract by id, family by family. */
export const clauses: ReadonlyMap<string, JudgedClause> = new Map(
  [...families.values()]
    .flatMap((family) => [...family.values()].sort((a, b) => number(a) - number(b)))
    .map((clause) => [clause.id, clause]),
);

/** The clause of that id; raises an Error (ours is wrong) when there is none. */
export function clauseOf(id: string): JudgedClause {
  const found = clauses.get(id);
  if (found === undefined) throw new Error(`no clause has the id ${id}`);
  return found;
}

/** The file that holds all of a clause, from the root of a checkout on. */
export const fileOf = (id: string): string => `suites/clauses/${familyOf(id)}/${id.replace('-', '')}.ts`;

export const judgedClauses: readonly JudgedClause[] = inJudgingOrder.flatMap((family) => [
  ...(families.get(family)?.values() ?? []),
]);

/** All checks of single answers. */
export const checks: readonly Check[] = judgedClauses.flatMap((clause) => clause.checks);

const scenariosOf = new Map<string, readonly Scenario[]>();

/** What single clauses want done with an operation, besides what its own suite does. */
export function clauseScenarios(operation: Operation): readonly Scenario[] {
  const known = scenariosOf.get(operation.name) ?? [
    ...new Set(judgedClauses.flatMap((clause) => clause.scenarios(operation))),
  ];
  scenariosOf.set(operation.name, known);
  return known;
}

// What is asked for the first time decides what later answers show, so this order stays.
export const clausesByName = [...judgedClauses].sort((a, b) => (a.id < b.id ? -1 : 1));

/** What is looked at for the implementation profile. */
export const observers: readonly Profile[] = clausesByName.flatMap(({ observed }) => observed ?? []);
