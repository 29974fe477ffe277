import type { Allowance, DialectSettings, Fixtures, JunitBy, ReportName } from './Settings.ts';
import type { Scope } from './scope.ts';

/**
 * Settings that a program gives, under the names of the settings file. One that is left out, undefined or empty text comes from the
 * environment, `.env` or the settings file, as for the command. An empty `target` is refused where none of them names one.
 */
export interface GivenSettings {
  /**
   * The base URL to judge. If no source names one, the embedded reference server is judged. With a key, fixtures, headers, a proxy or a
   * certificate that is refused.
   */
  readonly target?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly apiKeyFile?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Paths of PEM files. */
  readonly ca?: string | undefined;
  readonly cert?: string | undefined;
  readonly certKey?: string | undefined;
  readonly insecure?: boolean | undefined;
  readonly proxy?: string | undefined;
  /** The path of a file, or what it would hold. */
  readonly fixtures?: string | Fixtures | undefined;
  /** The path of a list of known deviations. */
  readonly deviations?: string | undefined;
  /** The path of a module of hooks and own checks (docs/hooks.md). */
  readonly hooks?: string | undefined;
  readonly scope?: Partial<Readonly<Record<keyof Scope, readonly string[]>>> | undefined;
  /** Names or globs, here and in the next three. */
  readonly formats?: readonly string[] | undefined;
  readonly operations?: readonly string[] | undefined;
  readonly clauses?: readonly string[] | undefined;
  readonly cases?: readonly string[] | undefined;
  readonly readOnly?: boolean | undefined;
  readonly allow?: readonly (Allowance | 'all')[] | undefined;
  readonly strict?: boolean | undefined;
  readonly seed?: number | undefined;
  /** The most trials that a generated case makes. */
  readonly runs?: number | undefined;
  readonly maxRecords?: number | undefined;
  readonly listenerUrl?: string | undefined;
  readonly concurrency?: number | undefined;
  /** Requests per second. */
  readonly rate?: number | undefined;
  /** Milliseconds, or text such as `10s`; here and in the next two. */
  readonly timeout?: number | string | undefined;
  readonly patience?: number | string | undefined;
  readonly maxDuration?: number | string | undefined;
  readonly failFast?: boolean | undefined;
  /** The folder of the reports. */
  readonly out?: string | undefined;
  readonly report?: readonly ReportName[] | undefined;
  readonly junitBy?: JunitBy | undefined;
  readonly dialect?: 'auto' | DialectSettings | undefined;
}
