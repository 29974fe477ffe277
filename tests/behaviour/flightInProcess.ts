import type { Capabilities } from '../../harness/Capabilities.ts';
import { openApi } from '../../harness/openApi.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import type { ReferenceServer } from '../../server/ReferenceServer.ts';
import { targetOf } from '../inProcess.ts';
import { settings } from '../preflight/flightTo.ts';

/** What a preflight finds out about a server, without a socket. */
export function flightInProcess(server: ReferenceServer): Promise<Capabilities> {
  const target = targetOf(server);
  const { apiKey } = server;
  return preflight({
    target,
    openApi: (capabilities) => openApi({ target, capabilities, apiKey }),
    settings: { ...settings, apiKey },
  });
}
