import { randomBytes } from 'node:crypto';
import { plainConnection } from '../../config/ConnectionSettings.ts';
import type { Fixtures, Settings } from '../../config/Settings.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';
import type { Task } from './Task.ts';

/** The reference server in this process, behind a real loopback port. */
export interface Embedded {
  readonly url: string;
  readonly apiKey: string;
  readonly fixtures: Fixtures;
  readonly close: () => Promise<void>;
}

/** Starts a reference server with fresh data and a key of its own. */
export async function openEmbedded(seed: number): Promise<Embedded> {
  const server = createServer({ seed, apiKey: randomBytes(18).toString('base64url') });
  const { url, close } = await listen(server);
  return { url, apiKey: server.apiKey, fixtures: fixtures(server.store), close };
}

/** The settings of a run of it: the server's own address, key and fixtures. */
export const ofEmbedded = (
  settings: Settings,
  { url, apiKey, fixtures: own }: Embedded,
): Task['settings'] => ({
  ...settings,
  target: url,
  apiKey,
  headers: {},
  fixtures: own,
  connection: plainConnection,
});
