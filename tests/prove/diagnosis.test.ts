import { expect, test } from 'vitest';
import { diagnosed, diagnosisOf, plantedCausesOf } from '../../cli/prove/diagnosisOf.ts';
import { diagnosisTrials } from '../../cli/prove/diagnosisTrials.ts';
import { tables } from '../../reports/diagnosis/tables.ts';
import { allFaults } from '../../server/faults.ts';
import { breach, outcomeOf, trialOf } from './outcomes.ts';

const words = 'true and false are written as yes and no';
const capitals = 'true and false are written with capitals ({actual})';
const yes = { ...breach('TYP-2', 'csv/CompanyGet/TYP-2'), told: words };
const loud = { ...breach('TYP-2', 'xml/CompanyGet/TYP-2/lower-case'), told: capitals };
const unknown = breach('XF-1', 'all/CompanyGet/XF-1');

test('what is told of a server is right only where it is true of one of its faults', () => {
  const tell = (...faults: readonly string[]) =>
    diagnosed(outcomeOf(trialOf('', { kind: 'faults', faults }), yes, loud, yes, unknown));
  expect(tell('flagsAsWords', 'codeAsNumber').map(({ told, right }) => [told, right])).toEqual([
    [words, true],
    [capitals, false],
  ]);
});

test('servers are counted by what is known of them, and those of which nothing is told too', () => {
  const again = trialOf('flagsAsWords', { kind: 'heldOut', name: 'again fault flagsAsWords' });
  const { rates } = diagnosisOf([
    outcomeOf(trialOf('flagsAsWords'), yes),
    outcomeOf(again, yes, loud),
    outcomeOf(trialOf('flagsInCapitals'), unknown),
  ]);
  expect(rates.map(({ servers, diagnosed, told, right }) => [servers, diagnosed, told, right])).toEqual([
    [2, 1, 1, 1],
    [1, 1, 2, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test('what is held out has other data and another seed', () => {
  const trials = diagnosisTrials(['a', 'b', 'c', 'd'], 4_294_967_295);
  expect(trials.filter(({ kind }) => kind === 'heldOut')).toHaveLength(2);
  expect(trials.every(({ seed }) => seed === 1)).toBe(true);
  expect(trials.filter(({ kind }) => kind === 'faults').every(({ faults }) => faults.length > 1)).toBe(true);
  expect(new Set(trials.map(({ name }) => name)).size).toBe(trials.length);
});

test('what a fault gives as its cause can be told', () => {
  const told = new Set(
    Object.values(tables).flatMap((rows) =>
      rows.map((row) => [row.words, ...(row.cause === undefined ? [] : [row.cause])].join('; ')),
    ),
  );
  const wordsAlone = new Set(Object.values(tables).flatMap((rows) => rows.map((row) => row.words)));
  for (const [name, { causes = [] }] of allFaults) {
    expect(
      causes.filter((cause) => !told.has(cause) && !wordsAlone.has(cause)),
      name,
    ).toEqual([]);
    expect(new Set(causes).size, name).toBe(causes.length);
  }
  expect(plantedCausesOf('flagsAsWords')).toContain(words);
});
