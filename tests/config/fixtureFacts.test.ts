import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureFact, readFixtures, usedUpFixtures } from '../../config/fixtureFacts.ts';
import { adviceFor } from '../../reports/rootKinds.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { operations } from '../../specs/operations.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('every fixture of the schema has its facts, its row in the docs and a value of the reference server', () => {
  const { properties } = JSON.parse(read('config/fixtures.schema.json'));
  const given = fixtures(createServer({ seed: 1 }).store);
  const other = ['$schema', '$comment', 'samples', 'disposable'];
  const namesIn = (members: object): readonly string[] =>
    Object.keys(members)
      .filter((name) => !other.includes(name))
      .toSorted();
  expect(Object.keys(readFixtures).toSorted()).toEqual(namesIn(properties));
  expect(Object.keys(usedUpFixtures).toSorted()).toEqual(namesIn(properties.disposable.properties));
  // The reference server takes any application.
  for (const [all, has] of [
    [Object.keys(readFixtures), given],
    [Object.keys(usedUpFixtures), given.disposable],
  ] as const)
    for (const name of all.filter((one) => one !== 'sourceApplication')) {
      expect(read('docs/fixtures.md')).toContain(`\`${name}\``);
      expect(Object.keys(has)).toContain(name);
    }
});

test('the operations that need a fixture are operations', () => {
  const named = Object.values(readFixtures).flatMap((fact) => fact.operations);
  expect(named.filter((name) => !operations.has(name))).toEqual([]);
});

test('advice says what one format needs, which holds for any number of formats', () => {
  expect(adviceFor({ kind: 'fixture', name: 'disposable.discounts' })).toContain(
    'Add `disposable.discounts` to the fixtures file: for each format, a discount that may be deleted.',
  );
  expect(fixtureFact('toString')).toBeUndefined();
});
