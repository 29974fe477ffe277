import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Format, formats } from '../specs/Format.ts';
import { plainConnection } from './ConnectionSettings.ts';
import { textOf } from './contentOfFile.ts';
import { deepFreeze } from './deepFreeze.ts';
import { duration } from './duration.ts';
import { fixedDialect } from './fixedDialect.ts';
import type { GivenSettings } from './GivenSettings.ts';
import { loadConnection } from './loadConnection.ts';
import { fixturesFile, loadFixtures } from './loadFixtures.ts';
import { hasWildcard, matchesGlob } from './matchesGlob.ts';
import { mergedHeaders } from './mergedHeaders.ts';
import {
  type Allowance,
  allowances,
  type JunitBy,
  type ReportName,
  reportNames,
  type Settings,
} from './Settings.ts';
import { SettingsError } from './SettingsError.ts';
import { loadScope, type Scope } from './scope.ts';
import { type Shard, shardOf } from './shard.ts';
import {
  dotenvVariables,
  environmentSource,
  type Flags,
  fileSource,
  flagSource,
  givenSource,
  passphraseName,
  type Source,
} from './sources.ts';
import { requireMeantEmbedded } from './withoutTarget.ts';

/** Where settings are looked for. */
export interface Surroundings {
  readonly flags: Flags;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The working folder. */
  readonly folder: string;
  /** Whether the settings file counts. By default it does. */
  readonly readsFile?: boolean;
  /** What a program gives. It goes before everything else. */
  readonly given?: GivenSettings;
  /** Whether a server is judged by them, and without a target the embedded reference server. By default not. */
  readonly isToJudge?: boolean;
}

/**
 * The settings of a run: flags, then environment, then `.env`, then the settings file, then defaults. Headers come from all of them.
 *
 * Each source is checked completely, even values that another source overrides. Frozen. Raises SettingsError.
 */
export function loadSettings({
  flags,
  environment,
  folder,
  readsFile = true,
  given = {},
  isToJudge = false,
}: Surroundings): Settings {
  const dotenv = dotenvVariables(folder);
  // A flag that names hooks leaves the settings file to the environment.
  const named = [environment.ASSAY_CONFIG || dotenv.ASSAY_CONFIG || '', ...(flags.config ?? [])];
  const config = named.findLast((file) => file !== '' && !isModule(file));
  const sources = [
    givenSource(given, folder),
    flagSource(flags, folder),
    environmentSource(environment, folder, ''),
    environmentSource(dotenv, folder, ' in .env'),
    ...(readsFile ? [fileSource(config ?? 'assay.config.json', folder, config !== undefined)] : []),
  ];
  const hooks = hooksFile(sources, named.findLast(isModule), folder);
  const passphrase = environment[passphraseName] || dotenv[passphraseName] || null;
  const connection = loadConnection(sources, environment, passphrase);
  const settingsFile = config === undefined || !readsFile ? null : resolve(folder, config);
  const settings = withDefaults(sources, { folder, hooks, settingsFile, connection });
  // A plan sends nothing.
  if (isToJudge && !settings.plan) {
    requireMeantEmbedded(sources, { empty: emptyTargets(given, environment, dotenv), folder });
    requireMeantKey(settings, { environment, dotenv });
  }
  return settings;
}

/**
 * Raises SettingsError if there is a target and no key, and a variable for the key is set and empty: a CI that keeps its secrets back sets it
 * so.
 */
function requireMeantKey(
  { target, apiKey: key }: Pick<Settings, 'target' | 'apiKey'>,
  sources: Readonly<Record<'environment' | 'dotenv', Surroundings['environment']>>,
): void {
  if (target === null || (key !== null && key !== '')) return;
  for (const [source, where] of [
    ['environment', ''],
    ['dotenv', ' in .env'],
  ] as const)
    if (sources[source].ASSAY_API_KEY?.trim() === '')
      throw new SettingsError(
        `ASSAY_API_KEY${where}: it is set and empty; set it to the key. A CI sets it so where secrets are kept back, as for a pull request from a fork.`,
      );
}

