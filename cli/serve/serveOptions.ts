import { nearestName } from '../../config/nearestName.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { type Arrangement, arrangement } from '../../server/arrangement.ts';
import { allFaults } from '../../server/faults.ts';
import { mutantNamed } from '../../server/mutants/mutants.ts';
import { variants } from '../../server/variants.ts';

/** The flags of `assay serve` as they were given. */
export interface ServeFlags {
  readonly port?: string;
  readonly apiKey?: string;
  readonly seed?: string;
  readonly basePath?: string;
  readonly latency?: string;
  readonly fixtures?: string;
  readonly variant?: readonly string[];
  readonly fault?: readonly string[];
  readonly cors?: readonly string[];
  readonly listVariants?: boolean;
  readonly listFaults?: boolean;
}

/** What they mean. */
export interface ServeOptions {
  readonly port: number;
  readonly apiKey: string | null;
  readonly seed: number;
  readonly basePath: string;
  readonly latencyMs: number;
  readonly fixtures: string | null;
  readonly arrangement: Arrangement;
  /** Its variants and faults, in a sentence each. */
  readonly planted: readonly string[];
  /** The origins of the web pages that may read its answers. */
  readonly origins: readonly string[];
}

/** Checks the flags of `assay serve`; raises SettingsError. */
export function serveOptions(flags: ServeFlags): ServeOptions {
  const { port, apiKey, seed, basePath, latency, fixtures, variant = [], fault = [], cors = [] } = flags;
  if (apiKey === '')
    throw new SettingsError('--api-key: "" is not allowed; allowed is text that is not empty.');
  if (basePath !== undefined && !/^(\/[A-Za-z0-9._~-]+)+\/?$/.test(basePath))
    throw new SettingsError(
      `--base-path: ${JSON.stringify(basePath)} is not allowed; allowed is a path such as /api.`,
    );
  const different = variant.map((name) => ({ name, ...named('--variant', name, variants) }));
  const broken = fault.map((name) => ({ name, ...(mutantNamed(name) ?? named('--fault', name, allFaults)) }));
  return {
    port: wholeNumber('--port', port, 0, 65_535),
    apiKey: apiKey ?? null,
    seed: wholeNumber('--seed', seed, 1, 4_294_967_295),
    basePath: basePath?.replace(/\/$/, '') ?? '',
    latencyMs: wholeNumber('--latency', latency, 0, 60_000),
    fixtures: fixtures ?? null,
    arrangement: arrangement(different, broken),
    planted: [
      ...different.map(({ name, about }) => `Variant ${name}: ${about}`),
      ...broken.map(({ name, about, clause }) => `Fault ${name} (${clause}): ${about}`),
    ],
    origins: cors.map(originOf),
  };
}

function named<T>(flag: '--variant' | '--fault', name: string, all: ReadonlyMap<string, T>): T {
  const found = all.get(name);
  if (found !== undefined) return found;
  const nearest = nearestName(name, [...all.keys()]);
  const hint = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  throw new SettingsError(
    `${flag}: ${JSON.stringify(name)} is not known; allowed is what assay serve --list${flag.slice(1)}s prints.${hint}`,
  );
}

/** The origin of web pages, exactly as a browser sends it; raises SettingsError. */
function originOf(given: string): string {
  const refused = (why: string): SettingsError =>
    new SettingsError(
      `--cors: ${JSON.stringify(given)} is not allowed${why}; allowed is one origin, such as http://localhost:5173.`,
    );
  if (given === '*')
    throw refused(', because any web page could then have the sandbox call addresses on this machine');
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || given.includes('*') || !/^https?:$/.test(url.protocol)) throw refused('');
  if (url.origin !== given) throw refused(`: a browser sends ${url.origin}`);
  return given;
}

function wholeNumber(flag: string, given: string | undefined, otherwise: number, most: number): number {
  if (given === undefined) return otherwise;
  const number = /^[0-9]{1,10}$/.test(given) ? Number(given) : Number.NaN;
  if (number >= 0 && number <= most) return number;
  throw new SettingsError(
    `${flag}: ${JSON.stringify(given)} is not allowed; allowed is a whole number from 0 to ${most}.`,
  );
}
