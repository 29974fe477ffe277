import { SettingsError } from '../../config/SettingsError.ts';

/** The flags of `assay serve` as they were given. */
export interface ServeFlags {
  readonly port?: string;
  readonly apiKey?: string;
  readonly seed?: string;
  readonly basePath?: string;
  readonly fixtures?: string;
}

/** What they mean. */
export interface ServeOptions {
  readonly port: number;
  readonly apiKey: string | null;
  readonly seed: number;
  readonly basePath: string;
  readonly fixtures: string | null;
}

/** Checks the flags of `assay serve`; raises SettingsError. */
export function serveOptions({ port, apiKey, seed, basePath, fixtures }: ServeFlags): ServeOptions {
  if (apiKey === '')
    throw new SettingsError('--api-key: "" is not allowed; allowed is text that is not empty.');
  if (basePath !== undefined && !/^(\/[A-Za-z0-9._~-]+)+\/?$/.test(basePath))
    throw new SettingsError(
      `--base-path: ${JSON.stringify(basePath)} is not allowed; allowed is a path such as /api.`,
    );
  return {
    port: wholeNumber('--port', port, 0, 65_535),
    apiKey: apiKey ?? null,
    seed: wholeNumber('--seed', seed, 1, 4_294_967_295),
    basePath: basePath?.replace(/\/$/, '') ?? '',
    fixtures: fixtures ?? null,
  };
}

function wholeNumber(flag: string, given: string | undefined, otherwise: number, most: number): number {
  if (given === undefined) return otherwise;
  const number = /^[0-9]{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= 0 && number <= most) return number;
  throw new SettingsError(
    `${flag}: ${JSON.stringify(given)} is not allowed; allowed is a whole number from 0 to ${most}.`,
  );
}
