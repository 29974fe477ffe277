import type { Clause } from './Clause.ts';
import { loadFolder } from './loadFolder.ts';
import { placeExists } from './placeExists.ts';

/** The families in the order in which they are best read. */
const families = [
  ...['ENV', 'TYP', 'FMT', 'GET', 'FLT', 'ACT', 'DOC', 'PO', 'SP', 'IU', 'PB', 'WO', 'DEL', 'SHP', 'EVT'],
  ...['ERR', 'AUTH', 'XF', 'VER'],
];

const loaded = await loadFolder<readonly Clause[]>(import.meta.url, './clauses');

/** Every clause of the contract by id, family by family; none applies at a place that does not exist. */
export const clauses: ReadonlyMap<string, Clause> = new Map(
  [...loaded]
    .sort(([one], [other]) => families.indexOf(one) - families.indexOf(other))
    .flatMap(([, family]) => family)
    .map((clause) => [clause.id, withinPlaces(clause)]),
);

/** The clause of that id; raises an Error (ours is wrong) when there is none. */
export function clause(id: string): Clause {
  const found = clauses.get(id);
  if (found === undefined) throw new Error(`no clause has the id ${id}`);
  return found;
}

function withinPlaces(clause: Clause): Clause {
  const { reason, holds } = clause.appliesTo;
  return { ...clause, appliesTo: { reason, holds: (place) => placeExists(place) && holds(place) } };
}
