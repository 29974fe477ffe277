import { options } from '../config/options.ts';
import { optionUses } from '../config/optionUses.ts';

const all = options.map(({ flag }) => flag);
const calls = ['target', 'api-key', 'api-key-file', 'header'];
const reports = ['strict', 'out', 'report', 'quiet', 'json'];

/** How a target is connected to. */
export const connectionFlags: readonly string[] = ['ca', 'cert', 'cert-key', 'insecure', 'proxy'];

/** The options of `assay run` that each command takes, by their flags. */
export const commandFlags = {
  run: all,
  rerun: all.filter((flag) => optionUses[flag].rerun),
  certify: all.filter((flag) => optionUses[flag].certify === 'takes'),
  list: ['formats', 'cases', 'shard'],
  openapi: ['formats', 'operations'],
  cleanup: [...calls, ...connectionFlags, 'concurrency', 'rate', 'timeout'],
  init: [...calls, ...connectionFlags, 'fixtures', 'concurrency', 'rate', 'timeout'],
  diagnose: [...calls, ...connectionFlags, 'formats', 'fixtures', 'strict', 'rate', 'timeout'],
  watch: ['target', ...connectionFlags, 'deviations', 'max-duration', ...reports],
  judge: ['target', 'fixtures', 'deviations', ...reports],
  merge: [
    ...['api-key-file', ...connectionFlags, 'fixtures', 'deviations'],
    ...['out', 'report', 'junit-by', 'quiet', 'json'],
  ],
  curl: ['target', ...connectionFlags, 'fixtures', 'seed'],
} satisfies Readonly<Record<string, readonly string[]>>;