/** The names under which an empty target is given. A source counts that as left out. */
const emptyTargets = (
  given: GivenSettings,
  environment: Surroundings['environment'],
  dotenv: Readonly<Record<string, string>>,
): readonly string[] => [
  ...(given.target === '' ? ['target'] : []),
  ...(environment.ASSAY_TARGET === '' ? ['ASSAY_TARGET'] : []),
  ...(dotenv.ASSAY_TARGET === '' ? ['ASSAY_TARGET in .env'] : []),
];

/** Whether `--config` names hooks. Anything else is a settings file. */
const isModule = (file: string): boolean => /\.m?js$/.test(file);

/** The module that `--config` names, or else the setting, or the one in the working folder, where there is one. */
function hooksFile(sources: readonly Source[], named: string | undefined, folder: string): string | null {
  const given = named === undefined ? pathOf(sources, 'hooks') : resolve(folder, named);
  const file = given ?? resolve(folder, 'assay.config.mjs');
  if (existsSync(file)) return file;
  if (given === null) return null;
  throw new SettingsError(`hooks: ${file} is not there; allowed is the path of a module.`);
}

/** The settings of a run without any given. */
export const defaultSettings = (folder: string): Settings =>
  withDefaults([], { folder, hooks: null, settingsFile: null, connection: plainConnection });

function withDefaults(
  sources: readonly Source[],
  {
    folder,
    hooks,
    settingsFile,
    connection,
  }: Pick<Settings, 'hooks' | 'settingsFile' | 'connection'> & { readonly folder: string },
): Settings {
  const first = firstIn(sources);
  const narrowing = narrowingSources(sources);
  const selected = firstIn(narrowing);
  const scope = loadScope(sources);
  const maxDuration = first<string | number | null>('maxDuration', null);
  return deepFreeze({
    target: trimSlashes(first<string | null>('target', null)),
    apiKey: apiKey(sources),
    ...mergedHeaders(sources),
    connection,
    fixtures: loadFixtures(sources),
    fixturesFile: fixturesFile(sources),
    deviationsFile: pathOf(sources, 'deviations'),
    settingsFile,
    hooks,
    scope,
    formats: formatsInScope(selectedFormats(narrowing), scope),
    operations: selected<string[]>('operations', []),
    clauses: selected<string[]>('clauses', []),
    cases: first<string[]>('cases', []),
    shard: shard(narrowing),
    readOnly: first('readOnly', false),
    allow: allowed(first<string[]>('allow', [])),
    plan: first('plan', false),
    strict: first('strict', false),
    seed: first('seed', 1),
    runs: first('runs', 20),
    maxRecords: first('maxRecords', 500),
    listenerUrl: first<string | null>('listenerUrl', null),
    concurrency: first('concurrency', 16),
    rate: first<number | null>('rate', null),
    timeoutMs: duration(first<string | number>('timeout', '10s')),
    patienceMs: duration(first<string | number>('patience', '60s')),
    maxDurationMs: maxDuration === null ? null : duration(maxDuration),
    failFast: first('failFast', false),
    out: resolve(folder, first('out', 'assay-report')),
    resume: first('resume', false),
    report: asked(first<string[]>('report', ['html', 'junit'])),
    junitBy: first<JunitBy>('junitBy', 'case'),
    quiet: first('quiet', false),
    json: first('json', false),
    dialect: fixedDialect(first<unknown>('dialect', 'auto')),
  });
}

/**
 * The sources whose formats, operations, clauses and shard count. An id of a case that a flag or a program gives says it all. A selection in
 * the settings file or the environment does not narrow it, so that a printed command works everywhere.
 */
