import { nameOfHooks } from '../../config/hooks/HookError.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { keyFinder, tooShortKey } from '../../harness/redaction/keyFinder.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { counted } from '../../harness/words/counted.ts';
import { blockedRoots } from '../../reports/blockedRoots.ts';
import type { FinishedRun } from '../../reports/FinishedRun.ts';
import { isComplete, summarise } from '../../reports/summarise.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import type { AskedTarget } from '../run/askTarget.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { missingFixtures } from './missingFixtures.ts';

/** Raises SettingsError if the settings leave out what a certificate speaks of. */
export function requireWhole(settings: Settings): void {
  const { scope, deviationsFile, readOnly, failFast, maxDurationMs } = settings;
  const { connection, apiKey, target, listenerUrl } = settings;
  const isScoped = (format: Format): boolean => scope.withoutFormats.includes(format);
  const selected = (['operations', 'clauses', 'cases'] as const).find((name) => settings[name].length > 0);
  const missing = formats.find((format) => !settings.formats.includes(format) && !isScoped(format));
  const leaveOut = (setting: string, why: string): SettingsError =>
    new SettingsError(`${setting}: a certificate ${why}; leave it out.`);
  if (selected !== undefined)
    throw new SettingsError(
      `${selected}: a certificate is about all cases, and the settings file or the environment selects some; remove that selection, or name another settings file with --config.`,
    );
  if (missing !== undefined)
    throw new SettingsError(
      `formats: a certificate is about all formats, and ${missing} is not selected; leave it out, or declare ${missing} out of scope.`,
    );
  if (deviationsFile !== null) throw leaveOut('deviations', 'knows no excuses');
  if (settings.hooks !== null)
    throw new SettingsError(
      `hooks: a certificate is about the document's cases and about requests that Assay alone writes, and ${nameOfHooks(settings.hooks)} adds to both. Certify in a folder without it.`,
    );
  if (listenerUrl !== null && !isPlainUrl(listenerUrl))
    throw new SettingsError(
      'listenerUrl: the bundle shows it to every reader. Certify with an address that has no user name, password or query.',
    );
  if (target !== null) requireShownSettings(settings);
  if (readOnly) throw leaveOut('readOnly', 'needs writes');
  if (failFast) throw leaveOut('failFast', 'needs every verdict');
  if (maxDurationMs !== null) throw leaveOut('maxDuration', 'needs every verdict');
  if (settings.shard !== null) throw leaveOut('shard', 'is about one whole run');
  if (settings.resume) throw leaveOut('resume', 'is about one run without a break');
  if (settings.plan) throw leaveOut('plan', 'needs a run; assay run --plan prints what one does');
  if (connection.insecure)
    throw leaveOut(
      'insecure',
      'names a server, and with an unchecked certificate nobody knows which one it is',
    );
  if (target !== null && apiKey !== null && keyFinder(apiKey) === undefined)
    throw new SettingsError(`apiKey: ${tooShortKey}.`);
  if (target !== null && apiKey !== null && quotedSomewhere.test(apiKey))
    throw new SettingsError(
      'apiKey: the bundle shows other letters instead of the key. That does not work for a key that holds one of , : { } [ ] ". Certify with another key.',
    );
}

/** Raises SettingsError if a bundle would show a secret, or if its requests are not those that Assay writes by itself. */
function requireShownSettings(settings: Settings): void {
  const { target, fixtures, headers } = settings;
  if (Object.keys(headers).some((name) => name.toLowerCase() === 'user-agent'))
    throw new SettingsError(
      'headers: the User-Agent of a call tells its case, and a certificate needs the one that Assay writes. Certify without a header of that name.',
    );
  // With its target, what the URL holds would be no secret.
  const { text } = redactor(secretsOf({ ...settings, target: null }));
  for (const [name, shown] of Object.entries({ target, fixtures }))
    if (text(JSON.stringify(shown)) !== JSON.stringify(shown))
      throw new SettingsError(
        `${name}: the bundle shows this setting to every reader, and it holds the key, the value of a header or what a proxy asks for. Certify with another one.`,
      );
}

const isPlainUrl = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { username, password, search } = new URL(url);
  return [username, password, search].every((part) => part === '');
};

/** What jsv or csv puts into quotes: a key with such a character is written otherwise than its stand-in. */
const quotedSomewhere = /[,:{}[\]"\r\n]/;

/** Looks at what a target has before anything else is sent. Raises SettingsError that names each fixture that is missing. */
export const requireFixtures =
  (settings: Settings) =>
  ({ fixtures }: AskedTarget): void => {
    const missing = missingFixtures(
      fixtures,
      planRun(settings),
      (operation) => !settings.scope.withoutOperations.includes(operation),
    );
    if (missing.length === 0) return;
    const lines = missing.map(({ names, how }) => `  ${names.join(', ')}: ${how}`);
    throw new SettingsError(
      `fixtures: a certificate needs every MUST clause judged in every format, and fixtures are missing.\n${lines.join('\n')}\nName them in the fixtures file, or declare out of scope what the server does not offer.`,
    );
  };

/** No more reasons are printed. */
const mostReasons = 20;

/** Why a finished run brings no certificate; empty if it does. */
export function whyNone(run: FinishedRun): readonly string[] {
  const { outcome, conforms, unjudged } = summarise(run);
  if (conforms || outcome === 'does not conform') {
    const clauses = unjudged.map((place) => `${place} was not judged`);
    return isComplete(run) ? clauses.slice(0, mostReasons) : ['the run is not complete', ...run.ownErrors];
  }
  const errored = run.verdicts.filter(({ status }) => status === 'errored');
  return [
    ...(isComplete(run) ? [] : [run.endedEarly ?? 'the run is not complete']),
    ...run.ownErrors,
    ...unjudged.map((place) => `${place} was not judged`),
    ...errored.map(({ id, message = '' }) => `${id} ended in an error: ${message}`),
    ...blockedRoots(run.verdicts).map(
      ({ kind, name, count }) =>
        `${counted(count, 'case was', 'cases were')} blocked (${kind}${name === '' ? '' : ` ${name}`})`,
    ),
  ].slice(0, mostReasons);
}
