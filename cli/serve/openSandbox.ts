import { randomBytes } from 'node:crypto';
import { createServer } from '../../server/createServer.ts';
import { type Listening, type ListenOptions, listen } from '../../server/listen.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { portTaken } from '../portTaken.ts';
import type { ServeOptions } from './serveOptions.ts';

/** The reference server that the options ask for, on no port yet. */
export const sandboxServer = ({
  seed,
  basePath,
  apiKey,
  arrangement: { choices, hooks },
}: ServeOptions): ReferenceServer =>
  createServer({
    seed,
    basePath,
    apiKey: apiKey ?? randomBytes(12).toString('base64url'),
    choices,
    hooks,
  });

/** Puts a sandbox on its port; `log` is given a line for each call. Raises SettingsError if the port can't be had. */
export async function openSandbox(
  server: ReferenceServer,
  { port, latencyMs, arrangement: { sending } }: ServeOptions,
  log?: NonNullable<ListenOptions['log']>,
): Promise<Listening> {
  try {
    return await listen(server, { port, latencyMs, sending, ...(log === undefined ? {} : { log }) });
  } catch (error) {
    throw portTaken(error, port) ?? error;
  }
}
