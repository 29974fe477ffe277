import type { ConnectionSettings, ProxySettings } from '../../config/ConnectionSettings.ts';
import { proxyFor } from '../../config/proxyFor.ts';
import { type Resolved, resolveLoopback } from './loopback.ts';

/** The way to a target. */
export interface Route extends Resolved {
  /** Null if the target is connected to directly. */
  readonly proxy: (ProxySettings & Pick<Resolved, 'pinned'>) | null;
}

/**
 * Whether a target is on loopback, and which proxy leads to it. Behind a proxy on another host, 127.0.0.1 is that host, so the
 * target counts as loopback only if its proxy does too.
 *
 * Raises SettingsError if what the environment names as its proxy is none.
 */
export async function routeTo(target: URL, connection: ConnectionSettings): Promise<Route> {
  const { loopback, pinned } = await resolveLoopback(target.hostname);
  const proxy = proxyFor(target, loopback, connection);
  if (proxy === null) return { loopback, pinned, proxy };
  const ofProxy = await resolveLoopback(new URL(proxy.url).hostname);
  return {
    loopback: loopback && ofProxy.loopback,
    // The proxy looks up the name of the target.
    pinned: null,
    proxy: { ...proxy, pinned: ofProxy.pinned },
  };
}
