import { describe, expect, test } from 'vitest';
import { requireWhole } from '../../cli/certify/requirements.ts';
import { lastingSettings } from '../../cli/run/resume/lastingSettings.ts';
import { givenFlags } from '../../cli/run/runCommand.ts';
import type { RunSettings } from '../../cli/run/Task.ts';
import type { ConnectionSettings } from '../../config/ConnectionSettings.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import type { OptionFlag } from '../../config/options.ts';
import { optionUses } from '../../config/optionUses.ts';
import { SettingsError } from '../../config/SettingsError.ts';

const usual: RunSettings = {
  ...defaultSettings('.'),
  target: 'http://127.0.0.1:1',
  apiKey: 'a-key-of-its-own',
  deviations: [],
};

const connected = (over: Partial<ConnectionSettings>): Partial<RunSettings> => ({
  connection: { ...usual.connection, ...over },
});
const [pem, otherPem] = ['/one.pem', '/two.pem'].map((file) => ({ file, text: '' }));
if (pem === undefined || otherPem === undefined) throw new Error('there are two files');
const proxy = { url: 'http://proxy.example:3128', user: null, password: null, from: '--proxy' };

/** What each option makes of the settings, if it is not as usual. */
const given: Readonly<Record<OptionFlag, Partial<RunSettings>>> = {
  target: { target: 'http://127.0.0.1:2' },
  'api-key': { apiKey: 'another-key-of-its-own' },
  'api-key-file': { apiKey: 'another-key-of-its-own' },
  header: { headers: { 'X-Tenant': '7' }, flaggedHeaders: ['X-Tenant'] },
  ca: connected({ ca: pem }),
  cert: connected({ cert: pem, certKey: pem }),
  'cert-key': connected({ cert: pem, certKey: otherPem }),
  insecure: connected({ insecure: true }),
  proxy: connected({ proxy }),
  fixtures: { fixtures: { supplierId: 1 }, fixturesFile: '/fixtures.json' },
  deviations: { deviations: [{ clause: 'ERR-2', reason: 'known' }], deviationsFile: '/deviations.json' },
  formats: { formats: ['json'] },
  operations: { operations: ['UserGet'] },
  clauses: { clauses: ['ERR-2'] },
  cases: { cases: ['json/*'] },
  shard: { shard: { index: 1, of: 2 } },
  'read-only': { readOnly: true },
  allow: { allow: ['writes'] },
  plan: { plan: true },
  strict: { strict: true },
  seed: { seed: 2 },
  runs: { runs: 21 },
  'max-records': { maxRecords: 501 },
  'listener-url': { listenerUrl: 'http://ci.example:9000' },
  concurrency: { concurrency: 2 },
  rate: { rate: 2 },
  timeout: { timeoutMs: 1 },
  patience: { patienceMs: 1 },
  'max-duration': { maxDurationMs: 1 },
  'fail-fast': { failFast: true },
  out: { out: '/elsewhere' },
  resume: { resume: true },
  report: { report: ['badge'] },
  'junit-by': { junitBy: 'clause' },
  quiet: { quiet: true },
  json: { json: true },
};

const lasting = (settings: RunSettings) => lastingSettings(settings, (text) => text);

describe.each(Object.entries(given))('--%s', (flag, over) => {
  const use = optionUses[flag as OptionFlag];
  const settings: RunSettings = { ...usual, ...over };

  test(`is ${use.repeated ? '' : 'not '}repeated by a printed command`, () => {
    const isRepeated = givenFlags(settings).join(' ') !== givenFlags(usual).join(' ');
    expect(isRepeated).toBe(use.repeated);
  });

  test(`may ${use.lasting ? 'not ' : ''}have another value when a run goes on`, () => {
    const isKept = JSON.stringify(lasting(settings)) !== JSON.stringify(lasting(usual));
    expect(isKept).toBe(use.lasting);
  });

  test(`is ${use.certify === 'refuses' ? 'refused' : 'left'} by a certificate, wherever it is set`, () => {
    const certifying = (): void => requireWhole(settings);
    if (use.certify === 'refuses') expect(certifying).toThrow(SettingsError);
    else expect(certifying).not.toThrow();
  });
});
