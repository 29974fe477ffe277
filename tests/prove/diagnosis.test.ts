import { expect, test } from 'vitest';
import { causeOf, withoutFormat } from '../../cli/prove/causeOf.ts';
import { causes } from '../../cli/prove/causes.ts';
import { diagnosed } from '../../cli/prove/diagnosed.ts';
import { diagnosisOf } from '../../cli/prove/diagnosisOf.ts';
import { diagnosisTrials } from '../../cli/prove/diagnosisTrials.ts';
import { signaturesOf } from '../../cli/prove/signaturesOf.ts';
import { isOutside } from '../../cli/prove/subjects.ts';
import { allFaults } from '../../server/allFaults.ts';
import { breach, outcomeOf, trialOf } from './outcomes.ts';

const flags = { ...breach('TYP-2', 'csv/CompanyGet/TYP-2'), difference: 'true or false\u0000"yes"' };
const capitals = {
  ...breach('TYP-2', 'xml/CompanyGet/TYP-2/plain'),
  difference: 'small letters\u0000"True"',
};
const learnt = [
  outcomeOf(trialOf('flagsAsWords'), flags, breach('XF-1', 'all/CompanyGet/XF-1')),
  outcomeOf(trialOf('flagsInCapitals'), capitals),
];

test('a cause is what a fault does, without its format, or what several do alike', () => {
  expect(withoutFormat('In csv flags are yes and no.')).toBe('flags are yes and no');
  expect(withoutFormat('In xml and soap11 dates end in Z.')).toBe('dates end in Z');
  expect(withoutFormat('In csv and soap codes are words.')).toBe('codes are words');
  expect(withoutFormat('GET is refused on named routes.')).toBe('GET is refused on named routes');
  expect(causeOf('flagsAsWords')).toBe('flags are yes and no');
  expect(causeOf('stackTraceAsList')).toBe(causeOf('framesOfFailure'));
});

test('a signature is learnt from the broken clause alone, of our own faults alone', () => {
  const [outside = ''] = [...allFaults.keys()].filter(isOutside);
  const signatures = signaturesOf([...learnt, outcomeOf(trialOf(outside), flags)]);
  expect(signatures.map(({ fault, patterns }) => [fault, patterns.length])).toEqual([
    ['flagsAsWords', 1],
    ['flagsInCapitals', 1],
  ]);
});

test('a cause that is told of a server is right only where it has that fault, or one of the same cause', () => {
  const signatures = signaturesOf(learnt);
  const tell = (...faults: readonly string[]) =>
    diagnosed(outcomeOf(trialOf('', { kind: 'faults', faults }), flags, capitals), signatures);
  expect(tell('flagsAsWords', 'codeAsNumber').map(({ cause, right }) => [cause, right])).toEqual([
    ['flags are yes and no', true],
    ['flags are True and False', false],
  ]);
});

test('the threshold is where nine of ten causes are right, and nothing is told below it', () => {
  const again = (...found: readonly ReturnType<typeof breach>[]) =>
    outcomeOf(trialOf('flagsAsWords', { kind: 'heldOut', name: 'again fault flagsAsWords' }), ...found);
  const right = diagnosisOf([...learnt, again(flags)]);
  expect(right.rates.rates[0]).toMatchObject({ servers: 1, diagnosed: 1, told: 1, right: 1 });
  expect(right.known.threshold).toBeLessThanOrEqual(1);
  // What is as alike as can be and wrong all the same leaves nothing that could be told.
  const wrong = diagnosisOf([...learnt, again(capitals)]);
  expect(wrong.known.threshold).toBeGreaterThan(1);
  expect(wrong.rates.rates[0]).toMatchObject({ diagnosed: 0, told: 0 });
});

test('what is held out has other data and another seed than what is learnt from', () => {
  const trials = diagnosisTrials(['a', 'b', 'c', 'd'], 4_294_967_295);
  expect(trials.filter(({ kind }) => kind === 'heldOut')).toHaveLength(2);
  expect(trials.every(({ seed }) => seed === 1)).toBe(true);
  expect(trials.filter(({ kind }) => kind === 'faults').every(({ faults }) => faults.length > 1)).toBe(true);
  expect(new Set(trials.map(({ name }) => name)).size).toBe(trials.length);
});

test('what several faults do alike is told once of each', () => {
  const named = Object.values(causes).flat();
  expect(named.filter((name) => !allFaults.has(name))).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
});
