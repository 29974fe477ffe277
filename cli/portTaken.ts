import { SettingsError } from '../config/SettingsError.ts';

/** What to say of a port at which nothing can listen; undefined for an error that is about something else. */
export function portTaken(error: unknown, port: number): SettingsError | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return undefined;
  return new SettingsError(`--port: ${port} can't be had (${code}); allowed is a free port, or 0 for any.`);
}
