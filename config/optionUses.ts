import type { OptionFlag } from './options.ts';

/** What an option of `assay run` is elsewhere. */
interface OptionUse {
  /** Whether `assay rerun` takes it. Otherwise it comes from the earlier run. */
  readonly rerun: boolean;
  /**
   * `takes`: a certificate may be made with it. `refuses`: it leaves out or shortens what a certificate speaks of, so that `requireWhole`
   * (cli/certify/requirements.ts) refuses it from the environment and the settings file too. `ignores`: it changes nothing there.
   */
  readonly certify: 'takes' | 'refuses' | 'ignores';
  /** Whether the commands that a report prints repeat it (`givenFlags` in cli/run/runCommand.ts). They name the case and the seed themselves. */
  readonly repeated: boolean;
  /** Whether a verdict depends on it, so that --resume refuses another value (`lastingSettings` in cli/run/resume/). */
  readonly lasting: boolean;
}

const connection = { rerun: true, certify: 'takes', repeated: true, lasting: false } as const;
const speed = { rerun: true, certify: 'takes', repeated: false, lasting: false } as const;
const selection = { rerun: false, certify: 'refuses', repeated: false, lasting: true } as const;

/** Every option, by its flag. Whoever adds one decides all four; tests/cli/optionUses.test.ts holds the code to it. */
export const optionUses: Readonly<Record<OptionFlag, OptionUse>> = {
  target: { ...connection, lasting: true },
  'api-key': { ...connection, repeated: false },
  'api-key-file': { ...connection, repeated: false },
  header: { ...connection, lasting: true },
  ca: connection,
  cert: connection,
  'cert-key': connection,
  insecure: { rerun: true, certify: 'refuses', repeated: true, lasting: true },
  proxy: connection,
  fixtures: { rerun: true, certify: 'takes', repeated: true, lasting: true },
  deviations: { rerun: true, certify: 'refuses', repeated: true, lasting: true },
  formats: selection,
  operations: selection,
  clauses: selection,
  cases: selection,
  shard: selection,
  'read-only': { rerun: true, certify: 'refuses', repeated: true, lasting: true },
  allow: { rerun: true, certify: 'takes', repeated: true, lasting: true },
  plan: { rerun: false, certify: 'refuses', repeated: false, lasting: false },
  strict: { rerun: true, certify: 'takes', repeated: true, lasting: true },
  seed: { rerun: false, certify: 'takes', repeated: false, lasting: true },
  runs: { rerun: false, certify: 'takes', repeated: true, lasting: true },
  'max-records': { rerun: true, certify: 'takes', repeated: true, lasting: true },
  'listener-url': { rerun: true, certify: 'takes', repeated: true, lasting: true },
  concurrency: speed,
  rate: speed,
  timeout: speed,
  patience: speed,
  'max-duration': { ...speed, certify: 'refuses' },
  'fail-fast': { ...speed, certify: 'refuses' },
  out: speed,
  resume: { rerun: false, certify: 'refuses', repeated: false, lasting: false },
  report: { ...speed, certify: 'ignores' },
  'junit-by': { ...speed, certify: 'ignores' },
  quiet: speed,
  json: speed,
};
