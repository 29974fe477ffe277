import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiKey } from './apiKey.ts';
import { answerRequest } from './http/answerRequest.ts';
import { BASE_PATH } from './http/Target.ts';
import type { Fixtures } from './seed/Fixtures.ts';
import { seedWorld } from './seed/seedWorld.ts';
import { createWorld } from './store/World.ts';

/** A server that runs, with what a suite needs to know of it. */
export interface RunningServer {
  readonly url: string;
  readonly apiKey: string;
  readonly fixtures: Fixtures;
  readonly close: () => Promise<void>;
}

/** Starts the server on loopback with its first records; port 0 leaves the choice to the kernel. */
export async function startServer(port = 0): Promise<RunningServer> {
  const world = createWorld();
  const fixtures = seedWorld(world);
  const server = createServer((request, response) => void answerRequest(request, response, world));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  world.publicUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${BASE_PATH}`;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: world.publicUrl, apiKey, fixtures, close };
}
