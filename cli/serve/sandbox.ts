import { randomBytes } from 'node:crypto';
import { SettingsError } from '../../config/SettingsError.ts';
import { createServer } from '../../server/createServer.ts';
import { type Listening, type ListenOptions, listen } from '../../server/listen.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
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
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' || code === 'EACCES')
      throw new SettingsError(
        `--port: ${port} can't be had (${code}); allowed is a free port, or 0 for any.`,
      );
    throw error;
  }
}
