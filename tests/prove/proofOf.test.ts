import { expect, test } from 'vitest';
import { misses } from '../../cli/prove/misses.ts';
import { proofOf } from '../../cli/prove/proofOf.ts';
import { proofPage } from '../../cli/prove/proofPage.ts';
import { summaryLines } from '../../cli/prove/summaryLines.ts';
import type { TrialOutcome } from '../../cli/prove/TrialOutcome.ts';
import { missedThresholds } from '../../cli/prove/thresholds.ts';
import { breach, outcomeOf, trialOf } from './outcomes.ts';

const cases = ['json/UserGet/ENV-2', 'xml/UserGet/ENV-2', 'xml/UserGet/ENV-11', 'all/CompanyGet/XF-1'];

const proof = (...outcomes: readonly TrialOutcome[]) =>
  proofOf(outcomes, { full: true, whole: true, seed: 7, cases });

// codeAsNumber breaks ENV-2, readingIs203 ENV-11.
const found = outcomeOf(
  trialOf('codeAsNumber'),
  breach('ENV-2', 'json/UserGet/ENV-2', 'all/CompanyGet/ENV-2'),
);

test('a fault whose clause alone is red is found and blamed rightly, in the formats where it is red', () => {
  const { own, faults } = proof(found);
  expect(own).toEqual({ faults: 1, found: 1, precise: 1 });
  expect(faults[0]?.formats).toEqual({ json: 1, several: 1 });
  expect(missedThresholds(proof(found))).toEqual([]);
});

