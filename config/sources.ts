import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse as parseDotenv } from 'dotenv';
import { parse } from 'lossless-json';
import { checkAgainst } from './checkAgainst.ts';
import { contentOfFile, textOf } from './contentOfFile.ts';
import type { GivenSettings } from './GivenSettings.ts';
import { type FileKind, kindOfOther, otherKindOfJson } from './kindOfFile.ts';
import { nameHint } from './nearestName.ts';
import { numberOrDigits } from './numberOrDigits.ts';
import { environmentName, options } from './options.ts';
import { namesOfHeaders, optionValue } from './optionValue.ts';
import { SettingsError } from './SettingsError.ts';

/** One source of settings: checked values in the form of the settings file. */
export interface Source {
  readonly values: Readonly<Record<string, unknown>>;
  /** The operator's name for a setting there, for messages. */
  readonly nameOf: (setting: string) => string;
  /** The folder that its relative paths start from. */
  readonly folder: string;
  /** Whether a flag or a program gives it, so that a later command does not find it by itself. */
  readonly isGiven: boolean;
}

/** The only name of the passphrase: it is no flag, which others could see, and not in the settings file, which is copied. */
export const passphraseName = 'ASSAY_CERT_PASSPHRASE';

/** What the command line gave: the texts of each flag, by the flag's name. */
export type Flags = Readonly<Record<string, readonly string[]>>;

/** The settings that flags give. */
export function flagSource(flags: Flags, folder: string): Source {
  return { ...textSource(flags, folder, (flag) => `--${flag}`), isGiven: true };
}

/** The settings that a program gives. One that is empty text counts as left out, as in the environment. */
export function givenSource(given: GivenSettings, folder: string): Source {
  const values = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== ''),
  );
  if (Object.keys(values).length > 0)
    checkAgainst('settings.schema.json', values, (place) => place.join('.'));
  requireHeadersOnce(Object.keys(given.headers ?? {}), 'headers');
  return { values, nameOf: (setting) => setting, folder, isGiven: true };
}

/** What Kubernetes sets in each container of a namespace that has a service called assay, or one whose name begins with `assay-`. */
const ofServiceLinks = /^ASSAY_(?:\w+_)?(?:SERVICE_(?:HOST|PORT\w*)|PORT|PORT_\d+_(?:TCP|UDP|SCTP)\w*)$/;

/** The settings from variables that begin with ASSAY_. Raises SettingsError for one that is no option. */
export function environmentSource(
  variables: Readonly<Record<string, string | undefined>>,
  folder: string,
  where: string,
): Source {
  const names = new Map<string, string>(options.map(({ flag }) => [environmentName(flag), flag]));
  names.set('ASSAY_CONFIG', 'config');
  names.set(passphraseName, 'cert-passphrase');
  const flags: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(variables)) {
    if (!name.startsWith('ASSAY_') || value === undefined) continue;
    const flag = names.get(name);
    if (flag === undefined && ofServiceLinks.test(name)) continue;
    if (flag === undefined) throw new SettingsError(unknownVariable(name, where, [...names.keys()]));
    if (value === '' && selections.includes(flag)) throw new SettingsError(namesNothing(`${name}${where}`));
    // A shell or a CI form uses an empty variable for an unset one.
    if (value !== '') flags[flag] = [value];
  }
  return textSource(flags, folder, (flag) => `${environmentName(flag)}${where}`);
}

/**
 * The content of the working folder's `.env`; an empty record if there is none. Raises SettingsError if it can't be read, or if a line of
 * ours in it sets nothing.
 */
export function dotenvVariables(folder: string): Record<string, string> {
  const file = resolve(folder, '.env');
  const content = contentOfFile(file);
  if (content === undefined) return {};
  const text = textOf(content);
  const variables = parseDotenv(text);
  const lost = lostLine(text, Object.values(variables));
  // The line may hold a key.
  if (lost !== undefined)
    throw new SettingsError(
      `line ${lost} of .env: it names an ASSAY_ variable and sets none; allowed is NAME=value.`,
    );
  return variables;
}

