import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings } from '../../config/loadSettings.ts';

/** The settings of a run with this file of known deviations. */
function loaded(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-deviations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(folder, 'deviations.json'), text);
  return loadSettings({ flags: { deviations: ['deviations.json'] }, environment: {}, folder });
}

const whole = {
  clause: 'TYP-7',
  operations: ['Company*'],
  formats: ['csv'],
  cases: ['csv/*'],
  reason: 'r',
  issue: 'https://issues.example/1',
  until: '2028-02-29',
};

test('a file is read, and named for commands that say how to run again', () => {
  const { deviations, deviationsFile } = loaded({ deviations: [whole, { clause: 'ENV-2', reason: 'r' }] });
  expect(deviations).toEqual([whole, { clause: 'ENV-2', reason: 'r' }]);
  expect(deviationsFile).toMatch(/deviations\.json$/);
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{', /deviations\.json is not JSON/],
  ['a list alone', [whole], /the content in deviations\.json/],
  ['no reason', { deviations: [{ clause: 'TYP-7' }] }, /deviations\.0 in deviations\.json/],
  [
    'a clause that is none',
    { deviations: [{ ...whole, clause: 'typ7' }] },
    /allowed is the id of a clause, such as TYP-7/,
  ],
  ['no operations', { deviations: [{ ...whole, operations: [] }] }, /deviations\.0\.operations/],
  [
    'an address that is none',
    { deviations: [{ ...whole, issue: 'JIRA-1' }] },
    /allowed is an http or https URL/,
  ],
  [
    'a day that there is not',
    { deviations: [{ ...whole, until: '2027-02-30' }] },
    /deviations\.0\.until .*allowed is a day/,
  ],
  ['a misspelt member', { deviations: [{ ...whole, untill: '2027-01-01' }] }, /Did you mean until\?/],
])('%s is refused with what is allowed', (_, content, message) => {
  expect(() => loaded(content)).toThrow(message);
});

test('a file that is not there is named', () => {
  expect(() =>
    loadSettings({ flags: { deviations: ['none.json'] }, environment: {}, folder: tmpdir() }),
  ).toThrow(/--deviations: .*none\.json can't be read: ENOENT/);
});
