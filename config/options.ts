import { reportNames } from './Settings.ts';

/** How the text of a flag or an environment variable becomes the value that the settings file would hold. */
type OptionKind = 'text' | 'list' | 'headers' | 'switch' | 'number';

/** One option of `assay run`: a flag, an environment variable and a member of the settings file. */
export interface Option {
  /** As a flag, without its dashes. */
  readonly flag: string;
  /** The member of the settings file. */
  readonly setting: string;
  readonly kind: OptionKind;
  /** The text after the flag in --help. */
  readonly argument?: string;
  readonly help: string;
}

/**
 * Every option, in the order of --help; the schema of the settings file says what is allowed in each, and optionUses.ts what it is to other
 * commands.
 */
const table = [
  {
    flag: 'target',
    setting: 'target',
    kind: 'text',
    argument: '<url>',
    help: 'the base URL to judge; without it, the embedded reference server',
  },
  {
    flag: 'api-key',
    setting: 'apiKey',
    kind: 'text',
    argument: '<key>',
    help: 'the key; better use ASSAY_API_KEY or --api-key-file, because other users of this machine see arguments',
  },
  {
    flag: 'api-key-file',
    setting: 'apiKeyFile',
    kind: 'text',
    argument: '<file>',
    help: 'a file that holds the key and nothing else',
  },
  {
    flag: 'header',
    setting: 'headers',
    kind: 'headers',
    argument: '<name: value>',
    help: 'a header for every request, besides those of the environment and the settings file; repeat it for more',
  },
  {
    flag: 'ca',
    setting: 'ca',
    kind: 'text',
    argument: '<file>',
    help: 'the authorities to trust, and no others, as PEM (default: those that Node trusts)',
  },
  {
    flag: 'cert',
    setting: 'cert',
    kind: 'text',
    argument: '<file>',
    help: 'a client certificate, as PEM, for a target that asks for one',
  },
  {
    flag: 'cert-key',
    setting: 'certKey',
    kind: 'text',
    argument: '<file>',
    help: 'its private key, as PEM; ASSAY_CERT_PASSPHRASE opens it (default: in the file of --cert)',
  },
  {
    flag: 'insecure',
    setting: 'insecure',
    kind: 'switch',
    help: 'do not check the certificate of the target; every report says so',
  },
  {
    flag: 'proxy',
    setting: 'proxy',
    kind: 'text',
    argument: '<url>',
    help: 'a proxy for the target, instead of HTTPS_PROXY or HTTP_PROXY; use ASSAY_PROXY if it has a password',
  },
  {
    flag: 'fixtures',
    setting: 'fixtures',
    kind: 'text',
    argument: '<file>',
    help: 'records of the target that no call can create (assay list --fixtures)',
  },
  {
    flag: 'deviations',
    setting: 'deviations',
    kind: 'text',
    argument: '<file>',
    help: 'known deviations of the target, which do not fail the run (assay deviations)',
  },
  {
    flag: 'formats',
    setting: 'formats',
    kind: 'list',
    argument: '<list>',
    help: 'only these of json, xml, jsv, csv, soap11, soap12',
  },
  {
    flag: 'operations',
    setting: 'operations',
    kind: 'list',
    argument: '<list>',
    help: "only these operations, such as 'Discount*'",
  },
  {
    flag: 'clauses',
    setting: 'clauses',
    kind: 'list',
    argument: '<list>',
    help: "only these clauses, such as 'ENV-*,ERR-2'",
  },
  {
    flag: 'cases',
    setting: 'cases',
    kind: 'list',
    argument: '<list>',
    help: "only these cases, such as 'jsv/DiscountDelete/*'",
  },
  {
    flag: 'shard',
    setting: 'shard',
    kind: 'text',
    argument: '<i/n>',
    help: 'only this part of the selection, such as 3/8; 2+1/8 for what counts from 0 (assay merge)',
  },
  {
    flag: 'read-only',
    setting: 'readOnly',
    kind: 'switch',
    help: 'send nothing that writes, not even on loopback',
  },
  {
    flag: 'allow',
    setting: 'allow',
    kind: 'list',
    argument: '<list>',
    help: 'what to allow besides reading, on a target that is not on loopback: writes, hostile, labels, events, keys, all',
  },
  {
    flag: 'plan',
    setting: 'plan',
    kind: 'switch',
    help: 'print what a run would call, make and leave behind; send nothing',
  },
  {
    flag: 'strict',
    setting: 'strict',
    kind: 'switch',
    help: 'a broken SHOULD also means that the target does not conform (exit code 1)',
  },
  {
    flag: 'seed',
    setting: 'seed',
    kind: 'number',
    argument: '<number>',
    help: 'decides which values are generated and chosen (default: 1)',
  },
  {
    flag: 'runs',
    setting: 'runs',
    kind: 'number',
    argument: '<number>',
    help: 'most trials of a generated case (default: 20)',
  },
  {
    flag: 'max-records',
    setting: 'maxRecords',
    kind: 'number',
    argument: '<number>',
    help: 'most records of the target that are read (default: 500)',
  },
  {
    flag: 'listener-url',
    setting: 'listenerUrl',
    kind: 'text',
    argument: '<url>',
    help: 'where the target can reach a listener, for the external-entity probe and for events',
  },
  {
    flag: 'concurrency',
    setting: 'concurrency',
    kind: 'number',
    argument: '<number>',
    help: 'requests under way at once (default: 16)',
  },
  {
    flag: 'rate',
    setting: 'rate',
    kind: 'number',
    argument: '<number>',
    help: 'the most requests a second (default: no limit)',
  },
  {
    flag: 'timeout',
    setting: 'timeout',
    kind: 'text',
    argument: '<time>',
    help: 'for one request: 3000, 500ms, 3s (default: 10s)',
  },
  {
    flag: 'patience',
    setting: 'patience',
    kind: 'text',
    argument: '<time>',
    help: 'how long to wait for a target that stopped answering or no longer takes the key (default: 60s)',
  },
  {
    flag: 'max-duration',
    setting: 'maxDuration',
    kind: 'text',
    argument: '<time>',
    help: 'end the run after this time and write the reports, such as 15m (default: no limit)',
  },
  {
    flag: 'fail-fast',
    setting: 'failFast',
    kind: 'switch',
    help: 'end the run at its first breach and write the reports',
  },
  {
    flag: 'out',
    setting: 'out',
    kind: 'text',
    argument: '<folder>',
    help: 'where the reports go (default: assay-report)',
  },
  {
    flag: 'resume',
    setting: 'resume',
    kind: 'switch',
    help: 'go on with the run in --out that was stopped, or whose target died; give the same settings',
  },
  {
    flag: 'report',
    setting: 'report',
    kind: 'list',
    argument: '<list>',
    help: `the reports to write: ${reportNames.join(', ')} (default: html,junit)`,
  },
  {
    flag: 'junit-by',
    setting: 'junitBy',
    kind: 'text',
    argument: '<case|clause>',
    help: 'a test case of junit.xml is a case, or all cases of a clause in one operation and format (default: case)',
  },
  { flag: 'quiet', setting: 'quiet', kind: 'switch', help: 'print only the closing sentence' },
  { flag: 'json', setting: 'json', kind: 'switch', help: 'print results.json on stdout and nothing else' },
] as const satisfies readonly Option[];

/** The flag of an option, without its dashes. */
export type OptionFlag = (typeof table)[number]['flag'];

export const options: readonly (Option & { readonly flag: OptionFlag })[] = table;

/** `api-key` → `ASSAY_API_KEY`. */
export const environmentName = (flag: string): string => `ASSAY_${flag.toUpperCase().replaceAll('-', '_')}`;
