import { expect, test } from 'vitest';
import { formats } from '../../specs/Format.ts';
import { places } from '../../specs/places.ts';
import { allCases } from '../../suites/kernel/allCases.ts';
import { casesOf } from '../../suites/kernel/casesOf.ts';
import { checks, clauseOf } from '../../suites/kernel/clauses.ts';

// A check makes none if its scenario is spelt wrongly, or if it looks at successes of one that is expected to fail.
test('each check makes at least one case', () => {
  const evidence = [...allCases(formats).evidence.values()];
  const here = places.map((place) => ({
    place,
    specs: evidence.filter(
      ({ operation, format, address }) =>
        operation?.name === place.operation?.name && format === place.format && address === place.address,
    ),
  }));
  const without = checks.filter(
    (check) =>
      !here.some(
        ({ place, specs }) =>
          clauseOf(check.clause).appliesTo.holds(place) && casesOf(check, place, specs).length > 0,
      ),
  );
  expect(without.map(({ clause, slug, scenario }) => [clause, slug, scenario].join(' '))).toEqual([]);
});