function narrowingSources(sources: readonly Source[]): readonly Source[] {
  const given = sources.filter(({ isGiven }) => isGiven);
  const named = firstIn(given)<string[]>('cases', []);
  return named.length > 0 && !named.some(hasWildcard) ? given : sources;
}

/** What reads a setting from the first of the sources that gives it, or else takes what is given for none. */
const firstIn =
  (sources: readonly Source[]) =>
  <T>(setting: string, otherwise: T): T => {
    const source = sources.find(({ values }) => values[setting] !== undefined);
    return source === undefined ? otherwise : (source.values[setting] as T);
  };

function shard(sources: readonly Source[]): Shard | null {
  const source = sources.find(({ values }) => values.shard !== undefined);
  return source === undefined ? null : shardOf(String(source.values.shard), source.nameOf('shard'));
}

/** The file that a setting names, as a path from the root; null where none is named. */
function pathOf(sources: readonly Source[], setting: string): string | null {
  const source = sources.find(({ values }) => values[setting] !== undefined);
  return source === undefined ? null : resolve(source.folder, String(source.values[setting]));
}

/** The key itself and the file that holds it are one setting. The first source that has either decides. */
function apiKey(sources: readonly Source[]): string | null {
  for (const { values, nameOf, folder } of sources) {
    const { apiKey: key, apiKeyFile: file } = values as { apiKey?: string; apiKeyFile?: string };
    if (key !== undefined && file !== undefined)
      throw new SettingsError(
        `${nameOf('apiKey')} and ${nameOf('apiKeyFile')} are both given; one is allowed.`,
      );
    if (key !== undefined) return key.trim();
    if (file !== undefined) return keyOfFile(resolve(folder, file), nameOf('apiKeyFile'));
  }
  return null;
}

function keyOfFile(path: string, name: string): string {
  let key: string;
  try {
    key = textOf(readFileSync(path)).trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new SettingsError(
      `${name}: ${path} can't be read (${code}); allowed is a file that holds the key.`,
    );
  }
  if (key === '') throw new SettingsError(`${name}: ${path} is empty; allowed is a file that holds the key.`);
  // Whatever is read as the key is sent to the target, so it must not be a private key or a list of passwords.
  if (/[\r\n]/.test(key) || key.startsWith('-----BEGIN '))
    throw new SettingsError(
      `${name}: ${path} holds ${key.startsWith('-----BEGIN ') ? 'a PEM file' : 'more than one line'}; allowed is a file that holds the key and nothing else.`,
    );
  return key;
}

function selectedFormats(sources: readonly Source[]): readonly Format[] {
  const source = sources.find(({ values }) => values.formats !== undefined);
  if (source === undefined) return formats;
  const globs = source.values.formats as readonly string[];
  const stray = globs.find((glob) => !formats.some((format) => matchesGlob(glob, format)));
  if (stray !== undefined)
    throw new SettingsError(
      `${source.nameOf('formats')}: "${stray}" is no format; allowed is a list of ${formats.join(', ')}, or globs of them.`,
    );
  return formats.filter((format) => globs.some((glob) => matchesGlob(glob, format)));
}

/** Raises SettingsError if all of these formats are out of scope. */
function formatsInScope(selected: readonly Format[], { withoutFormats }: Scope): readonly Format[] {
  const left = selected.filter((format) => !withoutFormats.includes(format));
  if (left.length === 0)
    throw new SettingsError(
      `formats: ${selected.join(', ')} ${selected.length === 1 ? 'is' : 'are'} out of scope (scope.withoutFormats); select another format, or change the scope.`,
    );
  return left;
}

function allowed(given: readonly string[]): readonly Allowance[] {
  return given.includes('all') ? allowances : allowances.filter((allowance) => given.includes(allowance));
}

const asked = (given: readonly string[]): readonly ReportName[] =>
  reportNames.filter((name) => given.includes(name));

const trimSlashes = (url: string | null): string | null => url?.replace(/\/+$/, '') ?? null;
