import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HookError, withinTime } from '../../config/hooks/HookError.ts';
import { hooksOf, loadHooks } from '../../config/hooks/loadHooks.ts';
import { loadSettings } from '../../config/loadSettings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { workFolder } from '../cli/assay.ts';
import { withHooks } from './exampleFile.ts';

const settingsIn = (folder: string, config: readonly string[] = [], environment = {}) =>
  loadSettings({ flags: config.length === 0 ? {} : { config }, environment, folder });

describe('the file of hooks', () => {
  it('is assay.config.mjs in the working folder, where there is one', () => {
    const folder = workFolder();
    expect(settingsIn(folder).hooks).toBeNull();
    withHooks(folder, '');
    expect(settingsIn(folder).hooks).toBe(join(folder, 'assay.config.mjs'));
  });

  it('is what --config or ASSAY_CONFIG names, beside a settings file', () => {
    const folder = workFolder();
    withHooks(folder, '', 'ours.mjs');
    withHooks(folder, '');
    writeFileSync(join(folder, 'assay.config.json'), '{"seed": 4}');
    writeFileSync(join(folder, 'ci.json'), '{"seed": 5}');
    expect(settingsIn(folder, ['ours.mjs'])).toMatchObject({ hooks: join(folder, 'ours.mjs'), seed: 4 });
    expect(settingsIn(folder, ['ci.json', 'ours.mjs'])).toMatchObject({
      hooks: join(folder, 'ours.mjs'),
      seed: 5,
    });
    expect(settingsIn(folder, ['ci.json'])).toMatchObject({
      hooks: join(folder, 'assay.config.mjs'),
      seed: 5,
    });
    expect(settingsIn(folder, [], { ASSAY_CONFIG: 'ours.mjs' }).hooks).toBe(join(folder, 'ours.mjs'));
    expect(settingsIn(folder, ['ours.mjs'], { ASSAY_CONFIG: 'ci.json' })).toMatchObject({
      hooks: join(folder, 'ours.mjs'),
      seed: 5,
    });
    expect(() => settingsIn(folder, ['none.mjs'])).toThrow(
      `hooks: ${join(folder, 'none.mjs')} is not there; allowed is the path of a module.`,
    );
  });

  it('is what the settings file names, from its own folder', () => {
    const folder = workFolder();
    withHooks(folder, '', 'ours.mjs');
    writeFileSync(join(folder, 'assay.config.json'), '{"hooks": "ours.mjs"}');
    expect(settingsIn(folder).hooks).toBe(join(folder, 'ours.mjs'));
  });
});

const check = "name: 'a', level: 'MUST', statement: 'It is so.', check: () => []";

describe('a module that is not allowed is refused in a sentence', () => {
  it.each([
    ['export const onrequest = () => {};', 'it exports onrequest, which is no hook. Did you mean onRequest?'],
    ['export default {};', 'it exports default, which is no hook.'],
    ['export const beforeRun = 1;', 'beforeRun is not a function.'],
    ['export const checks = {};', 'checks is not a list.'],
    ['export const checks = [null];', 'checks.0 is not an object.'],
    [`export const checks = [{ ${check}, name: 'ENV-1' }];`, 'checks.0.name is not allowed;'],
    [`export const checks = [{ ${check}, name: 'a/b' }];`, 'checks.0.name is not allowed;'],
    [`export const checks = [{ ${check}, level: 'OPEN' }];`, 'checks.0.level is not allowed;'],
    [`export const checks = [{ ${check}, statement: '' }];`, 'checks.0.statement is not allowed;'],
    [`export const checks = [{ ${check}, on: 'failure' }];`, 'checks.0.on is not allowed;'],
    [`export const checks = [{ ${check}, check: 1 }];`, 'checks.0.check is not allowed;'],
    [
      `export const checks = [{ ${check}, formats: ['yaml'] }];`,
      'checks.0.formats: "yaml" matches nothing. Did you mean xml?',
    ],
    [`export const checks = [{ ${check}, formats: 'json' }];`, 'checks.0.formats is not allowed;'],
    [
      `export const checks = [{ ${check}, operations: ['DiscountGet', 'DiscountGte'] }];`,
      'checks.0.operations: "DiscountGte" matches nothing. Did you mean DiscountGet?',
    ],
    [`export const checks = [{ ${check}, operations: [] }];`, 'checks.0.operations is not allowed;'],
    [
      `export const checks = [{ ${check}, operation: ['DiscountGet'] }];`,
      'checks.0.operation: a check has no such member. Did you mean operations?',
    ],
    [
      `export const checks = [{ ${check}, severity: 1 }];`,
      'checks.0.severity: a check has no such member. Allowed are name, level, statement, operations, formats, on, check.',
    ],
    [`export const checks = [{ ${check} }, { ${check} }];`, 'two checks are named a.'],
    ["\nthrow new Error('the vault is shut');", 'threw Error: the vault is shut. See assay.config.mjs:2.'],
    ['export const = 1;', 'The module assay.config.mjs threw '],
  ])('%s', async (code, said) => {
    const folder = workFolder();
    withHooks(folder, code);
    const failure = await loadHooks(join(folder, 'assay.config.mjs')).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SettingsError);
    expect((failure as Error).message).toContain('assay.config.mjs');
    expect((failure as Error).message).toContain(said);
  });
});

it('hooks that this thread did not load are our fault', () => {
  expect(() => hooksOf('/nowhere/assay.config.mjs')).toThrow('was not loaded in this thread');
  expect(hooksOf(null)).toEqual({});
});

describe('code of the operator', () => {
  it('has a bound of time', async () => {
    const never = withinTime('The hook onRequest', 20, () => new Promise(() => undefined));
    await expect(never).rejects.toThrow('The hook onRequest did not end within 0.02 s; make it faster.');
  });

  it('is told of without the values of variables that may be secret', async () => {
    process.env.GATEWAY_TOKEN = 'very-secret-token';
    const failing = withinTime('The hook onRequest', 1000, () => {
      throw new Error(`no signature by\nvery-secret-token`);
    });
    try {
      await expect(failing).rejects.toThrow(
        new HookError('The hook onRequest threw Error: no signature by $GATEWAY_TOKEN.'),
      );
    } finally {
      delete process.env.GATEWAY_TOKEN;
    }
  });
});
