import type { Fixtures } from '../../config/Settings.ts';
import { fixtures } from '../../server/fixtures.ts';
import { openSandbox, sandboxServer } from './openSandbox.ts';
import { serveOptions } from './serveOptions.ts';
import { withOrigins } from './withOrigins.ts';

/** What a sandbox is like. Whatever is left out is as in `assay serve`. */
export interface SandboxOptions {
  /** Left out, or 0: a free one. */
  readonly port?: number;
  /** At least eight characters; left out, one is made. */
  readonly apiKey?: string;
  /** Decides the seeded data. */
  readonly seed?: number;
  /** A path before every address, such as `/api`. */
  readonly basePath?: string;
  /** How long each answer waits before it is sent. */
  readonly latencyMs?: number;
  /** Names from `assay serve --list-variants`. */
  readonly variants?: readonly string[];
  /** Names from `assay serve --list-faults`. */
  readonly faults?: readonly string[];
  /** The origins of the web pages that may read its answers, such as `http://localhost:5173`. */
  readonly cors?: readonly string[];
}

/** A sandbox that answers, on 127.0.0.1, until it is closed. */
export interface Sandbox {
  /** The base URL, without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  /** The records to test with, as `assay run --fixtures` takes them. */
  readonly fixtures: Fixtures;
  readonly close: () => Promise<void>;
}

/**
 * Starts the reference server in this process, with data of its own. Raises SettingsError for an option that is not allowed, under
 * its name as a flag.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port, apiKey, seed, basePath, latencyMs, variants, faults, cors } = options;
  const serving = serveOptions({
    ...(port === undefined ? {} : { port: String(port) }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(seed === undefined ? {} : { seed: String(seed) }),
    ...(basePath === undefined ? {} : { basePath }),
    ...(latencyMs === undefined ? {} : { latency: String(latencyMs) }),
    ...(variants === undefined ? {} : { variant: variants }),
    ...(faults === undefined ? {} : { fault: faults }),
    ...(cors === undefined ? {} : { cors }),
  });
  const server = sandboxServer(serving);
  const { url, close } = await openSandbox(withOrigins(server, serving.origins), serving);
  return { url, apiKey: server.apiKey, fixtures: fixtures(server.store), close };
}
