import { afterEach, expect, test, vi } from 'vitest';
import { run } from '../../cli/library.ts';
import { conformance } from '../../cli/vitest/conformance.ts';
import type { GivenSettings } from '../../config/GivenSettings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { workFolder } from './assay.ts';
import { commandHere } from './commandHere.ts';

afterEach(() => vi.unstubAllEnvs());

const refused = new SettingsError(
  'plan: it is set, and a program can only judge; unset it, or print the plan with assay run --plan.',
);

// Nothing listens there, so that a run would raise TargetError.
const target = { target: 'http://127.0.0.1:1/api', apiKey: 'KEYKEYKEY1' };

test('a program that asks for a plan is refused before anything is sent', async () => {
  const given = { ...target, plan: true } as GivenSettings;
  await expect(run(given)).rejects.toThrow(refused);
  expect(() => conformance(given)).toThrow(refused);
});

test('so is one whose environment asks for a plan', async () => {
  vi.stubEnv('ASSAY_PLAN', 'true');
  await expect(run(target)).rejects.toThrow(refused);
  expect(() => conformance(target)).toThrow(refused);
});

test.each([
  ['failFast', true, 'run vitest with --bail'],
  ['maxDuration', '10m', 'give the job or the tests a limit of time there'],
  ['report', ['html'], 'name the reporters of vitest'],
  ['junitBy', 'clause', 'name the reporters of vitest'],
])('%s is vitest’s to decide', (name, value, advice) => {
  const given = { ...target, [name]: value } as GivenSettings;
  expect(() => conformance(given)).toThrow(
    new SettingsError(`${name}: conformance() leaves this to vitest; leave it out, and ${advice}.`),
  );
});

test.each([
  [['cleanup']],
  [['diagnose', '--target', target.target]],
  [['init', '--target', target.target]],
  [['watch', '--target', target.target]],
])('a command that sends, and can print no plan, is refused as well: %j', async (args) => {
  const env = { ASSAY_PLAN: '1', ASSAY_API_KEY: target.apiKey };
  const { code, stderr } = await commandHere(workFolder(), args, env);
  expect([code, stderr]).toEqual([
    2,
    `assay: plan: it is set, and assay ${args[0]} would send; unset it, or print the plan with assay run --plan.\n`,
  ]);
});
