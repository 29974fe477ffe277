import { randomBytes } from 'node:crypto';
import type { Fixtures } from '../../config/Settings.ts';
import { createServer } from '../../server/createServer.ts';
import { fixtures } from '../../server/fixtures.ts';
import { listen } from '../../server/listen.ts';

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
