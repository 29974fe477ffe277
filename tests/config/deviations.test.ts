import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings } from '../../config/loadSettings.ts';
import { readDeviations } from '../../config/readDeviations.ts';

/** What a file of known deviations lists. */
function loaded(content: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-deviations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'deviations.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readDeviations(file);
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

test('a file is read, and none where none is named', () => {
  const entries = [whole, { clause: 'ENV-2', reason: 'r' }];
  expect(loaded({ deviations: entries })).toEqual(entries);
  expect(readDeviations(null)).toEqual([]);
});

test('its path starts from where it is named, and what is in it is not looked at by other commands', () => {
  const settings = loadSettings({
    flags: { deviations: ['none.json'] },
    environment: {},
    folder: '/nowhere',
  });
  expect(settings.deviationsFile).toBe('/nowhere/none.json');
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{', /deviations\.json is not JSON/],
  ['a list alone', [whole], /the content in .*allowed is an object whose member `deviations` is a list/],
  [
    'no reason',
    { deviations: [{ clause: 'TYP-7' }] },
    /deviations\.0 in .*allowed is an entry with a clause and a reason/,
  ],
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
  expect(() => readDeviations('/nowhere/none.json')).toThrow(
    "deviations: /nowhere/none.json can't be read (ENOENT); name a file that is there and that you may read.",
  );
});
