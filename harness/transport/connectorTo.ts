import { type LookupFunction, Socket } from 'node:net';
import { createSecureContext, type SecureContextOptions } from 'node:tls';
import { buildConnector, Pool } from 'undici';
import type { ConnectionSettings } from '../../config/ConnectionSettings.ts';
import { type Resolved, withoutBrackets } from './loopback.ts';
import type { Route } from './routeTo.ts';

/** A proxy did not connect. `status`: what it answered, if it answered at all; else `cause` says what went wrong. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
  readonly status: number | undefined;

  constructor(status: number | undefined, cause?: unknown) {
    super(status === undefined ? 'the proxy cannot be used' : `the proxy answered ${status}`, { cause });
    this.status = status;
  }
}

/** Makes connections to one target, each with its TLS handshake. */
export interface Connector {
  readonly connect: buildConnector.connector;
  readonly close: () => Promise<void>;
}

/** The answer to an HTTP CONNECT that made a tunnel. */
const isMade = (status: number): boolean => status >= 200 && status < 300;

/** How long one of several addresses of a host is tried. Node's 250 ms is too short for a distant one, and then none is left. */
const attemptMs = (timeoutMs: number): number => Math.max(1000, Math.ceil(timeoutMs / 4));

/**
 * A connector for the route to a target: directly, or through a tunnel that its proxy makes (CONNECT). `isChecked`: whether the
 * certificate of the target is checked. That of a proxy always is.
 *
 * `connect` fails with ProxyError if it is the proxy that fails.
 */
export function connectorTo(
  { pinned, proxy }: Route,
  connection: ConnectionSettings,
  timeoutMs: number,
  isChecked: boolean,
): Connector {
  const { ca, cert, certKey, certPassphrase } = connection;
  const trusted: SecureContextOptions = ca === null ? {} : { ca: ca.text };
  const toTarget = buildConnector({
    timeout: timeoutMs,
    autoSelectFamilyAttemptTimeout: attemptMs(timeoutMs),
    ...lookupOf(pinned),
    rejectUnauthorized: isChecked,
    // Made once: reading the certificates again for each connection would take a while.
    secureContext: createSecureContext({
      ...trusted,
      ...(cert === null || certKey === null ? {} : { cert: cert.text, key: certKey.text }),
      ...(certPassphrase === null ? {} : { passphrase: certPassphrase }),
    }),
  });
  // A pool of undici takes the brackets of an IPv6 address away by itself; other callers need not.
  const direct: Connector['connect'] = (options, done) =>
    toTarget({ ...options, hostname: withoutBrackets(options.hostname) }, done);
  if (proxy === null) return { connect: direct, close: async () => undefined };
  const { user, password } = proxy;
  const credentials = Buffer.from(`${user ?? ''}:${password ?? ''}`).toString('base64');
  const toProxy = buildConnector({
    timeout: timeoutMs,
    autoSelectFamilyAttemptTimeout: attemptMs(timeoutMs),
    ...lookupOf(proxy.pinned),
    secureContext: createSecureContext(trusted),
  });
  const pool = new Pool(proxy.url, {
    headersTimeout: timeoutMs,
    // By itself, undici expects a certificate for the host of the target here.
    connect: (options, done) => toProxy({ ...options, servername: '' }, done),
  });
  return {
    connect: (options, done) => {
      const authority = authorityOf(options);
      const headers = {
        host: authority,
        ...(user === null && password === null ? {} : { 'proxy-authorization': `Basic ${credentials}` }),
      };
      pool.connect({ path: authority, headers }).then(
        ({ statusCode, socket }) => {
          if (!isMade(statusCode) || !(socket instanceof Socket)) {
            socket.on('error', () => undefined).destroy();
            return done(new ProxyError(statusCode), null);
          }
          if (options.protocol === 'https:') direct({ ...options, httpSocket: socket }, done);
          else done(null, socket);
        },
        (error: unknown) => done(new ProxyError(undefined, error), null),
      );
    },
    close: () => pool.destroy(),
  };
}

/** `host:port`, with brackets around an IPv6 address. */
function authorityOf({ hostname, protocol, port }: buildConnector.Options): string {
  const host = hostname.includes(':') && !hostname.startsWith('[') ? `[${hostname}]` : hostname;
  return `${host}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

function lookupOf(pinned: Resolved['pinned']): { readonly lookup?: LookupFunction } {
  if (pinned === null) return {};
  return {
    lookup: (_hostname, options, done) => {
      const [first] = pinned;
      if (options.all === true || first === undefined) done(null, [...pinned]);
      else done(null, first.address, first.family);
    },
  };
}