test('a fault for which nothing, or only another clause, is red is not found, and is listed with what was blamed', () => {
  const silent = proof(outcomeOf(trialOf('codeAsNumber')));
  expect(silent.own).toEqual({ faults: 1, found: 0, precise: 0 });
  expect(misses(silent)).toEqual([
    expect.stringMatching(/^not found: codeAsNumber \(ENV-2 MUST: .*nothing was blamed$/),
  ]);
  expect(missedThresholds(silent)).toEqual(['detection 0.0 % is under 99.0 %']);
  const elsewhere = proof(outcomeOf(trialOf('codeAsNumber'), breach('TYP-15', 'json/UserGet/TYP-15')));
  expect(misses(elsewhere)[0]).toContain(
    'instead: TYP-15 at MUST in 1 case, such as json/UserGet/TYP-15: a | b',
  );
});

test('a fault for which another clause is red as well is found without precision', () => {
  const both = proof({ ...found, breaches: [...found.breaches, breach('ENV-11', 'xml/UserGet/ENV-11')] });
  expect(both.own).toEqual({ faults: 1, found: 1, precise: 0 });
  expect(missedThresholds(both)).toEqual(['precision at MUST 0.0 % is under 97.0 %']);
  expect(summaryLines(both).join('\n')).toMatch(/blamed besides: codeAsNumber .*ENV-11 at MUST in 1 case/);
});

// skuOnlyNamed breaks the SHOULD of ERR-1, which is a MUST otherwise.
const warned = { ...breach('ERR-1', 'json/DocumentUpdate/ERR-1/wording'), level: 'SHOULD' as const };

test('a fault is found at the level of what it breaks, and who breaks a SHOULD alone is not failed', () => {
  const rightly = proof(outcomeOf(trialOf('skuOnlyNamed'), warned));
  expect(rightly.byLevel).toEqual([
    { level: 'SHOULD', faults: 1, found: 1, precise: 1, pairs: { broken: 1, precise: 1 } },
  ]);
  const failed = breach('ERR-1', 'json/DocumentUpdate/ERR-1');
  const both = proof(outcomeOf(trialOf('skuOnlyNamed'), warned, failed), found);
  expect(both.byLevel).toEqual([
    { level: 'MUST', faults: 1, found: 1, precise: 1, pairs: { broken: 1, precise: 1 } },
    { level: 'SHOULD', faults: 1, found: 1, precise: 0, pairs: { broken: 1, precise: 0 } },
  ]);
  expect(misses(both)[0]).toMatch(/^blamed besides: skuOnlyNamed \(ERR-1 SHOULD: .*ERR-1 at MUST in 1 case/);
  expect(missedThresholds(both)).toEqual(['precision at SHOULD 0.0 % is under 97.0 %']);
  expect(proofPage(both)).toContain('**ERR-1 MUST**');
  expect(proofPage(both)).toContain('| SHOULD | 1 of 1 | **100.0 %** | 0 of 1 | **0.0 %** | 1 | 0 |');
  expect(proof(outcomeOf(trialOf('skuOnlyNamed'), failed)).faults[0]).toMatchObject({ found: false });
  // What is declared to depend on it may be red, but not at MUST.
  const dependent = breach('ENV-1', 'json/APIKeyGet/ENV-1');
  const key = { ...breach('AUTH-2', 'json/APIKeyGet/AUTH-2'), level: 'SHOULD' as const };
  const blamed = proof(outcomeOf(trialOf('accountBesideKey'), key, dependent)).faults[0]?.blamed;
  expect(blamed?.map(({ clause, level }) => [clause, level])).toEqual([['ENV-1', 'MUST']]);
});

test('a red verdict that its own exchanges do not show is listed, and is a miss', () => {
  const unproven = proof({ ...found, unproven: ['json/UserGet/ENV-2: passed'] });
  expect(misses(unproven)).toEqual([
    'not proven by the exchanges that it lists: fault codeAsNumber: json/UserGet/ENV-2: passed',
  ]);
  expect(missedThresholds(unproven)).toEqual([
    '1 red verdicts are others on the exchanges that they list alone',
  ]);
});

test('a fault for which there is no target at all is not found', () => {
  const stopped = proof({ ...outcomeOf(trialOf('codeAsNumber')), stopped: 'the key is refused' });
  expect(stopped.own.found).toBe(0);
  expect(misses(stopped)[0]).toMatch(/^not judged: .*the key is refused$/);
});

const lawful = trialOf('', { name: 'variant bigIds', kind: 'variant', faults: [], variants: ['bigIds'] });

test('whatever fails or errors on a lawful server is a false alarm', () => {
  expect(proof(outcomeOf(lawful)).falseAlarms).toBe(0);
  expect(proof(outcomeOf(lawful, breach('GET-2', 'json/CompanyGet/GET-2'))).falseAlarms).toBe(1);
  expect(proof({ ...outcomeOf(lawful), errored: [breach('GET-2', 'x/y/GET-2')] }).falseAlarms).toBe(1);
  expect(proof({ ...outcomeOf(lawful), stopped: 'nothing answers' }).falseAlarms).toBe(1);
  expect(missedThresholds(proof(outcomeOf(lawful, breach('GET-2', 'a/b/GET-2'))))).toEqual([
    '1 false alarms',
  ]);
});

test('cases that failed on no server with a fault are listed by check; what fails on a lawful one does not count', () => {
  const cases = proof(found, outcomeOf(lawful, breach('ENV-11', 'xml/UserGet/ENV-11'))).neverFailed;
  expect(cases).toEqual([
    { check: 'ENV-11', cases: 1, operations: ['UserGet'], unseenIn: ['xml'] },
    { check: 'ENV-2', cases: 1, operations: ['UserGet'], unseenIn: ['xml'] },
    { check: 'XF-1', cases: 1, operations: ['CompanyGet'], unseenIn: ['all'] },
  ]);
});

test('a case that did not fail is told from a check that did not', () => {
  const two = ['json/UserGet/ENV-2', 'json/CompanyGet/ENV-2'];
  expect(proofOf([found], { full: true, whole: true, seed: 7, cases: two }).neverFailed).toEqual([
    { check: 'ENV-2', cases: 1, operations: ['CompanyGet'], unseenIn: [] },
  ]);
});

test('the page holds the numbers, the matrix and every miss', () => {
  const page = proofPage(proof(found, outcomeOf(trialOf('readingIs203')), outcomeOf(lawful)));
  expect(page).toContain('| our own faults | 1 of 2 | **50.0 %** | 1 of 1 | **100.0 %** |');
  expect(page).toMatch(
    /\| ENV-2 \| MUST \| codeAsNumber \| .* \| 1 \| {2}\| {2}\| {2}\| {2}\| {2}\| 1 \| {2}\|/,
  );
  expect(page).toMatch(/\| ENV-11 \| MUST \| readingIs203 .*\*\*not found\*\*/);
  expect(page).toMatch(/^- not found: readingIs203/m);
  expect(page).toContain('1 of 4 cases failed on some server with a fault. These did not:');
  expect(page).toContain('- `ENV-2` (1): UserGet; never in xml');
});
