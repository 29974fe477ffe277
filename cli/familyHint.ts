import { familyOf } from '../specs/clauseFamily.ts';
import { clauses } from '../suites/kernel/clauses.ts';

/** What to say of an unknown clause whose family is known: the clauses of that family. One sentence, or none. */
export function familyHint(given: string): readonly string[] {
  const family = /^([A-Z]+)(?:-.*)?$/.exec(given.toUpperCase())?.[1];
  const ids = [...clauses.keys()].filter((id) => familyOf(id) === family);
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return [];
  return [first === last ? `${family} has ${first} alone.` : `${family} has ${first} to ${last}.`];
}