/** The number of the first line that names one of our variables and yields no variable, as dotenv passes over it; lines of a longer value are none. */
function lostLine(text: string, values: readonly string[]): number | undefined {
  const ofValues = new Set(values.flatMap((value) => (value.includes('\n') ? value.split('\n') : [])));
  const index = text.split(/\r\n?|\n/).findIndex(
    (line) =>
      // Other tools write `set ASSAY_TARGET=` or `$env:ASSAY_TARGET=`, which dotenv takes for nothing or for another name.
      /^[^#=:]*\bASSAY_\w+\s*(?:[=:]|$)|^\s*(?:\$env:|setx?\s+)ASSAY_|^\s*(?:export\s+)?ASSAY_/i.test(line) &&
      !ofValues.has(line) &&
      !Object.keys(parseDotenv(line)).some((name) => name.startsWith('ASSAY_')),
  );
  return index < 0 ? undefined : index + 1;
}

/** The settings of a JSON file. `named`: the operator asked for it, so it must exist. */
export function fileSource(file: string, folder: string, named: boolean): Source {
  const path = resolve(folder, file);
  if (!named && !existsSync(path))
    return { values: {}, nameOf: (setting) => setting, folder, isGiven: false };
  const values = readJson(path, 'the settings file', 'settings');
  const nameOf = (setting: string): string => `${setting || 'the content'} in ${file}`;
  checkAgainst('settings.schema.json', values, (place) => nameOf(place.join('.')));
  const { headers = {} } = values as Pick<GivenSettings, 'headers'>;
  requireHeadersOnce(Object.keys(headers), nameOf('headers'));
  return { values: values as Record<string, unknown>, nameOf, folder: resolve(path, '..'), isGiven: false };
}

/** If a name occurs twice, the last member stays, as with the platform's parser. */
const keepingDigits = { parseNumber: numberOrDigits, onDuplicateKey: (): undefined => undefined };

/**
 * A JSON file's content. A number that a binary float would change becomes the text of its digits (docs/decisions/0001). Raises
 * SettingsError if the file can't be read, isn't JSON, or seems to be of another kind than is wanted.
 */
export function readJson(path: string, what: string, wanted: FileKind): unknown {
  const bytes = bytesOf(path, what);
  const text = textOf(bytes);
  let content: unknown;
  try {
    content = parse(text, undefined, keepingDigits);
  } catch (error) {
    const other = kindOfOther(bytes, text);
    if (other !== undefined)
      throw new SettingsError(`${what} ${path} seems to be ${other}; name another file.`);
    // The parser's own message repeats the text around the error, which may be a key.
    throw new SettingsError(
      `${what} ${path} is not JSON${placeOf(error, text)}; mend it, or name another file.`,
    );
  }
  const other = otherKindOfJson(content, wanted);
  if (other !== undefined)
    throw new SettingsError(`${what} ${path} seems to be ${other}; name another file.`);
  return content;
}

/** Where in a text the parser stopped, by line and column. */
function placeOf(error: unknown, text: string): string {
  const [, position] = /position (\d+)/.exec((error as Error).message) ?? [];
  if (position === undefined) return '';
  const before = text.slice(0, Number(position)).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
}

function bytesOf(path: string, what: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    if (code === 'EISDIR') throw new SettingsError(`${what} ${path} is a folder; name a file.`);
    throw new SettingsError(
      `${what} ${path} can't be read (${code}); name a file that is there and that you may read.`,
    );
  }
}

/** The lists that select cases. An empty one would select all. */
const selections: readonly string[] = ['formats', 'operations', 'clauses', 'cases'];

const namesNothing = (name: string): string =>
  `${name}: it names nothing; name some, or leave it out to select all.`;

/** Raises SettingsError, also for a selection that names nothing: a script made it of empty variables, and it would select all cases. */
function textSource(flags: Flags, folder: string, label: (flag: string) => string): Source {
  const flagOf = new Map(options.map((option) => [option.setting, option.flag]));
  const values = Object.fromEntries(
    options.flatMap((option) => {
      const texts = flags[option.flag];
      return texts === undefined ? [] : [[option.setting, optionValue(option, texts)]];
    }),
  );
  const nameOf = (setting: string): string => label(flagOf.get(setting) ?? setting);
  // What the schema says of formats is more precise.
  for (const name of selections.filter((flag) => flag !== 'formats'))
    if (flags[name]?.every((text) => /^[\s,]*$/.test(text)) === true)
      throw new SettingsError(namesNothing(nameOf(name)));
  if (Object.keys(values).length > 0)
    checkAgainst('settings.schema.json', values, ([setting = '']) => nameOf(setting));
  requireHeadersOnce(namesOfHeaders(flags.header ?? []), nameOf('headers'));
  return { values, nameOf, folder, isGiven: false };
}

/** Raises SettingsError if one source gives a header twice: nobody could say which of the two is meant. */
function requireHeadersOnce(names: readonly string[], label: string): void {
  const lower = names.map((name) => name.toLowerCase());
  const twice = names.find((_, index) => lower.indexOf(lower[index] ?? '') < index);
  if (twice !== undefined)
    throw new SettingsError(`${label}: ${twice} is given twice; allowed is each header once.`);
}

function unknownVariable(name: string, where: string, known: readonly string[]): string {
  return `${name}${where}: there is no setting of that name. ${nameHint(name, known)}`;
}
