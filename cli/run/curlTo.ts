import type { ConnectionSettings } from '../../config/ConnectionSettings.ts';
import { type CurlConnection, curlConnection, plainCurl } from '../../harness/stored/curlConnection.ts';
import { routeTo } from '../../harness/transport/routeTo.ts';

/** How curl reaches a target; null is a server on this host. Raises SettingsError if what the environment names as a proxy is none. */
export async function curlTo(target: string | null, connection: ConnectionSettings): Promise<CurlConnection> {
  if (target === null) return plainCurl;
  const url = new URL(target);
  return curlConnection(url, await routeTo(url, connection), connection);
}
