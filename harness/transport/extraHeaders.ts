import { validateHeaderName, validateHeaderValue } from 'node:http';
import { SettingsError } from '../../config/SettingsError.ts';

/** Headers of the connection or the message length, which only the client itself may write. */
const reserved = new Set([
  'connection',
  'content-length',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Whether a header is about the connection or the length of a message, or stands for the first line (HTTP/2), by its name. */
export const isOfConnection = (name: string): boolean =>
  name.startsWith(':') || reserved.has(name.toLowerCase());

/** Headers that each call sets by itself, because clauses are about them. */
const setByCalls = new Set(['accept', 'accept-encoding', 'content-type']);

/**
 * The operator's extra headers, with names in lower case, ready to send with every request. Raises SettingsError as `checkedHeaders`
 * does, and for a header that each call sets.
 */
export function extraHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const own = Object.keys(headers).find((name) => setByCalls.has(name.toLowerCase()));
  if (own !== undefined)
    throw new SettingsError(`header ${own} cannot be set: Assay sets it itself for each call; leave it out.`);
  return checkedHeaders(headers);
}

/**
 * Headers with names in lower case, as HTTP takes them.
 *
 * Raises SettingsError for a name or value that HTTP does not allow, and for hop-by-hop headers.
 */
export function checkedHeaders(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const checked: Record<string, string> = {};
  for (const [given, value] of Object.entries(headers)) {
    const name = given.toLowerCase();
    if (reserved.has(name)) {
      throw new SettingsError(
        `header ${given} cannot be set: it belongs to the connection, not to the request`,
      );
    }
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      // The value may be a secret, so it is not repeated.
      throw new SettingsError(`header ${JSON.stringify(given)} is not one that HTTP can carry`);
    }
    checked[name] = value;
  }
  return checked;
}
