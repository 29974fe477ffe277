import type { ConnectionSettings } from '../../config/ConnectionSettings.ts';
import type { Route } from '../transport/routeTo.ts';

/** What a curl line needs to reach a target as Assay does. */
export interface CurlConnection {
  /** The options, as text for a shell, without any secret. */
  readonly options: readonly string[];
  /** What must be added by hand, as a comment. */
  readonly note?: string;
  /** Names of headers, in lower case, that recorded requests have and a request over this connection must not have. */
  readonly without?: readonly string[];
}

/** What a target needs that is reached without a proxy, an own certificate or an own authority. */
export const plainCurl: CurlConnection = { options: [] };

/**
 * The options of curl that fit a target and the route to it. curl reads HTTPS_PROXY and NO_PROXY as well, and decides otherwise
 * than Assay about a target on loopback. So the line says in either case what is right.
 */
export function curlConnection(
  target: URL,
  { proxy }: Pick<Route, 'proxy'>,
  connection: ConnectionSettings,
): CurlConnection {
  const { ca, cert, certKey, insecure, httpProxy, httpsProxy } = connection;
  const isTls = target.protocol === 'https:';
  const inEnvironment = isTls ? httpsProxy : httpProxy;
  const direct = inEnvironment === null ? [] : [`--noproxy '*'`];
  return {
    options: [
      ...(isTls && ca !== null ? [`--cacert ${quoted(ca.file)}`] : []),
      ...(isTls && cert !== null ? [`--cert ${quoted(cert.file)}`] : []),
      ...(isTls && certKey !== null && certKey.file !== cert?.file ? [`--key ${quoted(certKey.file)}`] : []),
      ...(isTls && insecure ? ['--insecure'] : []),
      ...(proxy === null
        ? direct
        : [
            `--proxy ${quoted(proxy.url)} --noproxy ''`,
            ...(isTls ? [] : ['--proxytunnel']),
            ...(ca !== null && proxy.url.startsWith('https:') ? [`--proxy-cacert ${quoted(ca.file)}`] : []),
          ]),
    ],
    ...(proxy === null || proxy.user === null
      ? {}
      : {
          note: 'The proxy wants a user and a password: add --proxy-user with the user; curl asks for the password.',
        }),
  };
}

/** A text as one word of a shell. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
