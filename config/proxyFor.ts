import { BlockList, isIP } from 'node:net';
import type { ConnectionSettings, ProxySettings, ProxyVariable } from './ConnectionSettings.ts';
import { SettingsError } from './SettingsError.ts';

export const allowedProxy =
  'an http or https URL without a path, such as http://proxy.example:3128; it may hold a user and a password';

/**
 * The proxy for a target; null if it is reached without one. A proxy that Assay's own settings name always counts. One from
 * HTTPS_PROXY or HTTP_PROXY counts unless the target is on loopback or NO_PROXY names it.
 *
 * Raises SettingsError if that variable names no proxy.
 */
export function proxyFor(
  target: URL,
  isLoopback: boolean,
  connection: ConnectionSettings,
): ProxySettings | null {
  if (connection.proxy !== null) return connection.proxy;
  const variable = proxyVariableFor(target, isLoopback, connection);
  if (variable === null) return null;
  const proxy = proxyIn(variable.value, variable.name);
  // The value is not repeated, because it may hold a password.
  if (proxy === null)
    throw new SettingsError(
      `${variable.name}: what was given is not allowed; allowed is ${allowedProxy}. Correct it, or name the host of the target in NO_PROXY.`,
    );
  return proxy;
}

/** The variable of the environment that counts for a target, if Assay's own settings name no proxy; null if there is none. */
export function proxyVariableFor(
  target: URL,
  isLoopback: boolean,
  { httpsProxy, httpProxy, noProxy }: ConnectionSettings,
): ProxyVariable | null {
  const variable = target.protocol === 'https:' ? httpsProxy : httpProxy;
  return isLoopback || isExempt(target, noProxy) ? null : variable;
}

/** The proxy that a text names; null if it names none. Without a scheme, `http` is meant. */
export function proxyIn(text: string, from: string): ProxySettings | null {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, host, pathname, search, hash, username, password } = new URL(whole);
  if (!['http:', 'https:'].includes(protocol) || host === '') return null;
  if (pathname !== '/' || search !== '' || hash !== '') return null;
  const given = username !== '' || password !== '';
  try {
    return {
      url: `${protocol}//${host}`,
      user: given ? decodeURIComponent(username) : null,
      password: given ? decodeURIComponent(password) : null,
      from,
    };
  } catch {
    // A percent sign that escapes nothing.
    return null;
  }
}

/**
 * Whether NO_PROXY names a target. Its entries, between commas or spaces, are hosts, with all hosts below them; addresses; address
 * ranges such as 10.0.0.0/8; each with a port or without one; or `*` for all.
 */
function isExempt(target: URL, noProxy: string): boolean {
  const host = bare(target.hostname);
  const port = target.port || (target.protocol === 'https:' ? '443' : '80');
  return noProxy
    .split(/[,\s]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      const [, name = entry, onlyPort] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
      if (onlyPort !== undefined && onlyPort !== port) return false;
      if (name === '*') return true;
      const range = /^([^/]+)\/(\d+)$/.exec(name);
      if (range !== null) return isWithin(host, range[1] ?? '', Number(range[2]));
      const wanted = bare(name.replace(/^\*?\./, ''));
      return host === wanted || (isIP(host) === 0 && host.endsWith(`.${wanted}`));
    });
}

/** A host in lower case without brackets and the dot at its end; an IPv6 address in its shortest form. */
function bare(host: string): string {
  const open = host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  return isIP(open) === 6 ? new URL(`http://[${open}]`).hostname.slice(1, -1) : open;
}

function isWithin(host: string, network: string, bits: number): boolean {
  const family = isIP(bare(network));
  if (family === 0 || isIP(host) !== family || bits > (family === 6 ? 128 : 32)) return false;
  const range = new BlockList();
  range.addSubnet(bare(network), bits, family === 6 ? 'ipv6' : 'ipv4');
  return range.check(host, family === 6 ? 'ipv6' : 'ipv4');
}
