import { expect, it } from 'vitest';
import type { Certificate } from '../../cli/certify/Certificate.ts';
import { requireWhole } from '../../cli/certify/requirements.ts';
import type { JudgedSettings } from '../../cli/replay/replayRecord.ts';
import { requireWholeSettings } from '../../cli/verify/requireSettings.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { wholeScope } from '../../config/scope.ts';

const settings = loadSettings({ flags: {}, environment: {}, folder: '/', readsFile: false });
const judged = { ...settings, target: 'http://127.0.0.1/', runs: 100 } as JudgedSettings;

it('is about one whole run, and no shard of one', () => {
  expect(() => requireWhole({ ...settings, shard: { index: 1, of: 2 } })).toThrow(
    'shard: a certificate is about one whole run; leave it out.',
  );
});

it.each([
  [{ runs: 1 }, 'each case was tried at most 1 time, and a certificate needs 100'],
  [{ readOnly: true }, 'it was made by reading only'],
  [{ operations: ['UserGet'] }, 'the certificate is not about all cases of the suite'],
  [{ formats: ['json', 'xml'] as const }, 'the certificate is not about all cases of the suite'],
])('a certificate with settings that certify does not take is refused: %j', (other, message) => {
  expect(() => requireWholeSettings({ ...judged, ...other }, { scope: wholeScope } as Certificate)).toThrow(
    message,
  );
});

it('takes settings that certify takes', () => {
  expect(() => requireWholeSettings(judged, { scope: wholeScope } as Certificate)).not.toThrow();
});

it.each(['http://bob:secret@10.0.0.1:7000/', 'http://10.0.0.1:7000/?token=secret'])(
  'refuses a listener address with a secret, which it does not repeat: %s',
  (listenerUrl) => {
    const said = /^listenerUrl: the bundle shows it to every reader\.(?!.*secret)/;
    expect(() => requireWhole({ ...settings, listenerUrl })).toThrow(said);
  },
);

it.each(['{3F2504E0-4F89-11D3-9A0C-0305E82C3301}', 'abc,defGHI123', 'user:pass/word1', 'Abc"Def123456'])(
  'refuses a key that a format puts into quotes before anything is sent: %s',
  (apiKey) => {
    expect(() => requireWhole({ ...settings, target: 'http://127.0.0.1/', apiKey })).toThrow(
      'Certify with another key.',
    );
  },
);

const ofTarget = { ...settings, target: 'http://127.0.0.1/', apiKey: 'kHq8Zr2LwX5v' };

it('refuses a User-Agent before anything is sent, and takes other headers', () => {
  expect(() => requireWhole({ ...ofTarget, headers: { 'user-agent': 'mycorp/1' } })).toThrow(
    'headers: the User-Agent of a call tells its case, and a certificate needs the one that Assay writes.',
  );
  expect(() => requireWhole({ ...ofTarget, headers: { 'X-Tenant': 'acme-prod' } })).not.toThrow();
});

it.each([
  ['target', { target: 'http://127.0.0.1/kHq8Zr2LwX5v' }],
  ['fixtures', { fixtures: { supplierName: 'Steel of acme-prod' }, headers: { 'X-Tenant': 'acme-prod' } }],
])('refuses a secret in the %s, which the bundle shows', (name, other) => {
  expect(() => requireWhole({ ...ofTarget, ...other })).toThrow(
    `${name}: the bundle shows this setting to every reader, and it holds the key, the value of a header`,
  );
});
