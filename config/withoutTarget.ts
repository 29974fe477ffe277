import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SettingsError } from './SettingsError.ts';
import type { Source } from './sources.ts';

/** What the embedded reference server has no use for: whoever gives one of these means a target. */
const ofTargets = [
  ...['apiKey', 'apiKeyFile', 'fixtures', 'headers'],
  ...['proxy', 'ca', 'cert', 'certKey', 'insecure'],
];

/** What there is besides the sources. */
interface Beside {
  /** The names of those variables for the target that are set and empty. */
  readonly empty: readonly string[];
  /** The working folder. */
  readonly folder: string;
}

/**
 * Raises SettingsError if no source names a target, and something shows that one was meant: a variable for it that is empty, or a
 * setting that only a target needs. A job whose variable got lost would otherwise judge the embedded reference server, and be green.
 */
export function requireMeantEmbedded(sources: readonly Source[], { empty, folder }: Beside): void {
  if (sources.some(({ values }) => values.target !== undefined)) return;
  const above = settingsFileAbove(folder);
  const more = above === undefined ? '' : ` ${notRead(above)}`;
  const [lost] = empty;
  if (lost !== undefined)
    throw new SettingsError(
      `${lost}: it is empty; set it to the base URL, or unset it to judge the embedded reference server.${more}`,
    );
  for (const { values, nameOf } of sources)
    for (const setting of ofTargets)
      if (isGiven(values[setting]))
        throw new SettingsError(
          `${nameOf(setting)}: it is for a target, and none was given; name one with --target or ASSAY_TARGET, or leave this out to judge the embedded reference server.${more}`,
        );
}

const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== false &&
  !(typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** The settings file in the nearest folder above this one; undefined if there is none, or if this folder has its own. */
export function settingsFileAbove(folder: string): string | undefined {
  const at = resolve(folder);
  const file = join(at, 'assay.config.json');
  if (existsSync(file)) return undefined;
  const parent = dirname(at);
  if (parent === at) return undefined;
  const above = join(parent, 'assay.config.json');
  return existsSync(above) ? above : settingsFileAbove(parent);
}

/** What to do about a settings file in a folder above. */
export const notRead = (file: string): string =>
  `${file} is not read from here: start Assay in its folder, or name it with --config.`;
