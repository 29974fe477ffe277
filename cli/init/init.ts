import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSettings } from '../../config/loadSettings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { dotenvVariables, type Flags, flagSource } from '../../config/sources.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { routeTo } from '../../harness/transport/routeTo.ts';
import { exitCodes } from '../../reports/exitCode.ts';
import { refusePlan } from '../flagsOf.ts';
import { mayBeSecret } from '../run/files/secretsOf.ts';
import type { Task } from '../run/Task.ts';
import { askMissing } from './askMissing.ts';
import { changeFiles, type FileChange } from './changeFiles.ts';
import { environmentFile } from './environmentFile.ts';
import { fixturesText } from './fixturesText.ts';
import { ignoreFile } from './ignoreFile.ts';
import { initReport } from './initReport.ts';
import type { Terminal } from './openQuestions.ts';
import { schemaPath } from './schemaPath.ts';
import { tryTarget } from './tryTarget.ts';

const settingsName = 'assay.config.json';
const fixturesName = 'fixtures.json';

/** What `assay init` is given, and where it works. */
export interface InitOptions {
  readonly flags: Flags;
  /** Whether files that are there are replaced. */
  readonly force: boolean;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The working folder, in which it writes. */
  readonly folder: string;
}

/** Where the operator is asked and told. */
export interface InitHost extends Terminal {
  readonly stdout: { readonly write: (text: string) => unknown };
}

/**
 * `assay init`: asks for what is missing, tries the target, and writes what `assay` alone needs to judge it. Returns the exit code.
 *
 * All files are written together at the end, or none. Raises SettingsError if one is there already, and TargetError if there is no
 * target that takes the key.
 */
export async function init(options: InitOptions, host: InitHost = process): Promise<number> {
  const { folder, force, flags } = options;
  const namesFixtures = flags.fixtures !== undefined;
  if (!force) refuseToReplace(folder, namesFixtures ? [settingsName] : [settingsName, fixturesName]);
  refuseOtherFile(options);
  const settings = await askMissing(
    (answers) => loadSettings({ ...options, flags: { ...flags, ...answers }, readsFile: false }),
    host,
  );
  if (settings === undefined) {
    host.stderr.write('assay: ended before all was answered; nothing is written.\n');
    return exitCodes.interrupted;
  }
  refusePlan(settings, 'init');
  const { target, apiKey } = settings;
  const { loopback: isLoopback } = await routeTo(new URL(target), settings.connection);
  const kept = keptSettings(options, settings);
  // What can't be written must be noticed before the target is asked.
  const environment = environmentFile(folder, kept.variables, force);
  const where = nameOfTarget(target, apiKey);
  host.stderr.write(`Asking ${where} what it understands\n`);
  const { fixtures, notes } = await tryTarget(settings);
  const filled = namesFixtures
    ? undefined
    : fixturesText(fixtures, schemaPath('fixtures.schema.json', folder), where);
  const config = {
    $schema: schemaPath('settings.schema.json', folder),
    target,
    fixtures: fixturesName,
    ...kept.values,
  };
  const changes: readonly FileChange[] = [
    ignoreFile(folder),
    environment,
    filled && changeOf(options, fixturesName, filled.text, 'what the target shows, and what to add'),
    changeOf(options, settingsName, `${JSON.stringify(config, null, 2)}\n`, 'the target and its fixtures'),
  ].filter((change) => change !== undefined);
  changeFiles(changes);
  host.stdout.write(
    initReport({
      where,
      notes,
      changes,
      fixtures,
      missing: filled?.missing ?? [],
      isLoopback,
      overridden: overridden(options, settings),
      command: howStarted(options.environment),
    }),
  );
  return exitCodes.noBreach;
}

function refuseToReplace(folder: string, names: readonly string[]): void {
  const there = names.filter((name) => existsSync(join(folder, name)));
  if (there.length === 0) return;
  const [are, them] = there.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const isFixtures = there.length === 1 && there[0] === fixturesName;
  const use = isFixtures ? `, or keep it with --fixtures ${fixturesName}` : '';
  throw new SettingsError(
    `init writes over nothing, and ${there.join(' and ')} ${are} there already: replace ${them} with --force${use}.`,
  );
}

/** A run would not read what init writes. */
function refuseOtherFile({ environment, folder }: InitOptions): void {
  const named = environment.ASSAY_CONFIG || dotenvVariables(folder).ASSAY_CONFIG;
  if (named)
    throw new SettingsError(`ASSAY_CONFIG names ${named}, and init writes ${settingsName}: unset it.`);
}

/**
 * What the flags said, for the settings file and, as far as it is secret, for `.env`. What the environment says stays there, except the
 * key. What `.env` says already stays, too.
 */
function keptSettings({ flags, folder }: InitOptions, { apiKey, headers, connection }: Task['settings']) {
  const { target: _, apiKey: __, apiKeyFile: ___, ...given } = flagSource(flags, folder).values;
  const values: Record<string, unknown> = { ...given };
  const variables: Record<string, string> = {};
  const held = loadSettings({ flags: {}, environment: {}, folder, readsFile: false });
  if (held.apiKey !== apiKey) variables.ASSAY_API_KEY = apiKey;
  // A short value may be a secret too.
  const ownHeaders = Object.entries(headers).filter(([name]) => name in Object(given.headers));
  if (ownHeaders.some(([name]) => mayBeSecret(name))) {
    delete values.headers;
    variables.ASSAY_HEADER = ownHeaders.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
  if (values.proxy !== undefined && connection.proxy?.user) {
    variables.ASSAY_PROXY = String(values.proxy);
    delete values.proxy;
  }
  return { values, variables };
}

/** Without --force the file must be a new one, also if it came while init asked. */
const changeOf = (
  { folder, force }: InitOptions,
  name: string,
  content: string,
  about: string,
): FileChange => {
  const file = join(folder, name);
  return { kind: force && existsSync(file) ? 'replace' : 'new', file, content, about };
};

/** Variables that a run in this folder takes instead of what was written, because they go before the settings file. */
function overridden(
  { environment, folder, flags }: InitOptions,
  settings: Task['settings'],
): readonly string[] {
  const next = loadSettings({ flags: {}, environment, folder });
  const fixturesFile = flags.fixtures === undefined ? join(folder, fixturesName) : settings.fixturesFile;
  return [
    ...(next.target === settings.target ? [] : ['ASSAY_TARGET']),
    ...(next.apiKey === settings.apiKey ? [] : ['ASSAY_API_KEY or ASSAY_API_KEY_FILE']),
    ...(next.fixturesFile === fixturesFile ? [] : ['ASSAY_FIXTURES']),
  ];
}

/** How the operator started Assay, as npm tells it, and how flags are added to that. */
const howStarted = ({ npm_lifecycle_event: script, npm_command: command }: InitOptions['environment']) => {
  if (script === 'start') return { alone: 'npm start', before: 'npm start --' };
  const name = command === 'exec' ? 'npx assay' : 'assay';
  return { alone: name, before: name };
};
