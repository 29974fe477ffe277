import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address, as text, is on loopback; false for anything that is not an address. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether a URL's host is on loopback as far as its name alone tells. */
export const isLoopbackName = (hostname: string): boolean =>
  hostname.toLowerCase() === 'localhost' || isLoopbackAddress(withoutBrackets(hostname));

/** A URL's host as sockets take it: URLs write an IPv6 address in brackets. */
export const withoutBrackets = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

export interface Resolved {
  readonly loopback: boolean;
  /** For `localhost`: the addresses that were checked. Only these may be connected to. */
  readonly pinned: readonly { readonly address: string; readonly family: number }[] | null;
}

/**
 * Whether a URL's host is on loopback: an address in 127.0.0.0/8 or ::1, or `localhost` with such addresses only.
 *
 * No other name counts, whatever it resolves to: a name can change its address between the check and the connection.
 */
export async function resolveLoopback(hostname: string): Promise<Resolved> {
  const host = withoutBrackets(hostname);
  if (isIP(host) !== 0) return { loopback: isLoopbackAddress(host), pinned: null };
  if (host.toLowerCase() !== 'localhost') return { loopback: false, pinned: null };
  const found = await lookup(host, { all: true }).catch(() => []);
  const safe = found.length > 0 && found.every(({ address }) => isLoopbackAddress(address));
  return safe ? { loopback: true, pinned: found } : { loopback: false, pinned: null };
}
