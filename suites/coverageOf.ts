import type { Case } from '../harness/Case.ts';
import type { Format } from '../specs/Format.ts';

/** How many cases a clause has, by the operation's name (`-` for none in particular), then by format. */
export type Coverage = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<Format, number>>>;

type Counted = Pick<Case, 'clause' | 'operation' | 'format'>;

/** Counts the cases of a plan by clause, operation and format; one about several formats counts in each of them. */
export function coverageOf(cases: readonly Counted[], planned: readonly Format[]): Coverage {
  const clauses = new Map<string, Map<string, Map<Format, number>>>();
  for (const { clause, operation, format } of cases) {
    const operations = gotOr(clauses, clause, () => new Map<string, Map<Format, number>>());
    const counts = gotOr(operations, operation?.name ?? '-', () => new Map<Format, number>());
    for (const each of formatsOf(format, planned)) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return clauses;
}

/** `all` is every planned format, `a+b` both, `a+a` once. */
const formatsOf = (format: string, planned: readonly Format[]): readonly Format[] =>
  planned.filter((each) => format === 'all' || format.split('+').includes(each));

function gotOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
